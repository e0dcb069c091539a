import { expect, test } from 'vitest';
import { RECOVERY_CODE } from '#contract/example.ts';
import { readSiteLog } from '#contract/history/log.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  continueLogin,
  getSecondFactor,
  listSecurityEvents,
  makeRecoveryCodes,
  switchSecondFactorOff,
} from '#contract/identity/security.ts';
import { choosePassword, login, makePasswordLink, whoami } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { codeNow, giveFactor } from '../../../test/calls/second-factor.ts';
import { openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { COMMANDS } from '../../site/administration/commands.ts';

const testApp = await openTestApp();
const { sql, guest } = testApp;
const admin = await testApp.signUp('admin');

const STEP = 30_000;
const proof = (code: string) => ({ current_password: PASSWORD, code });
let nth = 0;
const some = () => testApp.signUp(`user_${++nth}`);

/** The first step of a sign-in, which needs a second one. */
async function firstStep({ username }: TestUser, body: object = {}, app: TestApp = testApp): Promise<string> {
  const answer = await app.guest.asks(login, { body: { username, password: PASSWORD, ...body } });
  expect(answer.statusCode).toBe(401);
  const { errors, current } = answer.json();
  expect(errors).toEqual([{ key: 'password', kind: 'secondFactor' }]);
  expect(answer.cookies.filter(({ name }) => name.includes('session'))).toEqual([]);
  return current.token;
}

const secondStep = (token: string, code: string) => guest.asks(continueLogin, { body: { token, code } });
const kinds = async (person: TestUser) =>
  (await person.does(listSecurityEvents, { query: {} })).map(({ kind }) => kind);

test('a user sets up a second factor by password and code, and signs in with it (security.4, security.6)', async () => {
  const anna = await some();
  expect(await anna.does(getSecondFactor, {})).toEqual({ since: null, recovery_codes: 0 });
  const { secret, uri } = await anna.does(beginSecondFactor, { body: { current_password: PASSWORD } });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Dragoman:/);
  // Not on before it is confirmed.
  await testApp.signIn(anna.username);
  expect(await anna.tries(confirmSecondFactor, { body: { code: '000000' } })).toBe('400 code wrong');
  const { Secret } = await import('otpauth');
  const key = Buffer.from(Secret.fromBase32(secret).bytes);
  const code = codeNow(Date.now(), key);
  const { recovery_codes } = await anna.does(confirmSecondFactor, { body: { code } });
  expect(new Set(recovery_codes).size).toBe(10);
  expect(await anna.does(getSecondFactor, {})).toMatchObject({
    since: expect.any(Number),
    recovery_codes: 10,
  });
  const token = await firstStep(anna, { remember: true });
  // The code that confirmed it counts as used.
  expect((await secondStep(token, code)).statusCode).toBe(401);
  const signedIn = await secondStep(token, codeNow(Date.now() + STEP, key));
  expect(signedIn.json()).toMatchObject({ username: anna.username });
  expect(signedIn.cookies.find(({ name }) => name === 'dragoman_session')?.maxAge).toBe(
    LIMITS.sessionRemembered / 1000,
  );
  expect(await kinds(anna)).toEqual(['signIn', 'signInFailed', 'secondFactorOn', 'signIn', 'signIn']);
  const mails = await sql`SELECT kind FROM mails WHERE user_id = ${anna.id} AND kind LIKE 'second%'`;
  expect(mails).toEqual([{ kind: 'secondFactorOn' }]);
});

