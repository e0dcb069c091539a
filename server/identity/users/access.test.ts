import { expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import {
  editProfile,
  listUsers,
  login,
  makePasswordLink,
  restrictUser,
  whoami,
} from '#contract/identity/users.ts';
import { MINUTE } from '#domain/core/units.ts';
import { runWhileLocked, signInHeld } from '../../../test/run-while-locked.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';

const testApp = await openTestApp();
const { admin, anna } = await testApp.signUps('admin', 'anna');

const accessOf = async ({ id }: TestUser) => (await admin.does(listUsers, {})).find((user) => user.id === id);
const limit = (person: TestUser, body: object) =>
  admin.does(restrictUser, { params: { user: person.id }, body });

test.each([
  [listUsers, {}],
  [restrictUser, { params: { user: 1 }, body: { banned: true } }],
  [makePasswordLink, { params: { user: 1 } }],
  [readSiteLog, {}],
])('to everyone but site administrators there is no $method $path', async (call, asked) => {
  expect(await anna.tries(call, asked)).toBe('404 address gone');
  expect(await testApp.guest.tries(call, asked)).toBe('404 address gone');
});

test('users are listed newest first, by a part of the name and in pages, without what is theirs alone', async () => {
  const { id } = await testApp.signUp('annabel');
  const answer = await admin.asks(listUsers, { query: { name: 'ANNA' } });
  expect(answer.json()).toMatchObject([
    { username: 'annabel', banned: false, limitations: 0 },
    { username: 'anna' },
  ]);
  expect(answer.body).not.toMatch(/@example|argon2|password/);
  const namesOf = async (query: object) =>
    (await admin.does(listUsers, { query })).map(({ username }) => username);
  expect(await namesOf({ limit: 1 })).toEqual(['annabel']);
  expect(await namesOf({ limit: 1, before: id })).toEqual(['anna']);
  expect(await namesOf({ name: '%' })).toEqual([]);
  expect(await namesOf({ name: '', before: anna.id })).toEqual(['admin']);
});

test.each([
  [{ limit: 0 }, '400 limit min'],
  [{ limit: 201 }, '400 limit max'],
  [{ before: 0 }, '400 before min'],
  [{ before: 'x' }, '400 before number'],
  [{ name: 'a'.repeat(101) }, '400 name maxlength'],
])('the list of users refuses %j', async (query, refusal) => {
  expect(await admin.tries(listUsers, { query })).toBe(refusal);
});

test('restrictions are set by known bits, and hold at once', async () => {
  const boris = await testApp.signUp('boris');
  expect(await limit(boris, { limitations: 16 + 2 })).toMatchObject({ username: 'boris', limitations: 18 });
  expect(await boris.does(whoami, {})).toMatchObject({ limitations: 18 });
  expect(await boris.tries(editProfile, { body: {} })).toBe('403 general limited');
  await limit(boris, { limitations: 0 });
  await boris.does(editProfile, { body: {} });
});

test.each([
  [{ limitations: 1 }, '400 limitations choice'],
  [{ limitations: 32 }, '400 limitations choice'],
  [{ limitations: -2 }, '400 limitations choice'],
  [{ limitations: 2 ** 32 + 2 }, '400 limitations choice'],
  [{ limitations: 2.5 }, '400 limitations number'],
  [{ limitations: '2' }, '400 limitations number'],
  [{ limitations: null }, '400 limitations required'],
  [{ banned: 'yes' }, '400 banned boolean'],
  [{ banned: null }, '400 banned required'],
])('a user’s standing is refused with %j', async (body, refusal) => {
  const before = await accessOf(anna);
  expect(await admin.tries(restrictUser, { params: { user: anna.id }, body })).toBe(refusal);
  expect(await accessOf(anna)).toEqual(before);
});

test('nobody bans or limits themselves, nor whom there is not', async () => {
  expect(await admin.tries(restrictUser, { params: { user: 'admin' }, body: { banned: true } })).toBe(
    '403 general own',
  );
  expect(await admin.tries(restrictUser, { params: { user: 'nobody' }, body: {} })).toBe('404 user gone');
  expect(await admin.tries(restrictUser, { params: { user: 4711 }, body: {} })).toBe('404 user gone');
});

test('a ban ends all sessions for good, and signing in is refused until it is lifted', async () => {
  const carl = await testApp.signUp('carl');
  const body = { username: 'carl', password: PASSWORD };
  await testApp.guest.does(login, { body });
  await limit(carl, { banned: true });
  expect(await carl.tries(whoami, {})).toBe('401 session signedOut');
  expect(await testApp.guest.tries(login, { body })).toBe('403 username banned');
  await limit(carl, { banned: false });
  expect(await carl.tries(whoami, {})).toBe('401 session signedOut');
  await testApp.guest.does(login, { body });
});

test('a banned user learns the reason and the end after the right password only (administration.10)', async () => {
  const nora = await testApp.signUp('nora');
  const banned_until = Date.now() + MINUTE;
  await limit(nora, { banned: true, ban_reason: 'Advertising.', banned_until });
  expect(await accessOf(nora)).toMatchObject({ banned: true, ban_reason: 'Advertising.', banned_until });
  const signIn = (password: string) => testApp.guest.asks(login, { body: { username: 'nora', password } });
  expect((await signIn(PASSWORD)).json()).toEqual({
    status: 403,
    errors: [{ key: 'username', kind: 'banned' }],
    current: { ban_reason: 'Advertising.', banned_until },
  });
  const wrong = await signIn('wrong horse');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.body).not.toContain('Advertising.');
});

