import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { guestAddressOf, guestPathOf } from '#contract/core/request.ts';
import { deleteProject, editProject, getProject, listProjects } from '#contract/projects/projects.ts';
import { hideProject } from '#contract/site/administration.ts';
import { readSection } from '#contract/texts/reading.ts';
import { listSections } from '#contract/texts/sections.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { projectOf } from '../../../test/project.ts';
import { openTwoServers } from '../../../test/two-servers.ts';
import { orderEvents } from '../events/order-queries.ts';

const { testApp, other, admin, anna, boris } = await openTwoServers();
let testProject: Awaited<ReturnType<typeof projectOf>>;

/** The addresses that pages of guests need, for Home, a project's page and its text. */
let pages: Record<'popular' | 'inNeed' | 'project' | 'card' | 'sections' | 'text', string>;

/** The time of the servers, which stands still. */
let now = 0;
const clock = () => vi.spyOn(performance, 'now').mockImplementation(() => now);
const afterASecond = () => {
  now += SERVICE_LIMITS.guestViewLasts;
};

beforeEach(async () => {
  testProject = await projectOf(anna);
  const { params } = testProject;
  const at = (address: string | undefined) => address ?? expect.fail('no call of guests');
  const whole = { fetch_members: 'true', fetch_sections: 'true' };
  pages = {
    popular: at(guestAddressOf(listProjects, { query: { popular: 'true', limit: 20 } })),
    inNeed: at(guestAddressOf(listProjects, { query: { needs_translators: 'true', limit: 6 } })),
    project: at(guestAddressOf(getProject, { params, query: whole })),
    card: at(guestAddressOf(getProject, { params: { project: testProject.project.handle } })),
    sections: at(guestAddressOf(listSections, { params })),
    text: at(guestAddressOf(readSection, { params, query: { limit: 50 } })),
  };
  now += 100 * SERVICE_LIMITS.guestViewLasts;
  clock();
});
afterEach(() => void vi.restoreAllMocks());

const get = (url: string, headers: Record<string, string> = {}, app = testApp.app) =>
  app.inject({ url, headers });
const statusOf = async (url: string, app = testApp.app) => (await get(url, {}, app)).statusCode;
const CACHED = 'public, max-age=0, s-maxage=2, stale-if-error=600';

test('what a guest’s page needs is the same for everybody, and says so (api.38)', async () => {
  const token = await testApp.byToken(anna, ['read', 'manage']);
  const credentials = [
    anna.headers,
    token.headers,
    { authorization: 'Bearer dgm_nonsense' },
    { cookie: 'dragoman_session=nonsense' },
    { 'accept-language': 'it', 'user-agent': 'Safari', origin: 'https://elsewhere.example' },
  ];
  for (const url of Object.values(pages)) {
    const { statusCode, headers: all, body } = await get(url);
    const { date: _date, ...headers } = all;
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': CACHED, vary: 'accept-encoding' });
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(headers['set-cookie']).toBeUndefined();
    for (const one of credentials) {
      // Whoever asks first makes the view for all.
      now += SERVICE_LIMITS.guestViewRebuilt;
      expect(await get(url, one)).toMatchObject({ statusCode, headers, body });
    }
  }
  const whole = (await get(pages.project)).json();
  expect(whole).toMatchObject({ role_id: null, invite: null, members: [{ user: { id: anna.id } }] });
});

test('not even its owner sees a closed project there, or makes others see it', async () => {
  const closed = await projectOf(anna, { visibility: 'closed' });
  const { project } = closed.params;
  const seen = async (url: string) => (await get(url, anna.headers)).json();
  expect(await seen(`/api/guest/projects/${project}`)).toMatchObject({ status: 404 });
  expect(await seen(`/api/guest/projects/${project}/sections`)).toMatchObject({ status: 404 });
  const listed = (await seen(pages.popular)).map(({ id }: { id: number }) => id);
  expect(listed).toContain(testProject.params.project);
  expect(listed).not.toContain(project);
});

test('where the response depends on who asks no cache keeps it', async () => {
  for (const url of Object.values(pages)) {
    for (const who of [anna, testApp.guest]) {
      const { headers } = await get(url.replace('/api/guest/', '/api/'), who.headers);
      expect(headers['cache-control']).toBe('no-store');
    }
  }
});

