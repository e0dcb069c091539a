import { beforeAll, expect, test } from 'vitest';
import { endOtherSessions, endSession, listSessions } from '#contract/identity/account.ts';
import { whoami } from '#contract/identity/users.ts';
import { getProject } from '#contract/projects/projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const signInFrom = async (username: string, userAgent: string, remoteAddress: string) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { 'user-agent': userAgent },
    remoteAddress,
    payload: { username, password: PASSWORD },
  });

const own = (person: TestUser) => person.does(listSessions, {});

test('one sees where one is signed in: browser, system, address, and which session this is', async () => {
  const anna = await testApp.signUp('anna');
  await signInFrom('anna', FIREFOX, '192.0.2.7');
  const [current, other, ...none] = await own(anna);
  expect(none).toEqual([]);
  expect(current).toMatchObject({ is_current: true });
  expect(other).toMatchObject({
    is_current: false,
    browser: 'Firefox',
    system: 'Linux',
    address: '192.0.2.7',
  });
  expect(other?.expires_at).toBeGreaterThan(other?.created_at ?? 0);
});

test.each(['', 'curl/8.5.0', '\u00e9'.repeat(2000), '<script>alert(1)</script>'])(
  'a browser that says nothing of use is nothing known: %j',
  async (userAgent) => {
    const username = `browser_${Math.random().toString(36).slice(2, 10)}`;
    const person = await testApp.signUp(username);
    expect((await signInFrom(username, userAgent, '192.0.2.8')).statusCode).toBe(200);
    const other = (await own(person)).find(({ is_current }) => !is_current);
    expect([null, 'curl']).toContain(other?.browser);
    expect(other?.system).toBeNull();
  },
);

test('one ends a session of one’s own, and no other’s', async () => {
  const boris = await testApp.signUp('boris');
  const elsewhere = await testApp.signIn('boris');
  const clara = await testApp.signUp('clara');
  const [, other] = await own(boris);
  const params = { session: other?.id ?? 0 };
  expect(await clara.tries(endSession, { params })).toBe('404 session gone');
  await boris.does(endSession, { params });
  expect(await elsewhere.tries(whoami, {})).toBe('401 session signedOut');
  expect(await own(boris)).toHaveLength(1);
  expect(await boris.tries(endSession, { params })).toBe('404 session gone');
});

test('who ends the session that they use is signed out', async () => {
  const dora = await testApp.signUp('dora');
  const [current] = await own(dora);
  const answer = await dora.asks(endSession, { params: { session: current?.id ?? 0 } });
  expect(answer.cookies.every(({ value }) => value === '')).toBe(true);
  expect(await dora.tries(whoami, {})).toBe('401 session signedOut');
});

test('one ends all sessions but this one', async () => {
  const emma = await testApp.signUp('emma');
  const others = [await testApp.signIn('emma'), await testApp.signIn('emma')];
  await emma.does(endOtherSessions, {});
  for (const other of others) expect(await other.tries(whoami, {})).toBe('401 session signedOut');
  expect(await own(emma)).toMatchObject([{ is_current: true }]);
});

test('of very many sessions the last used are shown, this one always', async () => {
  const flora = await testApp.signUp('flora');
  await testApp.sql`
    INSERT INTO sessions (token_hash, user_id, expires_at, seen_at)
    SELECT decode(md5(n::text), 'hex'), ${flora.id}, now_ms() + 100000, now_ms() + n FROM generate_series(1, 150) n`;
  const shown = await own(flora);
  expect(shown).toHaveLength(LIMITS.sessionsShown);
  expect(shown[0]).toMatchObject({ is_current: true });
});

test('that a session is used is noted once in a while, beside the reading, which writes nothing itself', async () => {
  const grete = await testApp.signUp('grete');
  const { project } = await projectOf(grete);
  const seen = async () => (await own(grete))[0]?.seen_at ?? 0;
  const reads = [
    () => grete.does(whoami, {}),
    () => grete.does(getProject, { params: { project: project.id }, query: {} }),
  ];
  for (const read of reads) {
    // The first time, a database may be asked whether it is distributed.
    await read();
    const quiet = await countQueries(testApp, read);
    const now = await seen();
    await testApp.sql`UPDATE sessions SET seen_at = ${now - LIMITS.sessionSeenEvery - 1000} WHERE user_id = ${grete.id}`;
    await read();
    await expect.poll(seen).toBeGreaterThanOrEqual(now);
    // Another request may have begun to note it too.
    await expect.poll(() => countQueries(testApp, read)).toBe(quiet);
  }
});