test('a ban ends by itself: what was ended by it stays so, and the user signs in again (administration.10)', async () => {
  const otto = await testApp.signUp('otto');
  const { sql, guest } = testApp;
  await limit(otto, { banned: true, ban_reason: 'Short.', banned_until: Date.now() + MINUTE });
  await sql`UPDATE users SET banned_until = now_ms() - 1 WHERE id = ${otto.id}`;
  expect(await accessOf(otto)).toMatchObject({ banned: false, ban_reason: '', banned_until: null });
  expect(await otto.tries(whoami, {})).toBe('401 session signedOut');
  await guest.does(login, { body: { username: 'otto', password: PASSWORD } });
  // Another change ends it for good, without an entry about the ban.
  await limit(otto, { limitations: 2 });
  const [last] = await admin.does(readSiteLog, { query: { w: 36 } });
  expect(last?.acts).toEqual({ limitations: [0, 2] });
  const [row] = await sql`SELECT banned, ban_reason, banned_until FROM users WHERE id = ${otto.id}`;
  expect(row).toEqual({ banned: false, ban_reason: '', banned_until: null });
});

test('the reason and the end of a ban are changed, and go with it (administration.10)', async () => {
  const pia = await testApp.signUp('pia');
  const banned_until = Date.now() + MINUTE;
  await limit(pia, { banned: true });
  await limit(pia, { ban_reason: 'Rude.', banned_until });
  const [changed] = await admin.does(readSiteLog, { query: { w: 36 } });
  expect(changed?.acts).toEqual({ ban_reason: ['', 'Rude.'], banned_until: [null, banned_until] });
  await limit(pia, { banned: false });
  expect(await accessOf(pia)).toMatchObject({ banned: false, ban_reason: '', banned_until: null });
  await limit(pia, { ban_reason: 'Without a ban.' });
  expect(await accessOf(pia)).toMatchObject({ banned: false, ban_reason: '' });
  const params = { user: pia.id };
  const past = { banned: true, banned_until: Date.now() - 1000 };
  expect(await admin.tries(restrictUser, { params, body: past })).toBe('400 banned_until min');
});

test('a site administrator whose ban has ended counts as one again', async () => {
  const quin = await testApp.signUp('quin');
  await limit(quin, { site_admin: true });
  await limit(quin, { banned: true, banned_until: Date.now() + MINUTE });
  const stepDown = { params: { user: admin.id }, body: { site_admin: false } };
  expect(await admin.tries(restrictUser, stepDown)).toBe('403 site_admin last');
  await testApp.sql`UPDATE users SET banned_until = now_ms() - 1 WHERE id = ${quin.id}`;
  await limit(quin, { site_admin: false });
  expect(await accessOf(quin)).toMatchObject({ site_admin: false, banned: false });
});

test('a ban does not wait for a server that folds deltas', async () => {
  const eva = await testApp.signUp('eva');
  await testApp.sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.foldDeltas})`;
    await limit(eva, { banned: true });
  });
  expect(await accessOf(eva)).toMatchObject({ banned: true });
});

test('who signs in while they are banned has no session afterwards', async () => {
  const dora = await testApp.signUp('dora');
  const ban = () => limit(dora, { banned: true });
  await runWhileLocked(testApp, (tx) => signInHeld(tx, dora), ban);
  expect(await testApp.sql`SELECT FROM sessions WHERE user_id = ${dora.id}`).toHaveLength(0);
});

test('what an administrator sets is logged with old and new values; what changes nothing is not', async () => {
  const vera = await testApp.signUp('vera');
  await limit(vera, { banned: true, limitations: 4 });
  await limit(vera, { banned: true });
  await limit(vera, {});
  await limit(vera, { limitations: 4 });
  const lines = (await admin.does(readSiteLog, { query: { w: 36 } })).filter(({ m }) => m?.id === vera.id);
  expect(lines).toMatchObject([
    {
      u: { username: 'admin' },
      m: { username: 'vera' },
      acts: { banned: [false, true], limitations: [0, 4] },
    },
  ]);
  await limit(vera, { banned: false, limitations: 4 });
  const [last] = await admin.does(readSiteLog, { query: { w: 36 } });
  expect(last?.acts).toEqual({ banned: [true, false] });
});

test('of two settings at once neither undoes the other', async () => {
  const wanda = await testApp.signUp('wanda');
  await Promise.all([limit(wanda, { banned: true }), limit(wanda, { limitations: 8 })]);
  expect(await accessOf(wanda)).toMatchObject({ banned: true, limitations: 8 });
});
