import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_HINT } from '#contract/identity/users.routes.ts';
import { findProjectId, knownProjectId, loadWithProjectId, projectIdQuery } from './project-at.ts';
import { projectQuery } from './projects.ts';
import { fetchSections, sectionsQuery } from './sections.ts';

afterEach(() => void vi.unstubAllGlobals());

const HOME = '/api/projects';
const SECTIONS = [{ id: 10, name: 'The whole book' }];

/** A service with one project under the handle that `handle` returns. Records the calls, and answers once it is released. */
function service(handle: () => string, released: Promise<unknown> = Promise.resolve()) {
  const asked: string[] = [];
  vi.stubGlobal('document', { cookie: `${SESSION_HINT}=1` });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    await released;
    const [, name, more] = address.slice(HOME.length).split('/');
    if (name !== handle() && name !== '7') {
      const errors = [{ key: 'general', kind: 'notFound' }];
      return Response.json({ status: 404, errors }, { status: 404 });
    }
    return Response.json(more === 'sections' ? SECTIONS : { id: 7, handle: handle() });
  });
  return asked;
}

function withResolver() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });

const loadSections = (queries: QueryClient, address: string) =>
  loadWithProjectId(queries, address, fetchSections, (id, ahead) =>
    queries.ensureQueryData(sectionsQuery(id, ahead)),
  );

/** The cached queries of project content, as hashes. */
const cached = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash)
    .filter((hash) => !hash.includes('project at'))
    .sort();

const BY_ID = [hashKey(projectQuery(7).queryKey), hashKey(sectionsQuery(7).queryKey)];

test('at a handle that is not known yet everything is asked for at once, and is cached under the id', async () => {
  const { promise, resolve } = withResolver();
  const asked = service(() => 'dune', promise);
  const queries = client();
  const sections = loadSections(queries, 'dune');
  const id = findProjectId(queries, 'dune');
  await Promise.resolve();
  expect(asked.sort()).toEqual([`${HOME}/dune`, `${HOME}/dune/sections`]);
  resolve();
  expect([await sections, await id]).toEqual([SECTIONS, 7]);
  expect(cached(queries)).toEqual(BY_ID);
});

test('a project is cached once, whether addresses have its id or its handle', async () => {
  const asked = service(() => 'dune');
  const queries = client();
  for (const address of ['7', 'dune', 'DUNE']) {
    const sections = loadSections(queries, address);
    const card = findProjectId(queries, address).then((id) => queries.ensureQueryData(projectQuery(id)));
    expect(await sections).toEqual(SECTIONS);
    expect((await card).id).toBe(7);
  }
  expect(cached(queries)).toEqual(BY_ID);
  expect(asked).toHaveLength(2);
});

test('an open page stays with its project when the handle changes; who opens the old address then asks again', async () => {
  let handle = 'dune';
  const asked = service(() => handle);
  const queries = client();
  await findProjectId(queries, 'dune');
  const close = new QueryObserver(queries, projectIdQuery('dune')).subscribe(() => undefined);
  handle = 'arrakis';
  expect((await queries.fetchQuery({ ...projectQuery(7), staleTime: 0 })).handle).toBe('arrakis');
  expect(asked).toEqual([`${HOME}/dune`, `${HOME}/7`]);
  expect(knownProjectId(queries, 'dune')).toBe(7);
  expect(knownProjectId(queries, 'arrakis')).toBe(7);

  close();
  expect(knownProjectId(queries, 'dune')).toBeUndefined();
  await expect(findProjectId(queries, 'dune')).rejects.toMatchObject({ status: 404 });
});

test('a response that did not come is asked for again', async () => {
  const asked = service(() => 'dune');
  const queries = client();
  await loadWithProjectId(
    queries,
    'dune',
    () => Promise.reject(new Error('lost')),
    (id, ahead) => queries.prefetchQuery({ ...sectionsQuery(id, ahead), retry: 1, retryDelay: 0 }),
  );
  expect(asked).toEqual([`${HOME}/dune`, `${HOME}/7/sections`]);
  expect(queries.getQueryData(sectionsQuery(7).queryKey)).toEqual(SECTIONS);
});
