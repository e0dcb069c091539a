import { beforeEach, expect, test, vi } from 'vitest';
import { SESSION_HINT } from '#contract/identity/users.routes.ts';
import { getProject, listProjects } from '#contract/projects/projects.ts';
import { readSection } from '#contract/texts/reading.ts';
import { listSections } from '#contract/texts/sections.ts';
import { call } from './call.ts';
import { noteChange } from './current-reads.ts';
import { noteEvent, noteStreamEnd, startOfStream } from './guest-views.ts';

/** The addresses that were fetched. */
let fetched: string[];
/** What they said to caches. */
let toldCaches: (string | null)[];
let position: string | undefined;
const page = { cookie: '' };

beforeEach(() => {
  fetched = [];
  toldCaches = [];
  position = undefined;
  page.cookie = '';
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    fetched.push(address);
    toldCaches.push(new Headers(headers).get('cache-control'));
    return new Response('[]', position ? { headers: { 'project-position': position } } : {});
  });
  return () => void vi.unstubAllGlobals();
});

const whole = { fetch_members: 'true', fetch_sections: 'true' } as const;

test('a guest’s page asks where all guests share the response, in the spelling that caches keep (api.38)', async () => {
  await call(listProjects, { query: { limit: 20, popular: 'true' } });
  await call(getProject, { params: { project: 'dune' }, query: whole });
  await call(listSections, { params: { project: 1 } });
  await call(readSection, { params: { project: 1, section: 2 }, query: { after: 7, limit: 500 } });
  expect(fetched).toEqual([
    '/api/guest/projects?popular=true&limit=20',
    '/api/guest/projects/dune?fetch_members=true&fetch_sections=true',
    '/api/guest/projects/1/sections',
    '/api/guest/projects/1/sections/2/reading?limit=500&after=7',
  ]);
});

test('a user’s page, and what is not for all guests, is asked for where no cache keeps it', async () => {
  await call(listProjects, { query: { name: 'dune', limit: 20 } });
  await call(readSection, { params: { project: 1, section: 2 }, query: { limit: 10_000 } });
  page.cookie = `theme=dark; ${SESSION_HINT}=1`;
  await call(getProject, { params: { project: 1 }, query: whole });
  expect(fetched).toEqual([
    '/api/projects?name=dune&limit=20',
    '/api/projects/1/sections/2/reading?limit=10000',
    '/api/projects/1?fetch_members=true&fetch_sections=true',
  ]);
});

test('a guest’s stream begins after what the oldest response has, and then goes on from its events (live.11)', async () => {
  const load = async (at: string) => {
    position = at;
    await call(listSections, { params: { project: 5 } });
  };
  expect(startOfStream(5)).toBeUndefined();
  await load('5 40');
  await load('5 38');
  await load('5 41');
  expect(startOfStream(5)).toBe('38');
  expect(startOfStream(6)).toBeUndefined();
  noteEvent(5, '44');
  await load('5 44');
  expect(fetched.at(-1)).toBe('/api/guest/projects/5/sections?position=44');
  noteStreamEnd(5);
  await load('5 43');
  expect([fetched.at(-1), startOfStream(5)]).toEqual(['/api/guest/projects/5/sections', '43']);
});

test('a guest’s page that was told of a change asks caches for it by its position alone', async () => {
  noteChange(4);
  noteEvent(4, '9');
  await call(readSection, { params: { project: 4, section: 2 }, query: { limit: 50 } });
  expect(fetched).toEqual(['/api/guest/projects/4/sections/2/reading?limit=50&position=9']);
  expect(toldCaches).toEqual([null]);
});

test('a user’s stream begins with the present', () => {
  noteEvent(9, '12');
  expect(startOfStream(9)).toBeUndefined();
});
