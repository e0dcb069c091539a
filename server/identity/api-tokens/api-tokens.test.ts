import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { changePassword, listSessions } from '#contract/identity/account.ts';
import { createApiToken, listApiTokens, revokeApiToken } from '#contract/identity/api-tokens.ts';
import { choosePassword, logout, makePasswordLink, restrictUser, whoami } from '#contract/identity/users.ts';
import { getProject } from '#contract/projects/projects.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { sweepApiTokens } from '../../core/auth/api-token-queries.ts';
import { tablesOf } from '../../programs/backup/copy-queries.ts';

let testApp: TestApp;
let admin: TestUser;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await testApp.signUp('admin');
});

let made = 0;
const someone = () => testApp.signUp(`user_${++made}`);

const DRAFT = { name: 'Sync', scopes: ['read' as const], expires_at: null, current_password: PASSWORD };
const ask = (headers: Record<string, string>, url = '/api/whoami') => testApp.app.inject({ url, headers });
const tokenOf = ({ headers }: TestUser) => headers.authorization?.split(' ')[1] ?? expect.fail('has a token');

test('a program asks in the name of its user, by the token alone', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  expect(program.headers).toEqual({ authorization: expect.stringMatching(/^Bearer dgm_\w{49}$/) });
  expect(await program.does(whoami, {})).toMatchObject({ id: anna.id, username: anna.username });
});

test('the token is told once; the list has how it begins, and the database its hash', async () => {
  const anna = await someone();
  const body = { ...DRAFT, name: '  Sync with Git ', scopes: ['translate' as const, 'read' as const] };
  const { token, ...created } = await anna.does(createApiToken, { body });
  expect(created).toMatchObject({
    name: 'Sync with Git',
    scopes: ['read', 'translate'],
    start: token.slice(0, 8),
    expires_at: null,
    last_used_at: null,
  });
  const answer = await anna.asks(listApiTokens, {});
  expect(answer.json()).toEqual([created]);
  expect(answer.body).not.toContain(token.slice(9));
  const [row] = await testApp.sql`SELECT * FROM api_tokens WHERE id = ${created.id}`;
  expect(row?.token_hash).toHaveLength(32);
  expect(JSON.stringify(row)).not.toContain(token.slice(9));
});

test('creating one takes the password, and a guess is no session’s end', async () => {
  const anna = await someone();
  const body = { ...DRAFT, current_password: 'not this one' };
  expect(await anna.tries(createApiToken, { body })).toBe('400 current_password wrong');
  expect(await anna.does(listApiTokens, {})).toEqual([]);
});

test.each([
  ['no token', 'Bearer', 'token wrong'],
  ['another text', 'Bearer something', 'token wrong'],
  ['a token that nobody has', `Bearer dgm_${'0'.repeat(49)}`, 'token wrong'],
])('401 with a challenge: %s', async (_, authorization, refusal) => {
  const answer = await ask({ authorization });
  const [{ key, kind }] = answer.json().errors;
  expect([answer.statusCode, `${key} ${kind}`]).toEqual([401, refusal]);
  expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
});

test('a bad token is refused where a guest would be let in', async () => {
  const { project } = await projectOf(await someone());
  const params = { project: project.id };
  await testApp.guest.does(getProject, { params, query: {} });
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  await testApp.sql`DELETE FROM api_tokens WHERE user_id = ${anna.id}`;
  expect(await program.tries(getProject, { params })).toBe('401 token wrong');
});

test('nothing of a body is read before its token is known', async () => {
  const anna = await someone();
  const { strings } = await projectOf(anna);
  const [string] = strings;
  const answer = await testApp.app.inject({
    method: 'POST',
    url: addressOf(addTranslation.path, string),
    headers: { authorization: 'Bearer dgm_no', 'content-type': 'text/plain' },
    payload: 'not even JSON',
  });
  expect(answer.statusCode).toBe(401);
});

