import { expect, onTestFinished, test, vi } from 'vitest';
import { continueLogin, listSecurityEvents } from '#contract/identity/security.ts';
import { getServiceSignUp, signUpWithService } from '#contract/identity/sign-in-services.ts';
import { logout, register, whoami } from '#contract/identity/users.ts';
import { BAN_NOTE, banIn } from '#domain/core/access/ban-note.ts';
import { afterFile } from '../../../test/after-file.ts';
import { codeNow, giveFactor } from '../../../test/calls/second-factor.ts';
import { newKey, type OpenIdProvider, startOpenIdProvider } from '../../../test/openid-provider.ts';
import { newVisitor, type Visitor } from '../../../test/openid-visitor.ts';
import { CODE, openTestApp, PASSWORD } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { buildApp } from '../../programs/app.ts';
import { sweepServiceVisits } from './visit-queries.ts';

const PUBLIC_URL = 'https://dragoman.example';
const provider = await startOpenIdProvider(PUBLIC_URL);
afterFile(() => provider.stop());
const testApp = await openTestApp({ ...provider.env, SIGN_UP: 'open' });
const { app, sql } = testApp;
await testApp.signUp('admin');

const newcomer = () => newVisitor(app);
const signsUp = async (visitor: Visitor, username: string) => {
  expect(await visitor.comesBack(username)).toBe('/login/service');
  const body = { username, email: `${username}@provider.example` };
  const answer = await visitor.asks(signUpWithService, { body });
  expect(answer.statusCode).toBe(201);
  return signUpWithService.reply.parse(answer.json());
};
const nameOf = async (visitor: Visitor) => {
  const answer = await visitor.asks(whoami);
  return answer.statusCode === 200 ? whoami.reply.parse(answer.json()).username : undefined;
};

test('one signs up by a service, signs out, and signs in by it again (services.4, services.9)', async () => {
  const visitor = newcomer();
  expect(await visitor.comesBack('anna', '?from=%2Fsearch%3Ftext%3Dx&remember=true&language=ru')).toBe(
    '/login/service?from=%2Fsearch%3Ftext%3Dx',
  );
  expect((await visitor.asks(getServiceSignUp)).json()).toEqual({
    label: 'Local ID',
    username: 'anna',
    email: 'anna@provider.example',
  });
  expect(await nameOf(visitor)).toBeUndefined();
  const body = { username: 'anna', email: 'anna@provider.example', language: 'it' };
  const made = await visitor.asks(signUpWithService, { body });
  expect(made.json()).toMatchObject({ username: 'anna', email_confirmed: false, site_admin: false });
  expect(made.cookies.find(({ name }) => name === 'dragoman_session')?.maxAge).toBeGreaterThan(0);
  expect(await nameOf(visitor)).toBe('anna');
  const [user] = await sql`SELECT password_hash, language FROM users WHERE username = 'anna'`;
  expect(user).toEqual({ password_hash: '', language: 'it' });
  // What the service said is used up.
  expect(await visitor.tries(signUpWithService, { body: { ...body, username: 'anna_two' } })).toBe(
    '401 service expired',
  );

  await visitor.asks(logout);
  const again = newcomer();
  expect(await again.comesBack('anna', '?from=%2Fsearch')).toBe('/search');
  expect(await nameOf(again)).toBe('anna');
  const events = listSecurityEvents.reply.parse((await again.asks(listSecurityEvents, { query: {} })).json());
  expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['signIn', 'Local ID'],
    ['signIn', 'Local ID'],
    ['serviceConnected', 'Local ID'],
  ]);
});

test('an account with the same email address is not taken over (services.10)', async () => {
  const boris = { username: 'boris', email: 'boris@provider.example', password: PASSWORD };
  await testApp.guest.does(register, { body: boris });
  await sql`UPDATE users SET email_confirmed_at = 1 WHERE username = 'boris'`;
  const thief = newcomer();
  expect(await thief.comesBack('boris')).toBe('/login/service');
  const body = { username: 'boris_two', email: 'boris@provider.example' };
  expect(await thief.tries(signUpWithService, { body })).toBe('400 email notUnique');
  expect(await thief.tries(signUpWithService, { body: { ...body, username: 'boris' } })).toMatch(
    /^400 \w+ notUnique$/,
  );
  expect(await nameOf(thief)).toBeUndefined();
});