test('a code is accepted once, also when it is sent twice at once, and none from before (security.6)', async () => {
  const boris = await some();
  await giveFactor(testApp, boris);
  const [one, two] = [await firstStep(boris), await firstStep(boris)];
  const code = codeNow();
  const answers = await Promise.all([secondStep(one, code), secondStep(two, code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  const third = await firstStep(boris);
  expect((await secondStep(third, codeNow(Date.now() - STEP))).statusCode).toBe(401);
  expect((await secondStep(third, codeNow(Date.now() + STEP))).statusCode).toBe(200);
});

test('a recovery code is for one use, however it is typed (security.5)', async () => {
  const carl = await some();
  await giveFactor(testApp, carl);
  expect((await secondStep(await firstStep(carl), RECOVERY_CODE.replaceAll('-', ' '))).statusCode).toBe(200);
  expect((await secondStep(await firstStep(carl), RECOVERY_CODE)).json().errors).toEqual([
    { key: 'code', kind: 'wrong' },
  ]);
  expect(await kinds(carl)).toContain('recoveryCodeUsed');
  expect((await carl.does(getSecondFactor, {})).recovery_codes).toBe(0);
  const made = await carl.does(makeRecoveryCodes, { body: proof(codeNow()) });
  expect(made.recovery_codes).toHaveLength(10);
});

test('the token of the second step ends after so many wrong codes, in time, and with a success (security.6)', async () => {
  const dora = await some();
  await giveFactor(testApp, dora);
  const token = await firstStep(dora);
  for (let tries = 0; tries < SERVICE_LIMITS.pendingSignInTries; tries++)
    expect((await secondStep(token, '000000')).json().errors).toEqual([{ key: 'code', kind: 'wrong' }]);
  expect((await secondStep(token, codeNow())).json().errors).toEqual([{ key: 'token', kind: 'expired' }]);
  const late = await firstStep(dora);
  await sql`UPDATE pending_sign_ins SET expires_at = now_ms() - 1`;
  expect((await secondStep(late, codeNow())).json().errors).toEqual([{ key: 'token', kind: 'expired' }]);
  const used = await firstStep(dora);
  expect((await secondStep(used, codeNow())).statusCode).toBe(200);
  expect((await secondStep(used, codeNow(Date.now() + STEP))).statusCode).toBe(401);
  const rows = await sql<{ token_hash: Buffer }[]>`SELECT token_hash FROM pending_sign_ins`;
  expect(rows.filter(({ token_hash }) => token_hash.includes(used))).toEqual([]);
});

test('the token is no session, and another password ends it (security.6)', async () => {
  const ella = await some();
  await giveFactor(testApp, ella);
  const token = await firstStep(ella);
  const answer = await testApp.app.inject({
    url: '/api/whoami',
    headers: { cookie: `dragoman_session=${token}` },
  });
  expect(answer.statusCode).toBe(401);
  const { path } = await admin.does(makePasswordLink, { params: { user: ella.id } });
  const body = { token: path.split('/').at(-1) ?? '', password: 'nine blue whales' };
  await guest.does(choosePassword, { body });
  expect((await secondStep(token, codeNow())).json().errors).toEqual([{ key: 'token', kind: 'expired' }]);
  // A new password by a link leaves the second factor on (security.4).
  const again = await guest.asks(login, { body: { username: ella.username, password: 'nine blue whales' } });
  expect(again.json().errors).toEqual([{ key: 'password', kind: 'secondFactor' }]);
});

test('switching it off takes password and code; API tokens work all the time (security.4)', async () => {
  const fritz = await some();
  const program = await testApp.byToken(fritz, ['read']);
  await giveFactor(testApp, fritz);
  await program.does(whoami, {});
  expect(
    await fritz.tries(switchSecondFactorOff, { body: { ...proof(RECOVERY_CODE), current_password: 'no' } }),
  ).toBe('400 current_password wrong');
  expect(await fritz.tries(switchSecondFactorOff, { body: proof('000000') })).toBe('400 code wrong');
  expect(await fritz.tries(beginSecondFactor, { body: { current_password: PASSWORD } })).toBe(
    '403 general secondFactor',
  );
  await fritz.does(switchSecondFactorOff, { body: proof(RECOVERY_CODE) });
  await testApp.signIn(fritz.username);
  expect(await sql`SELECT FROM recovery_codes WHERE user_id = ${fritz.id}`).toEqual([]);
  expect(await kinds(fritz)).toContain('secondFactorOff');
});

test('a wrong password says nothing of a second factor, and codes are delayed by account (security.6)', async () => {
  const strict = await openTestApp({ RATE_LIMIT: 'on' });
  const gerd = await strict.signUp('gerd');
  await giveFactor(strict, gerd);
  expect(await strict.guest.tries(login, { body: { username: 'gerd', password: 'a wrong one' } })).toBe(
    '401 password wrong',
  );
  const outcomes: string[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const token = await firstStep(gerd, {}, strict);
    outcomes.push(await strict.guest.tries(continueLogin, { body: { token, code: '000000' } }));
  }
  expect(outcomes[0]).toBe('401 code wrong');
  expect(outcomes).toContain('429 code tooOften');
});

test('neither secret nor recovery code is readable in the database, and a secret fits its user alone (security.7)', async () => {
  const [ida, karl] = [await some(), await some()];
  const { secret } = await ida.does(beginSecondFactor, { body: { current_password: PASSWORD } });
  const { Secret } = await import('otpauth');
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
  const [row] = await sql<
    { pending: Buffer }[]
  >`SELECT pending FROM second_factors WHERE user_id = ${ida.id}`;
  expect(row?.pending.includes(bytes)).toBe(false);
  await sql`
    INSERT INTO second_factors (user_id, pending, pending_at) VALUES (${karl.id}, ${row?.pending ?? null}, now_ms())`;
  expect(
    (await karl.asks(confirmSecondFactor, { body: { code: codeNow(Date.now(), bytes) } })).statusCode,
  ).toBe(500);
});

test('the command line removes a second factor (security.7)', async () => {
  const lena = await some();
  await giveFactor(testApp, lena);
  const run = () => COMMANDS['remove-second-factor'].run(sql, lena.username);
  expect(await run()).toBe(`${lena.username} now signs in with the password alone.`);
  expect(await run()).toBe(`${lena.username} has no second factor.`);
  expect(await kinds(await testApp.signIn(lena.username))).toContain('secondFactorRemoved');
});

test('where the site requires it, only administrators with a second factor are administrators (security.9)', async () => {
  const { does, tries } = admin;
  const rule = (word: string) => COMMANDS['admin-second-factor'].run(sql, word);
  await expect(rule('yes')).rejects.toThrow('on or off');
  await rule('on');
  await rule('on');
  expect(await tries(readSiteLog, { query: {} })).toBe('404 address gone');
  expect(await does(whoami, {})).toMatchObject({ site_admin: false, lacks_second_factor: true });
  await giveFactor(testApp, admin);
  expect(await does(whoami, {})).toMatchObject({ site_admin: true, lacks_second_factor: false });
  await does(readSiteLog, { query: {} });
  const dora = await some();
  expect(await dora.does(whoami, {})).toMatchObject({ site_admin: false, lacks_second_factor: false });
  await COMMANDS['make-admin'].run(sql, dora.username);
  expect(await dora.does(whoami, {})).toMatchObject({ site_admin: false, lacks_second_factor: true });
  expect(await COMMANDS['remove-admin'].run(sql, dora.username)).toMatch(/no longer/);
  await rule('off');
  const rules =
    await sql`SELECT facts -> 'is_on' AS is_on FROM audit_log WHERE kind = 'adminSecondFactor' ORDER BY id`;
  expect(rules.map(({ is_on }) => is_on)).toEqual([
    [false, true],
    [true, false],
  ]);
});