test('beside a token cookies don’t count, nor the site that asks', async () => {
  const anna = await someone();
  const boris = await someone();
  const program = await testApp.byToken(boris, ['read', 'manage']);
  const both = { ...anna.headers, ...program.headers } as Record<string, string>;
  expect((await ask(both)).json()).toMatchObject({ username: boris.username });
  expect(
    (await ask({ ...anna.headers, authorization: 'Bearer wrong' } as Record<string, string>)).statusCode,
  ).toBe(401);
  // Other schemes are for proxies.
  const beside = { ...anna.headers, authorization: 'Basic eDp5' } as Record<string, string>;
  expect((await ask(beside)).json()).toMatchObject({ username: anna.username });

  const from = { origin: 'https://elsewhere.example' };
  const edit = (headers: object) =>
    testApp.app.inject({ method: 'PATCH', url: '/api/users', headers: { ...headers, ...from }, payload: {} });
  expect((await edit(anna.headers)).statusCode).toBe(403);
  expect((await edit(both)).json()).toMatchObject({ username: boris.username });
});

test('signing out with a token beside it ends no session', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  const headers = { ...anna.headers, ...program.headers };
  await testApp.app.inject({ method: logout.method, url: logout.path, headers });
  expect(await anna.does(whoami, {})).toMatchObject({ username: anna.username });
});

test('a token is no cookie, and a cookie no token', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  expect((await ask({ cookie: `dragoman_session=${tokenOf(program)}` })).statusCode).toBe(401);
  const [, session = ''] = /dragoman_session=([^;]+)/.exec(anna.headers.cookie ?? '') ?? [];
  expect((await ask({ authorization: `Bearer ${session}` })).statusCode).toBe(401);
});

test('the missing scope is named', async () => {
  const program = await testApp.byToken(await someone(), ['translate']);
  const answer = await program.asks(whoami, {});
  expect([answer.statusCode, answer.json().errors]).toEqual([403, [{ key: 'token', kind: 'scope' }]]);
  expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="read"');
});

test('an expired token is none; it is listed for a while, and then removed', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read'], Date.now() + 1_000_000);
  await program.does(whoami, {});
  const noted = () =>
    testApp.sql`SELECT FROM api_tokens WHERE user_id = ${anna.id} AND last_used_at IS NOT NULL`;
  await expect.poll(noted).toHaveLength(1);
  await testApp.sql`UPDATE api_tokens SET expires_at = now_ms() - 1 WHERE user_id = ${anna.id}`;
  expect(await program.tries(whoami, {})).toBe('401 token wrong');
  await sweepApiTokens(testApp.sql);
  expect(await anna.does(listApiTokens, {})).toHaveLength(1);
  const { expiredApiTokenListed } = LIMITS;
  await testApp.sql`
    UPDATE api_tokens SET expires_at = now_ms() - ${expiredApiTokenListed}::bigint WHERE user_id = ${anna.id}`;
  const forever = await testApp.byToken(anna, ['read']);
  await sweepApiTokens(testApp.sql);
  expect(await anna.does(listApiTokens, {})).toMatchObject([{ expires_at: null }]);
  await forever.does(whoami, {});
});

test('one revokes a token of one’s own, and no other’s', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  const [token] = await anna.does(listApiTokens, {});
  const params = { api_token: token?.id ?? 0 };
  expect(await (await someone()).tries(revokeApiToken, { params })).toBe('404 token gone');
  await program.does(whoami, {});
  await anna.does(revokeApiToken, { params });
  expect(await program.tries(whoami, {})).toBe('401 token wrong');
  expect(await anna.tries(revokeApiToken, { params })).toBe('404 token gone');
});

test('a ban revokes all tokens at once, for good', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  await testApp.sql`UPDATE users SET banned = true WHERE id = ${anna.id}`;
  expect(await program.tries(whoami, {})).toBe('401 token wrong');
  await testApp.sql`UPDATE users SET banned = false WHERE id = ${anna.id}`;
  for (const banned of [true, false]) {
    await admin.does(restrictUser, { params: { user: anna.id }, body: { banned } });
  }
  expect(await program.tries(whoami, {})).toBe('401 token wrong');
});