test.each([
  ['//elsewhere.example/', '/'],
  ['https://elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
  ['/\t/elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/projects/1?x=%2F#y', '/projects/1?x=%2F#y'],
])('one comes back to a page of this site alone: %j (services.4)', async (from, page) => {
  const visitor = newcomer();
  if (!(await sql`SELECT FROM users WHERE username = 'carl'`).length) await signsUp(newcomer(), 'carl');
  expect(await visitor.comesBack('carl', `?from=${encodeURIComponent(from)}`)).toBe(page);
});

test('a state is for one use, one browser, one service and some minutes (services.6)', async () => {
  const visitor = newcomer();
  const back = await visitor.signsInAt(await visitor.begins(), 'dora');
  const other = newcomer();
  await other.begins();
  expect(await other.opens(back)).toBe('/login?service=expired');
  expect(await newcomer().opens(back)).toBe('/login?service=expired');
  expect(await visitor.opens(back.replace('state=', 'state=x'))).toBe('/login?service=expired');
  expect(await visitor.opens('/api/login/services/local/callback?code=x')).toBe('/login?service=expired');
  // None of these has used it up.
  expect(await visitor.opens(back)).toBe('/login/service');
  expect(await visitor.opens(back)).toBe('/login?service=expired');

  const late = newcomer();
  const lateBack = await late.signsInAt(await late.begins(), 'dora');
  await sql`UPDATE service_visits SET begun_at = begun_at - 600001`;
  expect(await late.opens(lateBack)).toBe('/login?service=expired');
  expect(await other.tries(getServiceSignUp)).toBe('404 service gone');
});

test('a code that was used, or of another visit, is refused (services.5)', async () => {
  const visitor = newcomer();
  const first = new URL(await visitor.signsInAt(await visitor.begins(), 'egor'), PUBLIC_URL);
  const second = new URL(await visitor.signsInAt(await visitor.begins(), 'egor'), PUBLIC_URL);
  const code = first.searchParams.get('code') ?? '';
  expect(await visitor.opens(first.pathname + first.search)).toBe('/login/service');
  second.searchParams.set('code', code);
  expect(await visitor.opens(second.pathname + second.search)).toBe('/login?service=failed');
  // Of another browser: its verifier is another one.
  const victim = newcomer();
  const theirs = new URL(await victim.signsInAt(await victim.begins(), 'egor'), PUBLIC_URL);
  const own = new URL(await visitor.signsInAt(await visitor.begins(), 'egor'), PUBLIC_URL);
  own.searchParams.set('code', theirs.searchParams.get('code') ?? '');
  expect(await visitor.opens(own.pathname + own.search)).toBe('/login?service=failed');
});

test('a token that the provider signs is accepted (services.5)', async () => {
  const visitor = newcomer();
  const back = await visitor.signsInAt(await visitor.begins(), 'fedor');
  forging((claims) => ({ claims }));
  expect(await visitor.opens(back)).toBe('/login/service');
});

/** Changes the tokens of the provider during the running test. */
function forging(forge: NonNullable<OpenIdProvider['forge']>) {
  provider.forge = forge;
  onTestFinished(() => {
    provider.forge = undefined;
  });
}

const stranger = newKey().privateKey;
test.each<[string, NonNullable<OpenIdProvider['forge']>]>([
  ['nonce', (claims) => ({ claims: { ...claims, nonce: 'another' } })],
  [
    'no nonce',
    ({ nonce: _, ...claims }) => ({ claims: claims as typeof claims & { iss: string; aud: string } }),
  ],
  ['issuer', (claims) => ({ claims: { ...claims, iss: 'https://elsewhere.example' } })],
  ['audience', (claims) => ({ claims: { ...claims, aud: 'another' } })],
  ['signature', (claims) => ({ claims, key: stranger })],
  ['algorithm (none)', (claims) => ({ claims, alg: 'none' })],
  ['algorithm (the secret of the service)', (claims) => ({ claims, alg: 'HS256' })],
  ['time', (claims) => ({ claims: { ...claims, exp: 1 } })],
  ['subject', (claims) => ({ claims: { ...claims, sub: 'x'.repeat(256) } })],
  ['empty subject', (claims) => ({ claims: { ...claims, sub: '' } })],
  ['blank subject', (claims) => ({ claims: { ...claims, sub: ' ' } })],
  ['moment', (claims) => ({ claims: { ...claims, iat: Math.floor(Date.now() / 1000) + 3600 } })],
])('a token with a wrong %s is refused (services.5)', async (_what, forge) => {
  const visitor = newcomer();
  const back = await visitor.signsInAt(await visitor.begins(), 'fedor');
  forging(forge);
  expect(await visitor.opens(back)).toBe('/login?service=failed');
  expect(await visitor.tries(getServiceSignUp)).toBe('404 service gone');
});

test('a provider has another key a minute after its last one was read (services.5)', async () => {
  const second = await anotherServer();
  const signsIn = async () => {
    const visitor = newVisitor(second);
    return visitor.opens(await visitor.signsInAt(await visitor.begins(), 'fedor'));
  };
  expect(await signsIn()).toBe('/login/service');
  onTestFinished(provider.changeKey());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await signsIn()).toBe('/login/service');
});