test('of all requests for an address within a second one reaches the database (api.39)', async () => {
  for (const url of Object.values(pages)) {
    const one = await countQueries(testApp, () => get(url));
    expect(one).toBeGreaterThan(0);
    afterASecond();
    const people = [testApp.guest, anna, boris];
    const all = await countQueries(testApp, async () => {
      await Promise.all(Array.from({ length: 60 }, (_, nth) => get(url, people[nth % 3]?.headers)));
      for (let nth = 0; nth < 20; nth += 1) await get(url);
    });
    expect(all).toBeLessThanOrEqual(one);
  }
});

test('fields that mean nothing and other spellings make no request more, and no cache keeps them', async () => {
  const { project: id, section } = testProject.params;
  await get(pages.text);
  await get(pages.project);
  await get(pages.card);
  const spellings = [
    `${pages.text}&x=1`,
    `${pages.text}&fetch_members=true`,
    `/api/guest/projects/0${id}/sections/${section}/reading?limit=50`,
    `/api/guest/projects/${id}/sections/${section}/reading?limit=050`,
    `/api/guest/projects/${id}/sections/${section}/reading/?limit=50`,
    `/api/guest/projects/${id}?fetch_sections=1&fetch_members`,
    `/api/guest/projects/${id}?fetch_members=true&fetch_sections=true&mine=true&name=x`,
    `/api/guest/projects/${testProject.project.handle.toUpperCase()}`,
    ...Array.from({ length: 50 }, (_, nth) => `${pages.project}&utm_source=${nth}`),
  ];
  const sent = await countQueries(testApp, async () => {
    for (const url of spellings) {
      const { statusCode, headers } = await get(url);
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  });
  expect(sent).toBe(0);
});

test('guests search nothing there, and get no text without an end', async () => {
  const everything = await get('/api/guest/projects?name=nothing+has+this+name&mine=true&limit=100');
  expect(everything.json().length).toBeGreaterThan(0);
  expect(await statusOf(pages.text.replace('limit=50', 'limit=501'))).toBe(400);
  const { params } = testProject;
  expect(guestAddressOf(readSection, { params, query: { limit: 10_000 } })).toBeUndefined();
  expect(guestAddressOf(readSection, { params })).toBeUndefined();
  expect(guestAddressOf(listProjects, { query: { name: 'x' } })).toBeUndefined();
});

test('a view without anything new is not built again, and who has it gets 304', async () => {
  await orderEvents(testApp.sql);
  const first = await get(pages.text);
  const { etag } = first.headers;
  const known = { 'if-none-match': `"other", ${etag}` };
  afterASecond();
  const checks = await countQueries(testApp, async () => {
    const { statusCode, body, headers } = await get(pages.text, known);
    expect([statusCode, body, headers.etag, headers['cache-control']]).toEqual([304, '', etag, CACHED]);
  });
  // The guard, and whether the project has new events.
  expect(checks).toBe(2);

  const [string] = testProject.strings;
  const params = string ?? expect.fail();
  await anna.does(addTranslation, { params, body: { text: 'Один.' } });
  expect((await get(pages.text, known)).statusCode).toBe(304);
  afterASecond();
  const changed = await get(pages.text, known);
  expect([changed.statusCode, changed.json()[0].translation]).toEqual([200, 'Один.']);
  // The same for every server.
  expect((await get(pages.text, {}, other)).headers.etag).toBe(changed.headers.etag);
});

test('what changes without an event of the project shows after ten seconds', async () => {
  const read = async () => (await get(pages.project)).json().members[0].user.username;
  expect(await read()).toBe('anna');
  await testApp.sql`UPDATE users SET username = 'anna_k' WHERE id = ${anna.id}`;
  afterASecond();
  expect(await read()).toBe('anna');
  now += SERVICE_LIMITS.guestViewRebuilt;
  expect(await read()).toBe('anna_k');
  await testApp.sql`UPDATE users SET username = 'anna' WHERE id = ${anna.id}`;
});

test('a closed, private, hidden or deleted project is gone a second later, from every server (visibility.21)', async () => {
  const params = { project: testProject.params.project };
  const acts: [status: number, act: () => Promise<unknown>, undo: () => Promise<unknown>][] = [
    ...(['private', 'closed'] as const).map(
      (visibility) =>
        [
          visibility === 'private' ? 401 : 404,
          () => anna.does(editProject, { params, body: { visibility } }),
          () => anna.does(editProject, { params, body: { visibility: 'public' } }),
        ] as [number, () => Promise<unknown>, () => Promise<unknown>],
    ),
    [
      404,
      () => admin.does(hideProject, { params, body: { hidden: true, reason: 'Copied.' } }),
      () => admin.does(hideProject, { params, body: { hidden: false } }),
    ],
    [404, () => anna.does(deleteProject, { params }), async () => {}],
  ];
  const servers = [testApp.app, other];
  const seen = () => Promise.all(servers.map((app) => statusOf(pages.text, app)));
  const isListed = async () =>
    (await Promise.all(servers.map((app) => get(pages.popular, {}, app)))).map((answer) =>
      answer.json().some(({ id }: { id: number }) => id === params.project),
    );
  for (const [status, act, undo] of acts) {
    expect([await seen(), await isListed()]).toEqual([
      [200, 200],
      [true, true],
    ]);
    await act();
    afterASecond();
    expect([await seen(), await isListed()]).toEqual([
      [status, status],
      [false, false],
    ]);
    const refused = await get(pages.text);
    expect([refused.headers['cache-control'], refused.headers.etag]).toEqual(['no-store', undefined]);
    expect(await countQueries(testApp, () => get(pages.text, anna.headers))).toBe(0);
    await undo();
    afterASecond();
  }
});

test('a view says up to which event it goes, and comes with the event that a page has heard of (live.11)', async () => {
  vi.restoreAllMocks();
  await orderEvents(testApp.sql);
  const positionOf = ({ headers }: Awaited<ReturnType<typeof get>>) => {
    const [id, position] = String(headers['project-position']).split(' ').map(Number);
    expect(id).toBe(testProject.params.project);
    return position ?? 0;
  };
  const before = positionOf(await get(pages.text));
  const [string] = testProject.strings;
  await anna.does(addTranslation, { params: string ?? expect.fail(), body: { text: 'Один.' } });
  await orderEvents(testApp.sql);
  const position = before + 1;

  const fresh = await get(`${pages.text}&position=${position}`);
  expect([positionOf(fresh), fresh.json()[0].translation]).toEqual([position, 'Один.']);
  expect(fresh.headers['cache-control']).toBe(CACHED);
  // Nobody can fill a cache with what is there now for a position to come, nor for one of long ago.
  const ahead = await get(`${pages.text}&position=${position + 1}`);
  expect([ahead.json()[0].translation, ahead.headers['cache-control']]).toEqual(['Один.', 'no-store']);
  await testApp.sql`
    UPDATE event_heads SET position = position + ${LIMITS.liveLines} WHERE project_id = ${testProject.params.project}`;
  const past = await get(`${pages.text}&position=${position + LIMITS.liveLines}`);
  expect(past.headers['cache-control']).toBe(CACHED);
  expect((await get(`${pages.text}&position=${position}`)).headers['cache-control']).toBe(CACHED);
  expect((await get(`${pages.text}&position=${before}`)).headers['cache-control']).toBe('no-store');
});

test('it is compressed once, as the browser takes it', async () => {
  const long = await projectOf(anna, { strings: Array.from({ length: 50 }, (_, nth) => `Line ${nth}.`) });
  const url = guestAddressOf(readSection, { params: long.params, query: { limit: 50 } }) ?? '';
  const plain = await get(url);
  const as = (accepted: string) => get(url, { 'accept-encoding': accepted });
  const br = await as('gzip, deflate, br, zstd');
  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
    'br',
    plain.body,
  ]);
  const gzip = await as('br;q=0, gzip');
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
    'gzip',
    plain.body,
  ]);
  expect(gzip.headers.etag).toBe(plain.headers.etag);
});

test('only reading calls have a view of guests, and each field that it takes is one of theirs', () => {
  const shared = CALLS.filter(({ guests }) => guests);
  expect(shared.map(({ name }) => name).sort()).toEqual(
    ['getFamily', 'getProject', 'listProjects', 'listSections', 'readSection'].sort(),
  );
  for (const { method, path } of shared) {
    expect([method, guestPathOf(path)]).toEqual(['GET', path.replace('/api/', '/api/guest/')]);
  }
});