test('a changed password leaves tokens, one set by a link revokes them', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  const body = { current_password: PASSWORD, password: 'through the looking-glass' };
  await anna.does(changePassword, { body });
  await program.does(whoami, {});
  const { path } = await admin.does(makePasswordLink, { params: { user: anna.id } });
  const token = path.split('/').at(-1) ?? '';
  await testApp.guest.does(choosePassword, { body: { token, password: PASSWORD } });
  expect(await program.tries(whoami, {})).toBe('401 token wrong');
});

test('by a token nobody is a site administrator', async () => {
  const program = await testApp.byToken(admin, ['read', 'translate', 'manage']);
  expect(await program.does(whoami, {})).toMatchObject({ site_admin: false });
  expect(await program.tries(listSessions, {})).toBe('403 token sessionOnly');
  const anna = await someone();
  const { project } = await projectOf(anna);
  await testApp.sql`UPDATE projects SET hidden_at = 1 WHERE id = ${project.id}`;
  const params = { project: project.id };
  await admin.does(getProject, { params, query: {} });
  expect(await program.tries(getProject, { params })).toBe('404 project gone');
});

test('a user has so many tokens, also when they are created at once', async () => {
  const anna = await someone();
  await testApp.sql`
    INSERT INTO api_tokens (token_hash, user_id, name, scopes, start)
    SELECT sha256(n::text::bytea), ${anna.id}, 'Old', '{read}', 'dgm_' FROM generate_series(1, ${LIMITS.apiTokensPerUser - 1}) n`;
  const tries = await Promise.all(
    Array.from({ length: 3 }, async () => (await anna.asks(createApiToken, { body: DRAFT })).statusCode),
  );
  expect(tries.sort()).toEqual([201, 403, 403]);
  expect(await anna.tries(createApiToken, { body: DRAFT })).toBe('403 token tooMany');
  expect(await anna.does(listApiTokens, {})).toHaveLength(LIMITS.apiTokensPerUser);
});

test('that a token is used is noted once in a while, beside the reading', async () => {
  const anna = await someone();
  const program = await testApp.byToken(anna, ['read']);
  const used = async () => (await anna.does(listApiTokens, {}))[0]?.last_used_at ?? 0;
  expect(await used()).toBe(0);
  await program.does(whoami, {});
  await expect.poll(used).toBeGreaterThan(0);
  const quiet = await countQueries(testApp, () => program.does(whoami, {}));
  const before = (await used()) - LIMITS.apiTokenSeenEvery - 1000;
  await testApp.sql`UPDATE api_tokens SET last_used_at = ${before} WHERE user_id = ${anna.id}`;
  expect(await countQueries(testApp, () => program.does(whoami, {}))).toBe(quiet + 1);
  await expect.poll(used).toBeGreaterThan(before);
});

test('a backup has no tokens', async () => {
  const tables = (await tablesOf(testApp.sql)).map(({ table }) => table);
  expect(tables).toContain('users');
  expect(tables).not.toContain('api_tokens');
});

test('creating and revoking a token are security events, without the token', async () => {
  let written = '';
  const logged = await openTestApp({ LOG_LEVEL: 'trace' }, { write: (line) => (written += line) });
  const anna = await logged.signUp('anna');
  const program = await logged.byToken(anna, ['read']);
  await program.does(whoami, {});
  const [token] = await anna.does(listApiTokens, {});
  await anna.does(revokeApiToken, { params: { api_token: token?.id ?? 0 } });
  await program.tries(whoami, {});
  const events = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event);
  expect(events).toMatchObject([
    { event: 'api_token.created', account: anna.id, token: token?.id },
    { event: 'api_token.revoked', account: anna.id, token: token?.id },
  ]);
  expect(written).not.toContain(tokenOf(program).slice(9));
});