test('the response of another issuer, and a refusal at the provider, lead back with what came of it (services.8)', async () => {
  const visitor = newcomer();
  const back = new URL(await visitor.signsInAt(await visitor.begins('?from=%2Fsearch'), 'gleb'), PUBLIC_URL);
  back.searchParams.set('iss', 'https://elsewhere.example');
  expect(await visitor.opens(back.pathname + back.search)).toBe('/login?from=%2Fsearch&service=failed');
  const state = new URL(await visitor.begins()).searchParams.get('state');
  const denied = `/api/login/services/local/callback?state=${state}&error=access_denied&iss=${encodeURIComponent(provider.issuer)}`;
  expect(await visitor.opens(denied)).toBe('/login?service=denied');
  expect((await visitor.asks({ ...whoami, path: '/api/login/services/nobody' })).statusCode).toBe(404);
});

test('a provider that is down keeps nothing from starting, and is used once it is up (services.5)', async () => {
  const other = await startOpenIdProvider(PUBLIC_URL);
  await other.stop();
  const { app: late } = await openTestApp({ ...other.env, SIGN_UP: 'open' });
  const visitor = newVisitor(late);
  expect(await visitor.begins('?from=%2Fsearch')).toBe('/login?from=%2Fsearch&service=unavailable');
  await other.start();
  onTestFinished(() => other.stop());
  const back = await visitor.signsInAt(await visitor.begins(), 'gleb');
  await other.stop();
  expect(await visitor.opens(back)).toBe('/login?service=unavailable');
  await other.start();
});

test('neither the secret of a service nor what it says of a visitor stands in the log (services.5)', async () => {
  const other = await startOpenIdProvider(PUBLIC_URL);
  let written = '';
  const { app: logging } = await openTestApp(
    { ...other.env, SIGN_UP: 'open', LOG_LEVEL: 'trace' },
    { write: (line) => (written += line) },
  );
  const visitor = newVisitor(logging);
  const first = await visitor.signsInAt(await visitor.begins(), 'unmistakable');
  expect(await visitor.opens(first)).toBe('/login/service');
  const failing = newVisitor(logging);
  const second = await failing.signsInAt(await failing.begins(), 'unmistakable');
  const tokens: string[] = [];
  other.forge = (claims) => {
    tokens.push(claims.nonce ?? '');
    return { claims, key: stranger };
  };
  expect(await failing.opens(second)).toBe('/login?service=failed');
  const third = await failing.signsInAt(await failing.begins(), 'unmistakable');
  await other.stop();
  expect(await failing.opens(third)).toBe('/login?service=unavailable');

  expect(tokens).toHaveLength(1);
  expect(written).toContain('/api/login/services/:service/callback');
  const secret = other.env.OIDC_LOCAL_CLIENT_SECRET ?? expect.fail();
  const visits = [first, second, third].map((address) => new URL(address, PUBLIC_URL).searchParams);
  for (const hidden of [
    secret,
    Buffer.from(`dragoman:${secret}`).toString('base64'),
    'unmistakable',
    ...tokens,
    ...visits.flatMap((query) => [query.get('code'), query.get('state')]),
  ])
    expect(written).not.toContain(hidden ?? expect.fail());
});

/** Another server of the same service, for the running test. */
async function anotherServer() {
  const settings = readSettings({
    ...provider.env,
    PUBLIC_URL,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    SIGN_UP: 'open',
  });
  const second = await buildApp(sql, settings);
  onTestFinished(() => second.close());
  return second;
}

test('another server answers who comes back (services.6)', async () => {
  const second = await anotherServer();
  const visitor = newcomer();
  const back = await visitor.signsInAt(await visitor.begins(), 'irina');
  expect(await visitor.opens(back, second)).toBe('/login/service');
  const body = { username: 'irina', email: 'irina@provider.example' };
  expect((await visitor.asks(signUpWithService, { body }, app)).statusCode).toBe(201);
});

