import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { type LogEntry, readLog, readSiteLog } from '#contract/history/log.ts';
import { inviteUser } from '#contract/projects/invites.ts';
import { grantRole, removeMember } from '#contract/projects/members.ts';
import { addComment } from '#contract/texts/comments.ts';
import { deleteSection, editSection } from '#contract/texts/sections.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import { type Answer, askApp } from '../../../test/ask-app.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let at: Awaited<ReturnType<typeof projectOf>>;
let string: (typeof at)['strings'][number];
let versionId: number;

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
  boris = await testApp.signUp('boris');
  at = await projectOf(anna, { visibility: 'public' });
  await joinAs(testApp, boris, at.project, 'translator');
  string = at.strings[0] ?? expect.fail();
  versionId = (await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } })).id;
  await anna.does(castVote, { params: { ...string, translation: versionId } });
  await boris.does(addComment, { params: string, body: { text: 'So.' } });
});

const read = (query: object = {}) => anna.does(readLog, { params: { project: at.project.id }, query });
const kinds = (entries: LogEntry[]) => entries.map(({ w }) => w);
const codes = (...names: EventKind[]) => names.map((name) => LOG_CODES[name]);

test('a project’s log tells what was done, newest first', async () => {
  const entries = await read();
  expect(kinds(entries)).toEqual(
    codes('addComment', 'vote', 'addTranslation', 'join', 'addStrings', 'addSection', 'createProject'),
  );
  expect(entries[2]).toMatchObject({
    u: { id: boris.id, username: 'boris' },
    se: { id: string.section, name: 'One' },
    string_id: string.string,
    translation_id: versionId,
    comment_id: null,
    acts: { text: [null, 'Раз.'] },
    i: null,
    k: null,
  });
  expect(entries[4]).toMatchObject({ amount: 3, se: { name: 'One' } });
  expect(entries[6]).toMatchObject({ n: at.project.name, se: null });
  expect(entries[0]?.T).toBeGreaterThan(Date.now() - MINUTE);
});

test('it is read page by page, and by code and actor', async () => {
  const all = await read();
  const first = await read({ limit: 3 });
  expect([...first, ...(await read({ before: first.at(-1)?.id }))]).toEqual(all);
  expect(kinds(await read({ w: LOG_CODES.vote }))).toEqual(codes('vote'));
  expect(kinds(await read({ u: boris.id }))).toEqual(codes('addComment', 'addTranslation', 'join'));
  expect(kinds(await read({ u: boris.id, w: LOG_CODES.join, limit: 1 }))).toEqual(codes('join'));
  expect(await read({ u: boris.id, w: LOG_CODES.vote })).toEqual([]);
  expect(await read({ before: 1 })).toEqual([]);
  expect(kinds(await read({ w: `${LOG_CODES.join},${LOG_CODES.vote},${LOG_CODES.join}` }))).toEqual(
    codes('vote', 'join'),
  );
});

describe('what a project’s log is searched by (log.18)', () => {
  const OF_STRING = codes('addComment', 'vote', 'addTranslation');

  test('a string', async () => {
    expect(kinds(await read({ string: string.string }))).toEqual(OF_STRING);
    expect(await read({ string: at.strings[1]?.string })).toEqual([]);
  });

  test('a section, also one that is deleted', async () => {
    expect(kinds(await read({ section: string.section }))).toEqual([
      ...OF_STRING,
      ...codes('addStrings', 'addSection'),
    ]);
    const { params, project } = await projectOf(anna);
    await anna.does(deleteSection, { params });
    const query = { section: params.section };
    const entries = await anna.does(readLog, { params: { project: project.id }, query });
    expect(kinds(entries)).toEqual(codes('deleteSection', 'addStrings', 'addSection'));
  });

  test('a period, whose first and last millisecond belong to it', async () => {
    const { project } = await projectOf(anna);
    await testApp.sql`DELETE FROM log WHERE project_id = ${project.id}`;
    const T = 1_700_000_000_000;
    const times = [0, 1, 2, 2, 2, 100_000, 99_000, 300_000, 300_001].map((after) => T + after);
    await testApp.sql`
      INSERT INTO log (project_id, w, actor_id, at)
      SELECT ${project.id}, 4, ${anna.id}, at FROM unnest(${times}::bigint[]) WITH ORDINALITY AS t (at, nth) ORDER BY nth`;
    const within = async (query: object) =>
      (await anna.does(readLog, { params: { project: project.id }, query })).map((entry) => entry.T - T);
    const all = times.map((time) => time - T).reverse();
    expect(await within({ since: T })).toEqual(all);
    expect(await within({ since: T + 1 })).toEqual(all.slice(0, -1));
    expect(await within({ until: T + 300_000 })).toEqual(all.slice(1));
    expect(await within({ since: T + 2, until: T + 2 })).toEqual([2, 2, 2]);
    // Two entries whose clocks were set between them.
    expect(await within({ since: T + 99_500, until: T + 200_000 })).toEqual([100_000]);
    expect(await within({ since: T + 300_002 })).toEqual([]);
    expect(await within({ until: T - 1 })).toEqual([]);
    expect(await within({ since: T + 5, until: T + 4 })).toEqual([]);
    expect(await within({ u: anna.id, w: '4,5', since: T + 99_000, limit: 2 })).toEqual([300_001, 300_000]);
  });

  test('all of it together', async () => {
    const { id: u } = boris;
    const [comment] = await read({ string: string.string });
    const all = { string: string.string, section: string.section, u, w: '17,4', since: 1, until: comment?.T };
    expect(kinds(await read(all))).toEqual(codes('addComment', 'addTranslation'));
    expect(kinds(await read({ ...all, limit: 1 }))).toEqual(codes('addComment'));
    expect(kinds(await read({ ...all, before: comment?.id }))).toEqual(codes('addTranslation'));
    expect(await read({ ...all, u: anna.id })).toEqual([]);
    expect(await read({ ...all, section: string.section + 1_000 })).toEqual([]);
    expect(await read({ ...all, until: 1 })).toEqual([]);
  });

  test('nothing of another project', async () => {
    const other = await projectOf(boris);
    const params = { project: other.project.id };
    for (const query of [{ string: string.string }, { section: string.section }]) {
      expect(await boris.does(readLog, { params, query })).toEqual([]);
    }
  });
});

