import { beforeAll, expect, test } from 'vitest';
import { readSiteLog } from '#contract/history/log.ts';
import { choosePassword, listUsers, login, register, restrictUser } from '#contract/identity/users.ts';
import { CODE, openTestApp, PASSWORD, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { COMMANDS } from './commands.ts';

let testApp: TestApp;
let admin: TestUser;
let anna: TestUser;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await testApp.signUp('admin');
  anna = await testApp.signUp('anna');
});

const make = (by: TestUser, whom: TestUser, site_admin = true) =>
  by.asks(restrictUser, { params: { user: whom.id }, body: { site_admin } });
const admins = async () =>
  (
    await testApp.sql<{ username: string }[]>`SELECT username FROM users WHERE site_admin ORDER BY username`
  ).map(({ username }) => username);
const run = (command: keyof typeof COMMANDS, name = '') => COMMANDS[command].run(testApp.sql, name);

test('a site administrator makes another user one, and takes it back', async () => {
  expect((await make(admin, anna)).json()).toMatchObject({ username: 'anna', site_admin: true });
  await anna.does(listUsers, {});
  const [line] = await admin.does(readSiteLog, { query: {} });
  expect(line).toMatchObject({
    w: 36,
    u: { username: 'admin' },
    m: { username: 'anna' },
    acts: { site_admin: [false, true] },
  });
  await make(admin, anna, false);
  expect(await anna.tries(listUsers, {})).toBe('404 address gone');
});

test('one gives the right up oneself only while another has it', async () => {
  const give = { params: { user: 'admin' }, body: { site_admin: false } };
  expect(await admin.tries(restrictUser, give)).toBe('403 site_admin last');
  await make(admin, anna);
  await admin.does(restrictUser, give);
  expect(await admins()).toEqual(['anna']);
  await make(anna, admin);
  await make(admin, anna, false);
});

test('one who is banned is neither made an administrator nor counted as one', async () => {
  const boris = await testApp.signUp('boris');
  await admin.does(restrictUser, { params: { user: boris.id }, body: { banned: true } });
  expect(await admin.tries(restrictUser, { params: { user: boris.id }, body: { site_admin: true } })).toBe(
    '403 site_admin banned',
  );
  await make(admin, anna);
  await admin.does(restrictUser, { params: { user: anna.id }, body: { banned: true } });
  expect(await admin.tries(restrictUser, { params: { user: admin.id }, body: { site_admin: false } })).toBe(
    '403 site_admin last',
  );
  await admin.does(restrictUser, { params: { user: anna.id }, body: { banned: false, site_admin: false } });
  anna = await testApp.signIn('anna');
});

test.each([
  ['take the right from', { site_admin: false }],
  ['ban', { banned: true }],
])('of two administrators who %s each other at once one remains', async (_deed, body) => {
  const [one, two] = [
    await testApp.signUp(`one_${Object.keys(body)[0]}`),
    await testApp.signUp(`two_${Object.keys(body)[0]}`),
  ];
  await testApp.sql`UPDATE users SET site_admin = id = ANY (${[one.id, two.id]}::bigint[])`;
  const answers = await Promise.all([
    one.asks(restrictUser, { params: { user: two.id }, body }),
    two.asks(restrictUser, { params: { user: one.id }, body }),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const left = await testApp.sql`SELECT FROM users WHERE site_admin AND NOT banned`;
  expect(left).toHaveLength(1);
  await testApp.sql`UPDATE users SET site_admin = id = ${admin.id}`;
});

test('the command line makes administrators by name or address and takes it back, never from the last', async () => {
  expect(await run('make-admin', 'ANNA@example.org')).toBe('anna is now a site administrator.');
  expect(await run('make-admin', 'anna')).toBe('anna is already a site administrator.');
  expect(await run('list-admins')).toBe('admin\nanna');
  const [line] = await admin.does(readSiteLog, { query: {} });
  expect(line).toMatchObject({
    w: 36,
    u: null,
    m: { username: 'anna' },
    acts: { site_admin: [false, true] },
  });
  expect(await run('remove-admin', 'anna')).toBe('anna is no longer a site administrator.');
  await expect(run('remove-admin', 'admin')).rejects.toThrow('admin is the last site administrator.');
  await expect(run('make-admin', 'nobody')).rejects.toThrow('No user has the username or email nobody.');
});

test('the command line makes a password link, which is logged without an actor, and forgets devices once used', async () => {
  const output = await run('reset-password', 'anna');
  expect(output).toMatch(/valid until \d{4}-\d\d-\d\dT/);
  const [, token = ''] = /^\/password\/([\w-]+)$/m.exec(output) ?? [];
  await testApp.guest.does(choosePassword, { body: { token, password: 'chosen by the link' } });
  expect(await testApp.sql`SELECT FROM devices WHERE user_id = ${anna.id}`).toHaveLength(0);
  await testApp.guest.does(login, { body: { username: 'anna', password: 'chosen by the link' } });
  const lines = await admin.does(readSiteLog, { query: { limit: 2 } });
  expect(lines[1]).toMatchObject({ u: null, m: { username: 'anna' }, fields: ['password_link'] });
  await testApp.guest.does(register, {
    body: { username: 'later', email: 'later@example.org', password: PASSWORD, secret_code: CODE },
  });
});
