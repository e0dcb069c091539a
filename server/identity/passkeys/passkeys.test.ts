import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { RECOVERY_CODE } from '#contract/example.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
} from '#contract/identity/passkeys.ts';
import { continueLogin, listSecurityEvents } from '#contract/identity/security.ts';
import { login, restrictUser, whoami } from '#contract/identity/users.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { givePasskey, SITE, signedBy } from '../../../test/calls/passkeys.ts';
import { codeNow, giveFactor } from '../../../test/calls/second-factor.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';
import { cborBytes, VirtualAuthenticator } from '../../../test/virtual-authenticator.ts';
import { sweepChallenges } from '../../core/auth/passkey-challenge-queries.ts';
import { COMMANDS } from '../../site/administration/commands.ts';

const testApp = await openTestApp();
const { sql, guest } = testApp;
const admin = await testApp.signUp('admin');

let nth = 0;
const some = () => testApp.signUp(`user_${++nth}`);
const proof = { current_password: PASSWORD };
const begin = (person: TestUser) => person.does(beginPasskey, { body: proof });
const kinds = async (person: TestUser) =>
  (await person.does(listSecurityEvents, { query: {} })).map(({ kind }) => kind);
const hasSession = ({ cookies }: { cookies: { name: string }[] }) =>
  cookies.some(({ name }) => name === 'dragoman_session');

test('a user adds passkeys with the password, renames and removes them (passkeys.1, passkeys.6)', async () => {
  const anna = await some();
  const { device, id } = await givePasskey(anna);
  const { passkeys, origin } = await anna.does(listPasskeys, {});
  expect(origin).toBe(SITE);
  expect(passkeys).toEqual([{ id, name: 'A phone', created_at: expect.any(Number), used_at: null }]);
  const renamed = await anna.does(renamePasskey, { params: { passkey: id }, body: { name: 'My phone' } });
  expect(renamed.name).toBe('My phone');
  await guest.does(loginWithPasskey, { body: await signedBy(device, testApp) });
  expect((await anna.does(listPasskeys, {})).passkeys[0]?.used_at).toEqual(expect.any(Number));
  const remove = (body: object) => anna.tries(removePasskey, { params: { passkey: id }, body });
  expect(await remove({ current_password: 'no' })).toBe('400 current_password wrong');
  await anna.does(removePasskey, { params: { passkey: id }, body: proof });
  expect(await remove(proof)).toBe('404 passkey gone');
  expect((await anna.does(listPasskeys, {})).passkeys).toEqual([]);
  expect(await guest.tries(loginWithPasskey, { body: await signedBy(device, testApp) })).toBe(
    '401 passkey wrong',
  );
  expect(await kinds(anna)).toEqual(['passkeyRemoved', 'signIn', 'passkeyAdded', 'signIn']);
  const mails = await sql`
    SELECT kind, data FROM mails WHERE user_id = ${anna.id} AND kind LIKE 'passkey%' ORDER BY id`;
  expect(mails).toEqual([
    { kind: 'passkeyAdded', data: { name: 'A phone' } },
    { kind: 'passkeyRemoved', data: { name: 'My phone' } },
  ]);
});

test('nobody sees or changes the passkeys of others (passkeys.1)', async () => {
  const [boris, carl] = [await some(), await some()];
  const { id } = await givePasskey(boris);
  expect((await carl.does(listPasskeys, {})).passkeys).toEqual([]);
  const params = { passkey: id };
  expect(await carl.tries(renamePasskey, { params, body: { name: 'Mine' } })).toBe('404 passkey gone');
  expect(await carl.tries(removePasskey, { params, body: proof })).toBe('404 passkey gone');
  const program = await testApp.byToken(boris, ['read', 'manage']);
  expect(await program.tries(listPasskeys, {})).toBe('403 token sessionOnly');
});

test('with a second factor adding takes a code too (passkeys.1)', async () => {
  const dora = await some();
  await giveFactor(testApp, dora);
  expect(await dora.tries(beginPasskey, { body: proof })).toBe('400 code required');
  expect(await dora.tries(beginPasskey, { body: { ...proof, code: '000000' } })).toBe('400 code wrong');
  expect(await dora.tries(beginPasskey, { body: { current_password: 'no', code: codeNow() } })).toBe(
    '400 current_password wrong',
  );
  const options = await dora.does(beginPasskey, { body: { ...proof, code: codeNow() } });
  const credential = new VirtualAuthenticator(SITE).create(options);
  await dora.does(addPasskey, { body: { name: 'A key', credential } });
});

