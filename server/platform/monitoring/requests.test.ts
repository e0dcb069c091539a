import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addCode, deleteCode } from '#contract/identity/codes.ts';
import { choosePassword, makePasswordLink } from '#contract/identity/users.ts';
import { createProject } from '#contract/projects/projects.ts';
import { EXAMPLES, makeCall, makerOf } from '../../../test/calls/examples.ts';
import { fillProject } from '../../../test/calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../../../test/calls/test-users.ts';
import { runWhileLocked } from '../../../test/run-while-locked.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../test/test-app.ts';
import { isCitus } from '../../../test/waiting-for-locks.ts';
import { lockUser } from '../database/directory-locks.ts';

let written = '';
let testApp: TestApp;
let users: TestUsers;

const lines = () =>
  written
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  testApp = await openTestApp(
    { LOG_LEVEL: 'trace', SLOW_QUERY: '1' },
    { write: (line) => (written += line) },
  );
  const { app, sql } = testApp;
  app.get('/broken-rule', () => sql`INSERT INTO users (username) VALUES ('someone unwanted')`);
  app.get('/broken-value', () => sql`SELECT ${'a private word'}::text::int`);
  users = await openTestUsers(testApp);
});

beforeEach(() => {
  written = '';
});

test('a request is a line: its route, not its address, and who asked by id', async () => {
  const { id, headers } = users.owner;
  await testApp.app.inject({ url: '/api/whoami?secret=1', headers });
  await testApp.app.inject({ url: '/api/users/owner?fetch_projects=secret', headers });
  await testApp.app.inject({ url: '/passwords/secret' });
  const requests = lines().filter(({ msg }) => msg === 'request');
  expect(requests).toMatchObject([
    { method: 'GET', route: '/api/whoami', status: 200, user: id, ms: expect.any(Number), reqId: /^.{36}$/ },
    { method: 'GET', route: '/api/users/:user', status: 400 },
    { method: 'GET', status: 404 },
  ]);
  expect(written).not.toContain('secret');
});

/** Every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The least length of a text that is searched for; shorter ones, such as `one` and `text`, are in statements too. */
const SECRET_LENGTH = 8;
/** Words of the service that are also names in statements and routes; and the address, which events have. */
const OURS = [
  '127.0.0.1',
  'approved',
  'assigned',
  'assignment',
  'comments',
  'dismissed',
  'invitation',
  'password',
  'password_link',
  'security_event',
  'site_admin',
  'translated',
  'translation',
  'translations',
];

/** What a call answers as JSON, or as lines of JSON. */
function repliedIn({ headers, body, json }: Awaited<ReturnType<typeof makeCall>>): unknown {
  const type = String(headers['content-type']);
  if (/\bjsonl\b/.test(type))
    return body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  return /\bjson\b/.test(type) ? json() : '';
}

test('nothing that is sent to a call or answered by it stands in the log', async () => {
  const secrets = new Set<string>([PASSWORD]);
  for (const [name, example] of Object.entries(EXAMPLES)) {
    const filled = await fillProject(testApp, users);
    const maker = users[makerOf(name)];
    const { query, body } = await example.ask(filled, maker);
    const answer = await makeCall(testApp, example, filled, maker);
    const replied = repliedIn(answer);
    for (const text of textsIn([query, body, replied, answer.cookies, maker.headers])) secrets.add(text);
  }
  const longSecrets = [...secrets].filter((text) => text.length >= SECRET_LENGTH && !OURS.includes(text));
  expect(longSecrets.length).toBeGreaterThan(100);
  expect(longSecrets.filter((text) => written.includes(text))).toEqual([]);
});

const eventsIn = () => lines().filter(({ event }) => event !== undefined);

test('a refused sign-in is told with its address and the account’s id, never with what was typed', async () => {
  const tries = (username: string, password: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: '192.0.2.7',
      payload: { username, password },
    });
  await tries('vincenzo', 'wrong password');
  await tries('owner', 'wrong password');
  await tries('banned', PASSWORD);
  const failed = { event: 'login.failed', level: 40, address: '192.0.2.7' };
  expect(eventsIn()).toMatchObject([
    { ...failed, reason: 'unknown' },
    { ...failed, reason: 'password', account: users.owner.id },
    { ...failed, reason: 'banned', account: users.banned.id },
  ]);
  expect(eventsIn()[0]).not.toHaveProperty('account');
  expect(written).not.toMatch(/vincenzo|wrong password/);
});

test('what is done with password links and codes is told with the address', async () => {
  const { siteAdmin, newcomer, guest } = users;
  const link = await siteAdmin.does(makePasswordLink, { params: { user: newcomer.id } });
  const token = link.path.split('/').at(-1) ?? '';
  await guest.does(choosePassword, { body: { token, password: 'another horse of 1984' } });
  await guest.tries(choosePassword, { body: { token, password: 'another horse of 1984' } });
  const body = { phrase: 'a secret phrase', last_until: Date.now() + 1e9, amount: 1 };
  const code = await siteAdmin.does(addCode, { body });
  await siteAdmin.does(deleteCode, { params: { code: code.id } });
  const address = '127.0.0.1';
  expect(eventsIn()).toMatchObject([
    { event: 'password_link.made', address, account: newcomer.id, actor: siteAdmin.id },
    { event: 'password_link.used', address, account: newcomer.id },
    { event: 'password_link.refused', address },
    { event: 'code.deleted', address, actor: siteAdmin.id, code: code.id },
  ]);
  for (const secret of [token, body.phrase, 'another horse']) expect(written).not.toContain(secret);
});

test('a fault of the database is logged by its code and place, without values', async () => {
  await testApp.app.inject('/broken-rule');
  await testApp.app.inject('/broken-value');
  const faults = lines().filter(({ level }) => level === 50);
  expect(faults).toMatchObject([
    // Citus does not tell the table.
    {
      err: {
        code: '23502',
        ...(!isCitus() && { table: 'users' }),
        message: expect.stringContaining('null value'),
      },
    },
    { err: { code: '22P02', message: 'invalid input syntax for type integer: "…"' } },
  ]);
  expect(written).not.toMatch(/someone unwanted|a private word/);
});

test('a slow statement is logged by its shape', async () => {
  const { owner } = users;
  const body = {
    name: 'Slowly',
    handle: 'slowly',
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  await runWhileLocked(
    testApp,
    (tx) => lockUser(tx, owner.id),
    () => owner.does(createProject, { body }),
  );
  expect(lines()).toContainEqual(
    expect.objectContaining({
      msg: 'slow statement',
      statement: 'SELECT pg_advisory_xact_lock(…, …)',
      ms: expect.any(Number),
    }),
  );
});
