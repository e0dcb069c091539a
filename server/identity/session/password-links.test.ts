import { expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import { choosePassword, login, makePasswordLink, restrictUser, whoami } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { runWhileLocked, signInHeld } from '../../../test/run-while-locked.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { sweepPasswordLinks } from '../../core/auth/password-link-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { lockUser } from '../../platform/database/directory-locks.ts';

const testApp = await openTestApp();
const admin = await testApp.signUp('admin');

const NEW = 'another password';

/** The token of a new link for a user. */
async function linkFor({ id }: TestUser): Promise<string> {
  const { path } = await admin.does(makePasswordLink, { params: { user: id } });
  expect(path).toMatch(/^\/password\/[\w-]{43}$/);
  return path.slice('/password/'.length);
}

const choose = async (token: string, password = NEW) =>
  (await testApp.guest.asks(choosePassword, { body: { token, password } })).statusCode;
const signsIn = async ({ username }: TestUser, password: string) =>
  (await testApp.guest.asks(login, { body: { username, password } })).statusCode;

test('a link gives its user a new password, and ends their sessions', async () => {
  const anna = await testApp.signUp('anna');
  const token = await linkFor(anna);
  expect(await choose(token)).toBe(204);
  expect(await anna.tries(whoami, {})).toBe('401 session signedOut');
  expect(await signsIn(anna, PASSWORD)).toBe(401);
  expect(await signsIn(anna, NEW)).toBe(200);
});

test('a link serves once, also when it is used twice at the same moment', async () => {
  const boris = await testApp.signUp('boris');
  const token = await linkFor(boris);
  const passwords = ['first of these', 'second of these', 'third of these'];
  const statuses = await Promise.all(passwords.map((password) => choose(token, password)));
  expect(statuses.toSorted()).toEqual([204, 400, 400]);
  const chosen = passwords[statuses.indexOf(204)] ?? '';
  expect(await signsIn(boris, chosen)).toBe(200);
  expect(await testApp.guest.tries(choosePassword, { body: { token, password: NEW } })).toBe(
    '400 token wrong',
  );
});

test('a new link takes the place of the one before; one that has run out opens nothing', async () => {
  const carl = await testApp.signUp('carl');
  const old = await linkFor(carl);
  const token = await linkFor(carl);
  expect(await choose(old)).toBe(400);
  const [link] = await testApp.sql<{ lasts: number }[]>`
    SELECT expires_at - created_at AS lasts FROM password_links WHERE user_id = ${carl.id}`;
  expect(Math.abs((link?.lasts ?? 0) - LIMITS.passwordLinkLasts)).toBeLessThan(1000);
  await testApp.sql`UPDATE password_links SET expires_at = now_ms() - 1 WHERE user_id = ${carl.id}`;
  expect(await choose(token)).toBe(400);
  expect(await signsIn(carl, PASSWORD)).toBe(200);
  await sweepPasswordLinks(testApp.sql);
  expect(await testApp.sql`SELECT FROM password_links`).toHaveLength(0);
});

test('a ban closes the link, and a banned user gets none', async () => {
  const dora = await testApp.signUp('dora');
  const token = await linkFor(dora);
  const params = { user: dora.id };
  await admin.does(restrictUser, { params, body: { banned: true } });
  expect(await choose(token)).toBe(400);
  expect(await admin.tries(makePasswordLink, { params })).toBe('403 user banned');
  await admin.does(restrictUser, { params, body: { banned: false } });
  expect(await choose(token)).toBe(400);
});

test('who signs in with the old password while a new one is chosen does not stay signed in', async () => {
  const emil = await testApp.signUp('emil');
  const token = await linkFor(emil);
  expect(
    await runWhileLocked(
      testApp,
      (tx) => signInHeld(tx, emil),
      () => choose(token),
    ),
  ).toBe(204);
  expect(await testApp.sql`SELECT FROM sessions WHERE user_id = ${emil.id}`).toHaveLength(0);
});

test('a sign-in whose password was right when it was asked opens nothing once another is chosen', async () => {
  const fritz = await testApp.signUp('fritz');
  const chosen = async (tx: Transaction) => {
    await lockUser(tx, fritz.id);
    await tx`UPDATE users SET password_hash = '' WHERE id = ${fritz.id}`;
  };
  expect(await runWhileLocked(testApp, chosen, () => signsIn(fritz, PASSWORD))).toBe(401);
});

test.each([
  [{ token: undefined }, '400 token required'],
  [{ token: '' }, '400 token required'],
  [{ token: 7 }, '400 token string'],
  [{ token: 'a'.repeat(43) }, '400 token wrong'],
  [{ token: '\0\ud800' }, '400 token illegal'],
  [{ password: undefined }, '400 password required'],
  [{ password: '' }, '400 password required'],
  [{ password: 12345678 }, '400 password string'],
  [{ password: 'a'.repeat(7) }, '400 password minlength'],
  [{ password: 'a'.repeat(129) }, '400 password maxlength'],
  [{ password: 'a tab\tin it' }, '400 password illegal'],
  [{ token: '', password: 'short' }, '400 token required password minlength'],
])('choosing a password refuses %j', async (change, refusal) => {
  const body = { token: 'x', password: NEW, ...change };
  expect(await testApp.guest.tries(choosePassword, { body })).toBe(refusal);
});

test('a link survives a password that is refused', async () => {
  const fanny = await testApp.signUp('fanny');
  const token = await linkFor(fanny);
  expect(await choose(token, 'short')).toBe(400);
  expect(await choose(token)).toBe(204);
});

test('a link is made for a user who is there, by id or username', async () => {
  expect(await admin.tries(makePasswordLink, { params: { user: 'nobody' } })).toBe('404 user gone');
  const { expires_at } = await admin.does(makePasswordLink, { params: { user: 'Fanny' } });
  expect(expires_at).toBeGreaterThan(Date.now());
});

test('the log tells of the link and of the new password; neither is written anywhere', async () => {
  const gerda = await testApp.signUp('gerda');
  const token = await linkFor(gerda);
  await choose(token);
  const lines = (await admin.does(readSiteLog, { query: { w: 36 } })).filter(({ m }) => m?.id === gerda.id);
  expect(lines).toMatchObject([
    { u: { username: 'gerda' }, fields: ['password'], acts: {} },
    { u: { username: 'admin' }, fields: ['password_link'], acts: {} },
  ]);
  await linkFor(gerda);
  const rows = await testApp.sql`
    SELECT to_jsonb(l)::text AS row FROM site_log l UNION ALL SELECT to_jsonb(p)::text FROM password_links p`;
  for (const { row } of rows) expect(row).not.toMatch(new RegExp(`${token}|${NEW}|argon2`));
});