test('what a device makes has to be for this site, user, challenge and session (passkeys.3)', async () => {
  const ella = await some();
  const wrong: Record<string, Parameters<VirtualAuthenticator['create']>[1]> = {
    'another origin': { origin: 'https://dragoman.example.evil.example' },
    'another port': { origin: `${SITE}:8443` },
    'another site': { rpId: 'evil.example' },
    'another challenge': { challenge: 'AAAA' },
    'a sign-in': { type: 'webauthn.get' },
    'an unchecked user': { isVerified: false },
  };
  for (const [what, said] of Object.entries(wrong)) {
    const credential = new VirtualAuthenticator(SITE).create(await begin(ella), said);
    expect(await ella.tries(addPasskey, { body: { name: 'A key', credential } }), what).toBe(
      '400 credential wrong',
    );
  }
  const device = new VirtualAuthenticator(SITE);
  const options = await begin(ella);
  const other = { ...device.create(options), id: 'AAAA' };
  expect(await ella.tries(addPasskey, { body: { name: 'A key', credential: other } })).toBe(
    '400 credential wrong',
  );
  // The challenge is used up by that.
  const credential = device.create(options);
  expect(await ella.tries(addPasskey, { body: { name: 'A key', credential } })).toBe(
    '400 credential expired',
  );
  // One of another session of the same user.
  const again = await testApp.signIn(ella.username);
  const fresh = device.create(await begin(ella));
  expect(await again.tries(addPasskey, { body: { name: 'A key', credential: fresh } })).toBe(
    '400 credential expired',
  );
  await ella.does(addPasskey, { body: { name: 'A key', credential: fresh } });
});

test('certificates of a device’s maker are refused (passkeys.3)', async () => {
  const fritz = await some();
  const make = async (fmt: string, statement: Buffer) => {
    const device = new VirtualAuthenticator(SITE);
    const credential = device.create(await begin(fritz), { attestation: { fmt, statement } });
    return fritz.tries(addPasskey, { body: { name: 'A key', credential } });
  };
  // A map with x5c, a list of one certificate.
  const certified = Buffer.concat([
    Buffer.from('a163783563', 'hex'),
    Buffer.of(0x81),
    cborBytes(Buffer.alloc(300, 1)),
  ]);
  for (const fmt of ['packed', 'tpm', 'apple', 'fido-u2f', 'android-key', 'unheard-of'])
    expect(await make(fmt, certified), fmt).toBe('400 credential wrong');
  expect(await make('none', Buffer.from('a1616100', 'hex'))).toBe('400 credential wrong');
});

test('a user has so many passkeys, and a credential is of one user (passkeys.1)', async () => {
  const [gerd, ida] = [await some(), await some()];
  const { device } = await givePasskey(gerd);
  const stolen = device.create(await begin(ida));
  expect(await ida.tries(addPasskey, { body: { name: 'A key', credential: stolen } })).toBe(
    '400 credential notUnique',
  );
  for (let amount = 1; amount < SERVICE_LIMITS.passkeysPerUser; amount++) await givePasskey(gerd);
  const credential = new VirtualAuthenticator(SITE).create(await begin(gerd));
  expect(await gerd.tries(addPasskey, { body: { name: 'One more', credential } })).toBe(
    '403 passkey tooMany',
  );
  expect((await begin(gerd)).excludeCredentials).toHaveLength(SERVICE_LIMITS.passkeysPerUser);
});

test('a passkey signs in alone, without name, password or code, and as long as was chosen (passkeys.4)', async () => {
  const karl = await some();
  const { device } = await givePasskey(karl);
  await giveFactor(testApp, karl);
  const body = { ...(await signedBy(device, testApp)), remember: true };
  const answer = await guest.asks(loginWithPasskey, { body });
  expect(answer.json()).toMatchObject({ username: karl.username });
  expect(answer.cookies.find(({ name }) => name === 'dragoman_session')?.maxAge).toBe(
    LIMITS.sessionRemembered / 1000,
  );
  const { options } = await guest.does(beginPasskeyLogin, { body: {} });
  expect(options.allowCredentials).toEqual([]);
});