test('while older entries may match, the header Link leads to them, however few are found (log.19)', async () => {
  const { params, project } = await projectOf(anna);
  await testApp.sql`DELETE FROM log WHERE project_id = ${project.id}`;
  // Comments and votes of one member; only the oldest comment was written by another.
  const AMOUNT = 3 * SERVICE_LIMITS.logLookedAt;
  await testApp.sql`
    INSERT INTO log (project_id, w, actor_id, section_id)
    SELECT ${project.id}, CASE WHEN n % 2 = 0 THEN 12 ELSE 17 END, CASE n WHEN 1 THEN ${boris.id}::bigint ELSE ${anna.id} END,
      ${params.section}
    FROM generate_series(1, ${2 * AMOUNT}::int) n`;
  const readAll = async (query: object) => {
    const found: number[] = [];
    let rest: string | undefined = addressOf(readLog.path, { project: project.id }, query);
    let calls = 0;
    while (rest !== undefined) {
      const { json, headers }: Answer = await askApp(testApp.app, {
        method: 'GET',
        url: rest,
        headers: anna.headers,
      });
      found.push(...json().map(({ id }: LogEntry) => id));
      rest = /^<(.+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
      calls += 1;
    }
    return { found, calls };
  };
  const ids = (
    await testApp.sql<{ id: number }[]>`SELECT id FROM log WHERE project_id = ${project.id} ORDER BY id DESC`
  ).map(({ id }) => id);
  expect(await readAll({ limit: 500 })).toEqual({ found: ids, calls: expect.any(Number) });
  expect(await readAll({ u: boris.id })).toEqual({ found: ids.slice(-1), calls: 1 });
  expect(await readAll({ section: params.section, w: 26 })).toEqual({ found: [], calls: 1 });
  expect(await readAll({ section: params.section, u: boris.id, w: '17,18' })).toEqual({
    found: ids.slice(-1),
    calls: 1,
  });
  const votes = ids.filter((_, nth) => nth % 2 === 0);
  expect((await readAll({ u: anna.id, section: params.section, w: 12, limit: 500 })).found).toEqual(votes);
  // What is asked for ends, so that a member and a string who never meet don't lead on either.
  const none = await readAll({ u: anna.id, w: '17,22', until: 1 });
  expect(none).toEqual({ found: [], calls: 1 });
  await testApp.sql`UPDATE log SET actor_id = ${boris.id} WHERE project_id = ${project.id} AND w = 17`;
  await testApp.sql`UPDATE log SET w = 17 WHERE project_id = ${project.id} AND id = ${ids.at(-2) ?? 0}`;
  const { found, calls } = await readAll({ u: anna.id, w: 17 });
  expect(found).toEqual(ids.slice(-2, -1));
  expect(calls).toBeGreaterThan(1);
});

test.each([
  [{ limit: 0 }, '400 limit min'],
  [{ limit: 501 }, '400 limit max'],
  [{ limit: 'x' }, '400 limit number'],
  [{ before: 0 }, '400 before min'],
  [{ w: -1 }, '400 w min'],
  [{ w: 99 }, '400 w max'],
  [{ u: 'anna' }, '400 u number'],
])('a log refuses %j', async (query, refusal) => {
  expect(await anna.tries(readLog, { params: { project: at.project.id }, query })).toBe(refusal);
  expect(await anna.tries(readSiteLog, { query })).toBe(refusal);
});

test('letters tell whom it was done to: i invited, m a member, k kicked', async () => {
  const dora = await testApp.signUp('dora');
  const { id: project } = at.project;
  await anna.does(inviteUser, { params: { project }, body: { user_id: dora.id } });
  await anna.does(grantRole, { params: { project, user: boris.id }, body: { role_id: 5 } });
  const carl = await testApp.signUp('carl');
  await joinAs(testApp, carl, at.project, 'translator');
  await anna.does(removeMember, { params: { project, user: carl.id } });
  const [kick, , grant, invite] = await read();
  const nobody = { i: null, k: null, m: null };
  expect(kick).toMatchObject({
    ...nobody,
    w: LOG_CODES.kick,
    k: { username: 'carl' },
    u: { username: 'anna' },
  });
  expect(grant).toMatchObject({
    ...nobody,
    w: LOG_CODES.grantRole,
    m: { username: 'boris' },
    r: 'proficient',
  });
  expect(invite).toMatchObject({ ...nobody, w: LOG_CODES.invite, i: { username: 'dora' } });
});

test('a section has its name of now, and once it is deleted the last it had', async () => {
  const { params } = await projectOf(anna);
  const names = async () =>
    (await anna.does(readLog, { params, query: {} }))
      .map(({ se }) => se?.name)
      .filter((name) => name !== undefined);
  await anna.does(editSection, { params, body: { name: 'Renamed' } });
  expect(new Set(await names())).toEqual(new Set(['Renamed']));
  await anna.does(deleteSection, { params });
  expect(new Set(await names())).toEqual(new Set(['Renamed']));
});

test('members with can_see_logs read it, also in a project that is finished; nobody else does', async () => {
  const params = { project: at.project.id };
  const strangers = await testApp.signUp('stranger');
  expect(await boris.tries(readLog, { params })).toBe('403 role role');
  expect(await strangers.tries(readLog, { params })).toBe('403 project hidden');
  expect(await testApp.guest.tries(readLog, { params })).toBe('401 session signedOut');
  const closed = await projectOf(anna, { visibility: 'closed' });
  expect(await boris.tries(readLog, { params: { project: closed.project.id } })).toBe('404 project gone');
  await testApp.sql`UPDATE projects SET status = 'closed' WHERE id = ${closed.project.id}`;
  expect(await anna.does(readLog, { params: { project: closed.project.id }, query: {} })).toHaveLength(3);
});

test('no line of another project is in it', async () => {
  const other = await projectOf(boris);
  const ids = (await boris.does(readLog, { params: { project: other.project.id }, query: {} })).map(
    ({ id }) => id,
  );
  expect(ids).toHaveLength(3);
  expect((await read()).filter(({ id }) => ids.includes(id))).toEqual([]);
});

test('the site’s log has what belongs to no project', async () => {
  const entries = await anna.does(readSiteLog, { query: {} });
  expect(new Set(kinds(entries))).toEqual(new Set(codes('createUser')));
  expect(entries.at(-1)).toMatchObject({
    u: { username: 'anna' },
    m: { username: 'anna' },
    se: null,
    acts: {},
  });
  expect(await anna.does(readSiteLog, { query: { u: boris.id, limit: 1 } })).toMatchObject([
    { m: { username: 'boris' } },
  ]);
  expect(await anna.does(readSiteLog, { query: { before: entries.at(-1)?.id } })).toEqual([]);
});

testOnOneServer('round trips')(
  'reading a log is one query after the guard, and a few more where lines are looked for',
  async () => {
    expect(await countQueries(testApp, () => read())).toBe(2);
    expect(await countQueries(testApp, () => read({ limit: 1, u: anna.id }))).toBe(7);
    expect(await countQueries(testApp, () => read({ u: anna.id, w: '4,12', since: 1 }))).toBe(10);
  },
);

test('an entry of a kind that a newer server wrote is told with its code', async () => {
  const { project } = await projectOf(anna);
  await testApp.sql`INSERT INTO log (project_id, w, actor_id) VALUES (${project.id}, 99, ${anna.id})`;
  await testApp.sql`INSERT INTO site_log (w, actor_id) VALUES (98, ${anna.id})`;
  const [entry] = await anna.does(readLog, { params: { project: project.id }, query: {} });
  expect(entry).toMatchObject({ w: 99, u: { username: 'anna' }, i: null, k: null, m: null });
  const [siteEntry] = await anna.does(readSiteLog, { query: {} });
  expect(siteEntry).toMatchObject({ w: 98, u: { username: 'anna' } });
});
