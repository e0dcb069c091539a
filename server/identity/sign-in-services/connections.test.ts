import { expect, test } from 'vitest';
import { continueLogin, listSecurityEvents } from '#contract/identity/security.ts';
import {
  type AccountServices,
  confirmWithService,
  connectService,
  disconnectService,
  listAccountServices,
  setFirstPassword,
  signUpWithService,
} from '#contract/identity/sign-in-services.ts';
import { login, whoami } from '#contract/identity/users.ts';
import { askAccountDeletion, downloadMyData } from '#contract/site/account-deletion.ts';
import { afterFile } from '../../../test/after-file.ts';
import { giveFactor } from '../../../test/calls/second-factor.ts';
import { startOpenIdProvider } from '../../../test/openid-provider.ts';
import { newVisitor, type Visitor } from '../../../test/openid-visitor.ts';
import { openTestApp, PASSWORD } from '../../../test/test-app.ts';

const provider = await startOpenIdProvider('https://dragoman.example');
afterFile(() => provider.stop());
const testApp = await openTestApp(provider.env);
const { app, sql } = testApp;
await testApp.signUp('admin');

const params = { service: 'local' };
const proof = { current_password: PASSWORD };
const NEW = 'nine blue whales';

/** A new user with a password, in a browser of their own. */
async function member(username: string): Promise<Visitor & { id: number }> {
  const { id, headers } = await testApp.signUp(username);
  const cookies = (headers.cookie ?? '').split('; ').map((cookie) => cookie.split('=') as [string, string]);
  return { ...newVisitor(app, new Map(cookies)), id };
}

/** A new user without one, who has signed up by the service. */
async function guestOf(username: string): Promise<Visitor & { id: number }> {
  const visitor = newVisitor(app);
  await visitor.comesBack(username);
  const body = { username, email: `${username}@provider.example`, secret_code: 'a code for the tests' };
  const answer = await visitor.asks(signUpWithService, { body });
  return { ...visitor, id: signUpWithService.reply.parse(answer.json()).id };
}

const servicesOf = async (visitor: Visitor): Promise<AccountServices> =>
  listAccountServices.reply.parse((await visitor.asks(listAccountServices)).json());
const connects = async (visitor: Visitor, as: string): Promise<string> => {
  const { address } = connectService.reply.parse(
    (await visitor.asks(connectService, { params, body: proof })).json(),
  );
  return visitor.opens(await visitor.signsInAt(await visitor.opens(address), as));
};
const idOf = async (visitor: Visitor) => (await servicesOf(visitor)).services[0]?.id ?? 0;
const mailsOf = async (user: number) =>
  (await sql<{ kind: string }[]>`SELECT kind FROM mails WHERE user_id = ${user} ORDER BY id`).map(
    ({ kind }) => kind,
  );

test('a user connects a service with their password, signs in by it, and disconnects it (services.10, services.11)', async () => {
  const anna = await member('anna');
  expect(await anna.tries(connectService, { params, body: { current_password: 'wrong' } })).toBe(
    '400 current_password wrong',
  );
  expect(await servicesOf(anna)).toEqual({
    has_password: true,
    may_set_password: false,
    services: [{ name: 'local', label: 'Local ID', issuer: provider.issuer, id: null, since: null }],
  });
  expect(await connects(anna, 'anna_there')).toBe(`/users/${anna.id}?service=connected#security`);
  expect((await servicesOf(anna)).services).toMatchObject([
    { id: expect.any(Number), since: expect.any(Number) },
  ]);
  const other = newVisitor(app);
  expect(await other.comesBack('anna_there')).toBe('/');
  expect((await other.asks(whoami)).json()).toMatchObject({ username: 'anna' });

  const id = await idOf(anna);
  const end = { params: { connected_service: id } };
  expect(await anna.tries(disconnectService, { ...end, body: { current_password: 'wrong' } })).toBe(
    '400 current_password wrong',
  );
  const boris = await member('boris');
  expect(await boris.tries(disconnectService, { ...end, body: proof })).toBe('404 service gone');
  expect((await anna.asks(disconnectService, { ...end, body: proof })).statusCode).toBe(204);
  expect(await anna.tries(disconnectService, { ...end, body: proof })).toBe('404 service gone');
  expect(await newVisitor(app).comesBack('anna_there')).toBe('/login/service');
  const events = listSecurityEvents.reply.parse((await anna.asks(listSecurityEvents, { query: {} })).json());
  expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['serviceDisconnected', 'Local ID'],
    ['signIn', 'Local ID'],
    ['serviceConnected', 'Local ID'],
    ['signIn', ''],
  ]);
  expect(await mailsOf(anna.id)).toEqual(expect.arrayContaining(['serviceConnected', 'serviceDisconnected']));
});

test('an identity is one user’s, and a user has one of each service (services.10)', async () => {
  const clara = await member('clara');
  expect(await connects(clara, 'clara_there')).toContain('service=connected');
  expect(await connects(clara, 'clara_there')).toContain('service=connected');
  const dora = await member('dora');
  expect(await connects(dora, 'clara_there')).toBe(`/users/${dora.id}?service=taken#security`);
  expect(await connects({ ...clara, ...newVisitor(app, clara.cookies) }, 'clara_elsewhere')).toContain(
    'service=another',
  );
  expect(await sql`SELECT FROM connected_services WHERE user_id IN (${clara.id}, ${dora.id})`).toHaveLength(
    1,
  );
});