test('a sign-in that is not what the device was asked for is refused, whatever is wrong (passkeys.5)', async () => {
  const [lena, mona] = [await some(), await some()];
  const { device } = await givePasskey(lena);
  const { device: hers } = await givePasskey(mona);
  const handleOf = (person: TestUser) => Buffer.from(`user ${person.id}`).toString('base64url');
  const wrong: Record<string, Parameters<VirtualAuthenticator['get']>[1]> = {
    'another origin': { origin: 'https://evil.example' },
    'another site': { rpId: 'evil.example' },
    'another challenge': { challenge: 'AAAA' },
    'a new passkey': { type: 'webauthn.create' },
    'an unchecked user': { isVerified: false },
    'another key': { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey },
    'another user': { userHandle: handleOf(mona) },
    'no user': { userHandle: '' },
  };
  for (const [what, said] of Object.entries(wrong)) {
    const { token, options } = await guest.does(beginPasskeyLogin, { body: {} });
    const { response, ...credential } = device.get(options, said);
    const { userHandle, ...signed } = response;
    const passkey = { ...credential, response: { ...signed, ...(userHandle && { userHandle }) } };
    expect(await guest.tries(loginWithPasskey, { body: { token, passkey } }), what).toBe('401 passkey wrong');
  }
  // The credential of one user with what the other's device has signed.
  const { token, passkey } = await signedBy(hers, testApp);
  const mixed = { ...passkey, id: device.id.toString('base64url') };
  expect(await guest.tries(loginWithPasskey, { body: { token, passkey: mixed } })).toBe('401 passkey wrong');
  // One that nobody has is answered the same.
  const unknown = await signedBy(new VirtualAuthenticator(SITE), testApp);
  expect(
    await guest.tries(loginWithPasskey, {
      body: {
        ...unknown,
        passkey: {
          ...unknown.passkey,
          response: { ...unknown.passkey.response, userHandle: handleOf(lena) },
        },
      },
    }),
  ).toBe('401 passkey wrong');
  const failed = (await lena.does(listSecurityEvents, { query: {} })).find(
    ({ kind }) => kind === 'signInFailed',
  );
  expect(failed?.amount).toBe(Object.keys(wrong).length + 1);
});