test('two sign-ups at once make one account (services.9)', async () => {
  const visitor = newcomer();
  await visitor.comesBack('kolya');
  const bodyOf = (username: string) => ({ body: { username, email: `${username}@provider.example` } });
  const answers = await Promise.all(
    ['kolya', 'kolya_two'].map((name) => visitor.asks(signUpWithService, bodyOf(name))),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 401]);
  expect(await sql`SELECT FROM users WHERE username LIKE 'kolya%'`).toHaveLength(1);
});

test('a second factor is asked for, with what was chosen at the first step (services.7)', async () => {
  const { id } = await signsUp(newcomer(), 'lena');
  await giveFactor(testApp, { id } as Parameters<typeof giveFactor>[1]);
  const visitor = newcomer();
  const page = new URL(await visitor.comesBack('lena', '?from=%2Fsearch&remember=true'), PUBLIC_URL);
  expect(page.pathname + page.search).toBe('/login/service?from=%2Fsearch');
  const token = page.hash.slice(1);
  expect(await nameOf(visitor)).toBeUndefined();
  expect(await visitor.tries(continueLogin, { body: { token, code: '000000' } })).toBe('401 code wrong');
  const answer = await visitor.asks(continueLogin, { body: { token, code: codeNow() } });
  expect(answer.cookies.find(({ name }) => name === 'dragoman_session')?.maxAge).toBeGreaterThan(0);
  expect(await nameOf(visitor)).toBe('lena');
});

test('a banned user doesn’t come in, and their page is told why and until when (services.7, services.15)', async () => {
  await signsUp(newcomer(), 'mark');
  const until = Date.now() + 1_000_000;
  await sql`UPDATE users SET banned = true, ban_reason = 'Спам.', banned_until = ${until} WHERE username = 'mark'`;
  const visitor = newcomer();
  expect(await visitor.comesBack('mark')).toBe('/login?service=banned');
  expect(banIn(`${BAN_NOTE}=${visitor.cookies.get(BAN_NOTE)}`)).toEqual({
    ban_reason: 'Спам.',
    banned_until: until,
  });
  expect(await nameOf(visitor)).toBeUndefined();
});

test('what expired is deleted (services.6)', async () => {
  const visitor = newcomer();
  await visitor.begins();
  await visitor.comesBack('nina');
  await sql`UPDATE service_visits SET begun_at = 0`;
  await sql`UPDATE service_proofs SET made_at = 0`;
  await sweepServiceVisits(sql);
  expect(await sql`SELECT FROM service_visits`).toEqual([]);
  expect(await sql`SELECT FROM service_proofs`).toEqual([]);
});

test.each([
  ['code', '400 secret_code required', { secret_code: CODE }],
  ['invitation', '400 invitation required', undefined],
  ['open', undefined, {}],
])(
  'where sign-up is by %s, a service replaces only the password (services.9)',
  async (mode, refusal, more) => {
    const { app: its, signUp } = await openTestApp({ ...provider.env, SIGN_UP: mode });
    await signUp('admin');
    const visitor = newVisitor(its);
    expect(await visitor.comesBack('olga')).toBe('/login/service');
    const body = { username: 'olga', email: 'olga@provider.example' };
    if (refusal) expect(await visitor.tries(signUpWithService, { body })).toBe(refusal);
    if (more)
      expect((await visitor.asks(signUpWithService, { body: { ...body, ...more } })).statusCode).toBe(201);
  },
);

test('where nobody may sign up, only those who have connected a service come in (services.9)', async () => {
  const { app: its, signUp } = await openTestApp({ ...provider.env, SIGN_UP: 'closed' });
  await signUp('admin');
  const visitor = newVisitor(its);
  expect(await visitor.comesBack('pavel')).toBe('/login?service=closed');
  const body = { username: 'pavel', email: 'pavel@provider.example' };
  expect(await visitor.tries(signUpWithService, { body })).toBe('403 general signUpClosed');
});

test('too many visits lead to the sign-in page (services.8)', async () => {
  const { app: its } = await openTestApp({ ...provider.env, RATE_LIMIT: 'on' });
  const visitor = newVisitor(its);
  let led = '';
  for (let nth = 0; nth < 100 && !led.includes('tooOften'); nth += 1) led = await visitor.begins();
  expect(led).toBe('/login?service=tooOften');
});

test('without settings there is no service', async () => {
  const { app: its } = await openTestApp({ OIDC_PROVIDERS: '' });
  expect(await newVisitor(its).begins()).toMatch(/^404 /);
});