test('a visit connects nothing to who comes back signed in as another user, or not at all (services.10)', async () => {
  const egor = await member('egor');
  const { address } = connectService.reply.parse(
    (await egor.asks(connectService, { params, body: proof })).json(),
  );
  const back = await egor.signsInAt(await egor.opens(address), 'egor_there');
  const fedor = await testApp.signIn('dora');
  const [name = '', value = ''] =
    (fedor.headers.cookie ?? '')
      .split('; ')
      .find((cookie) => cookie.startsWith('dragoman_session='))
      ?.split('=') ?? [];
  egor.cookies.set(name, value);
  expect(await egor.opens(back)).toBe('/login?service=expired');
  egor.cookies.delete(name);
  expect(await egor.opens(back)).toBe('/login?service=expired');
  expect(await sql`SELECT FROM connected_services WHERE subject = 'egor_there'`).toEqual([]);
});

test('the only way to sign in can’t be disconnected: a password is set first, once the service has confirmed who asks (services.12)', async () => {
  const gleb = await guestOf('gleb');
  const end = { params: { connected_service: await idOf(gleb) }, body: proof };
  expect(await gleb.tries(disconnectService, end)).toBe('400 current_password noPassword');
  expect(await gleb.tries(connectService, { params, body: proof })).toBe('400 current_password noPassword');
  expect(await servicesOf(gleb)).toMatchObject({ has_password: false, may_set_password: false });
  expect(await gleb.tries(setFirstPassword, { body: { password: NEW } })).toBe('403 service expired');

  const other = newVisitor(app);
  await other.comesBack('gleb');
  const { address } = confirmWithService.reply.parse(
    (await gleb.asks(confirmWithService, { params })).json(),
  );
  // The address is for this browser alone.
  expect(await other.opens(address)).toBe('/login?service=expired');
  expect(new URL(await gleb.opens(address)).searchParams.get('prompt')).toBe('login');
  expect(await gleb.opens(await gleb.signsInAt(await gleb.opens(address), 'gleb'))).toBe(
    `/users/${gleb.id}?service=confirmed#security`,
  );
  expect(await servicesOf(gleb)).toMatchObject({ has_password: false, may_set_password: true });
  // The other session of the same user has confirmed nothing.
  expect(await other.tries(setFirstPassword, { body: { password: NEW } })).toBe('403 service expired');
  expect(await gleb.tries(setFirstPassword, { body: { password: 'password' } })).toBe('400 password common');
  expect((await gleb.asks(setFirstPassword, { body: { password: NEW } })).statusCode).toBe(204);
  expect((await gleb.asks(whoami)).json()).toMatchObject({ username: 'gleb' });
  expect((await other.asks(whoami)).statusCode).toBe(401);
  expect(await gleb.tries(setFirstPassword, { body: { password: NEW } })).toBe('403 service expired');
  expect(await gleb.tries(confirmWithService, { params })).toBe('403 general changed');
  await testApp.guest.does(login, { body: { username: 'gleb', password: NEW } });
  expect(await mailsOf(gleb.id)).toContain('passwordChanged');
  expect((await gleb.asks(disconnectService, { ...end, body: { current_password: NEW } })).statusCode).toBe(
    204,
  );
});

test('only the identity of the account confirms it (services.12)', async () => {
  const irina = await guestOf('irina');
  const { address } = confirmWithService.reply.parse(
    (await irina.asks(confirmWithService, { params })).json(),
  );
  const stranger = newVisitor(app, irina.cookies);
  expect(
    await stranger.opens(await stranger.signsInAt(await stranger.opens(address), 'someone_else')),
  ).toContain('service=notYours');
  expect(await irina.tries(setFirstPassword, { body: { password: NEW } })).toBe('403 service expired');
});

test('an earlier sign-in at the service confirms nothing (services.12)', async () => {
  const kolya = await guestOf('kolya');
  const { address } = confirmWithService.reply.parse(
    (await kolya.asks(confirmWithService, { params })).json(),
  );
  const back = await kolya.signsInAt(await kolya.opens(address), 'kolya');
  provider.forge = (claims) => ({ claims: { ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 } });
  expect(await kolya.opens(back)).toContain('service=failed');
  provider.forge = undefined;
  expect(await servicesOf(kolya)).toMatchObject({ may_set_password: false });
});

test('a disconnected service ends sign-ins that wait for the second factor (services.11)', async () => {
  const lena = await member('lena');
  await connects(lena, 'lena_there');
  await giveFactor(testApp, { id: lena.id } as Parameters<typeof giveFactor>[1]);
  const thief = newVisitor(app);
  const token = (await thief.comesBack('lena_there')).split('#')[1] ?? '';
  await lena.asks(disconnectService, { params: { connected_service: await idOf(lena) }, body: proof });
  expect(await thief.tries(continueLogin, { body: { token, code: '000000' } })).toBe('401 token expired');
});

test('My data has connected services, and the deletion of the account deletes them (services.14)', async () => {
  const mark = await member('mark');
  await connects(mark, 'mark_there');
  const { body } = await mark.asks(downloadMyData);
  const lines = body.split('\n').filter((line) => line.includes('"connected_service"'));
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    issuer: provider.issuer,
    subject: 'mark_there',
    label: 'Local ID',
  });
  const nina = await guestOf('nina');
  expect(await nina.tries(askAccountDeletion, { body: { ...proof, texts: 'keep' } })).toBe(
    '400 current_password noPassword',
  );
});

test('a connection to a service that the site no longer has is listed and disconnected (services.11)', async () => {
  const olga = await member('olga');
  await sql`INSERT INTO connected_services (user_id, issuer, subject, label) VALUES (${olga.id}, 'https://old.example', 'olga', 'Old ID')`;
  const { services } = await servicesOf(olga);
  expect(services).toMatchObject([
    { name: 'local', id: null },
    { name: null, label: 'Old ID' },
  ]);
  const end = { params: { connected_service: services[1]?.id ?? 0 }, body: proof };
  expect((await olga.asks(disconnectService, end)).statusCode).toBe(204);
});