test('a challenge is for one try, one visitor and a short time (passkeys.4)', async () => {
  const nora = await some();
  const { device } = await givePasskey(nora);
  const body = await signedBy(device, testApp);
  const answers = await Promise.all([
    guest.asks(loginWithPasskey, { body }),
    guest.asks(loginWithPasskey, { body }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(await guest.tries(loginWithPasskey, { body })).toBe('401 passkey expired');
  // What was signed for one visitor is of no use to another.
  const mine = await signedBy(device, testApp);
  const { token } = await guest.does(beginPasskeyLogin, { body: {} });
  expect(await guest.tries(loginWithPasskey, { body: { ...mine, token } })).toBe('401 passkey wrong');
  const late = await signedBy(device, testApp);
  await sql`UPDATE passkey_challenges SET expires_at = now_ms() - 1`;
  expect(await guest.tries(loginWithPasskey, { body: late })).toBe('401 passkey expired');
  await guest.does(beginPasskeyLogin, { body: {} });
  await sql`UPDATE passkey_challenges SET expires_at = now_ms() - 1`;
  await sweepChallenges(sql);
  expect(await sql`SELECT FROM passkey_challenges`).toEqual([]);
});

test('challenges are bounded in number (passkeys.4)', async () => {
  await sql`
    INSERT INTO passkey_challenges (bound_to, challenge, expires_at)
    SELECT sha256(n::text::bytea), ''::bytea, 0 FROM generate_series(1, ${SERVICE_LIMITS.passkeyChallenges}::int) n`;
  const answer = await guest.asks(beginPasskeyLogin, { body: {} });
  expect(answer.statusCode).toBe(503);
  await sweepChallenges(sql);
  await guest.does(beginPasskeyLogin, { body: {} });
});

test('a device that counts back may have been copied: it is refused, and its user is told (passkeys.5)', async () => {
  const olga = await some();
  const { device } = await givePasskey(olga, 'A key');
  device.counter = 5;
  await guest.does(loginWithPasskey, { body: await signedBy(device, testApp) });
  for (const counter of [5, 4, 0]) {
    const { token, options } = await guest.does(beginPasskeyLogin, { body: {} });
    const passkey = device.get(options, { counter });
    expect(await guest.tries(loginWithPasskey, { body: { token, passkey } }), String(counter)).toBe(
      '401 passkey wrong',
    );
  }
  const events = await olga.does(listSecurityEvents, { query: {} });
  const copied = events.filter(({ kind }) => kind === 'passkeyCopied');
  expect(copied.map(({ detail }) => detail)).toEqual(['A key', 'A key', 'A key']);
  // A device that never counts is used as often as one likes.
  const { device: uncounted } = await givePasskey(olga);
  for (let uses = 0; uses < 2; uses++) {
    const { token, options } = await guest.does(beginPasskeyLogin, { body: {} });
    await guest.does(loginWithPasskey, { body: { token, passkey: uncounted.get(options, { counter: 0 }) } });
  }
});

test('a banned user does not sign in by a passkey, and learns why (passkeys.5)', async () => {
  const petra = await some();
  const { device } = await givePasskey(petra);
  const body = { banned: true, ban_reason: 'Spam.' };
  await admin.does(restrictUser, { params: { user: petra.id }, body });
  const answer = await guest.asks(loginWithPasskey, { body: await signedBy(device, testApp) });
  expect(answer.json()).toMatchObject({
    status: 403,
    errors: [{ key: 'username', kind: 'banned' }],
    current: { ban_reason: 'Spam.' },
  });
  expect(hasSession(answer)).toBe(false);
});

test('the second step takes a passkey in place of a code, only of that user (passkeys.7)', async () => {
  const [rosa, sven] = [await some(), await some()];
  const { device } = await givePasskey(rosa);
  const { device: his } = await givePasskey(sven);
  await giveFactor(testApp, rosa);
  const firstStep = async (): Promise<{ token: string; passkeys: boolean }> =>
    (await guest.asks(login, { body: { username: rosa.username, password: PASSWORD } })).json().current;
  const { token, passkeys } = await firstStep();
  expect(passkeys).toBe(true);
  const { token: same, options } = await guest.does(beginPasskeyLogin, { body: { token } });
  expect(same).toBe(token);
  expect(options.allowCredentials).toEqual([
    { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
  ]);
  const step = (passkey: object) => guest.asks(continueLogin, { body: { token, passkey } });
  expect((await step(his.get(options))).json().errors).toEqual([{ key: 'passkey', kind: 'wrong' }]);
  expect((await step(device.get(options))).json().errors).toEqual([{ key: 'passkey', kind: 'expired' }]);
  const { options: next } = await guest.does(beginPasskeyLogin, { body: { token } });
  // Of this sign-in alone: the passkey signs for no other.
  expect(await guest.tries(loginWithPasskey, { body: { token: 'another', passkey: device.get(next) } })).toBe(
    '401 passkey expired',
  );
  const finished = await step(device.get(next));
  expect(finished.json()).toMatchObject({ username: rosa.username });
  expect(hasSession(finished)).toBe(true);
  expect(await guest.tries(beginPasskeyLogin, { body: { token } })).toBe('401 token expired');
  expect(await guest.tries(continueLogin, { body: { token } })).toBe('400 code required');
  // A code does as before.
  const other = await firstStep();
  await guest.does(continueLogin, { body: { token: other.token, code: RECOVERY_CODE } });
});

test('a passkey alone asks nothing of a sign-in by password, and is no second factor of an administrator (passkeys.7)', async () => {
  const tina = await some();
  const { device } = await givePasskey(tina);
  await guest.does(login, { body: { username: tina.username, password: PASSWORD } });
  await COMMANDS['make-admin'].run(sql, tina.username);
  await COMMANDS['admin-second-factor'].run(sql, 'on');
  const answer = await guest.asks(loginWithPasskey, { body: await signedBy(device, testApp) });
  expect(answer.json()).toMatchObject({ site_admin: false, lacks_second_factor: true });
  await giveFactor(testApp, tina);
  expect(await tina.does(whoami, {})).toMatchObject({ site_admin: true, lacks_second_factor: false });
  await COMMANDS['admin-second-factor'].run(sql, 'off');
});

test('passkeys work at PUBLIC_URL with https and a name, and without it at localhost alone (passkeys.2)', async () => {
  const originAt = async (env: Record<string, string>, host: string) => {
    const app = await openTestApp({ SMTP_URL: '', MAIL_FROM: '', OIDC_PROVIDERS: '', ...env });
    const { headers } = await app.signUp('uta');
    const answer = await app.app.inject({ url: '/api/account/passkeys', headers: { ...headers, host } });
    return answer.json().origin;
  };
  expect(await originAt({ PUBLIC_URL: 'https://books.example:8443' }, 'evil.example')).toBe(
    'https://books.example:8443',
  );
  expect(await originAt({ PUBLIC_URL: 'http://books.example' }, 'books.example')).toBe(null);
  expect(await originAt({ PUBLIC_URL: 'https://192.0.2.1' }, 'localhost')).toBe(null);
  expect(await originAt({ PUBLIC_URL: '' }, 'books.example')).toBe(null);
  expect(await originAt({ PUBLIC_URL: '' }, '127.0.0.1:3000')).toBe(null);
  expect(await originAt({ PUBLIC_URL: '' }, 'localhost:3000')).toBe('http://localhost:3000');
  expect(await originAt({ PUBLIC_URL: 'http://localhost:3000' }, 'evil.example')).toBe(
    'http://localhost:3000',
  );
  const nowhere = await openTestApp({ SMTP_URL: '', MAIL_FROM: '', OIDC_PROVIDERS: '', PUBLIC_URL: '' });
  const vera = await nowhere.signUp('vera');
  for (const [url, payload] of [
    ['/api/account/passkeys/options', proof],
    ['/api/login/passkey/options', {}],
  ] as const) {
    const headers = { ...vera.headers, host: 'books.example' };
    const answer = await nowhere.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.json()).toEqual({ status: 403, errors: [{ key: 'general', kind: 'passkeyAddress' }] });
  }
});
