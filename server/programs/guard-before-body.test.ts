import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { CALLS } from '#contract/calls.ts';
import { addressOf } from '#contract/core/request.ts';
import { logout } from '#contract/identity/users.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { callOf, EXAMPLES } from '../../test/calls/examples.ts';
import { type FilledProject, fillProject } from '../../test/calls/filled-project.ts';
import { openTestUsers, type TestUsers } from '../../test/calls/test-users.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let testApp: TestApp;
let users: TestUsers;
let filled: FilledProject;
let port: number;

beforeAll(async () => {
  testApp = await openTestApp();
  users = await openTestUsers(testApp);
  filled = await fillProject(testApp, users);
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  port = (testApp.app.server.address() as AddressInfo).port;
});

/** Calls for everyone, such as signing in. */
const FOR_EVERYONE = [
  'register',
  'login',
  'continueLogin',
  'beginPasskeyLogin',
  'loginWithPasskey',
  'signUpWithService',
  'choosePassword',
  'confirmEmail',
  'requestPasswordReset',
  'unsubscribe',
  'logout',
];
const WRITES = CALLS.filter(({ name, method }) => method !== 'GET' && !FOR_EVERYONE.includes(name)).map(
  ({ name }) => name,
);
const WITHOUT_BODY = CALLS.filter(
  ({ method, body, ignoresBody }) => method !== 'GET' && body instanceof z.ZodUndefined && !ignoresBody,
).map(({ name }) => name);

const exampleOf = (call: string) => {
  const name = Object.keys(EXAMPLES).find((key) => callOf(key) === call) ?? '';
  return EXAMPLES[name] ?? expect.fail(`${call} has an example`);
};

/** A body that never ends, and how many bytes of it were read. */
function endlessBody() {
  let taken = 0;
  const body = new Readable({
    read(size) {
      taken += size;
      this.push('['.repeat(size));
    },
  });
  return { body, taken: () => taken };
}

/** The heads of a body of unknown length, and of a short one that could be read at once. */
const LENGTHS = [{ 'transfer-encoding': 'chunked' }, { 'content-length': '20' }];

/** The project of the next call; a new one after something was written to it. */
let next: FilledProject | undefined;

test.each(WRITES)('of a guest no byte of a body is read: %s', async (call) => {
  const { endpoint, ask, maker } = exampleOf(call);
  next ??= await fillProject(testApp, users);
  const { params, query } = await ask(next, users[maker]);
  // The example begins by deleting its project.
  if (call === 'undeleteProject') next = undefined;
  for (const length of LENGTHS) {
    const { body, taken } = endlessBody();
    const answer = await testApp.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint.path, params, query),
      headers: { 'content-type': 'application/json', ...length },
      payload: body,
    });
    expect([401, 404]).toContain(answer.statusCode);
    expect(taken()).toBe(0);
  }
});

const onString = () => {
  const { project, section, string } = filled;
  return addressOf(addTranslation.path, { project, section, string });
};

test.each(['guest', 'stranger', 'banned'] as const)(
  'who is refused is refused whatever they send: %s',
  async (who) => {
    const send = (payload: string | Buffer, headers = {}) =>
      testApp.app.inject({
        method: 'POST',
        url: onString(),
        payload,
        headers: { ...users[who].headers, 'content-type': 'application/json', ...headers },
      });
    const { statusCode } = await send('{"text":"A version"}');
    expect([401, 403]).toContain(statusCode);
    const bodies = [
      send('{'),
      send('[{}'),
      send('x=y', { 'content-type': 'text/plain' }),
      send(gzipSync('[{}]'), { 'content-encoding': 'gzip' }),
      send(' '.repeat(LIMITS.bodyBytes + 1)),
    ];
    for (const answer of await Promise.all(bodies)) expect(answer.statusCode).toBe(statusCode);
  },
);

/**
 * The response to a client that sends its body piece by piece until the connection is closed, or up to so many bytes.
 */
function sendOn(head: string, most: number): Promise<{ answer: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const piece = `10000\r\n${'['.repeat(0x10000)}\r\n`;
    let sent = 0;
    let answer = '';
    const send = () => {
      while (!socket.destroyed && sent < most) {
        sent += piece.length;
        if (!socket.write(piece)) return socket.once('drain', send);
      }
      return socket.destroy();
    };
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ answer, sent }));
    socket.write(head);
    send();
  });
}

const MUCH = 512 * MIB;
const head = (headers = '') =>
  `POST ${onString()} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${headers}\r\n`;

test('who is refused is answered while they send, and the connection is closed when they don’t stop', async () => {
  const { answer, sent } = await sendOn(head(), MUCH);
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(sent).toBeLessThan(MUCH);
});

test('of a body past the limit the rest is not read for ever either', async () => {
  const { answer, sent } = await sendOn(head(`Cookie: ${users.translator.headers.cookie}\r\n`), MUCH);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(MUCH);
});

test('a page that sends a moderately large body reads why it is refused, and the connection stays', async () => {
  const url = `http://127.0.0.1:${port}${onString()}`;
  const headers = { 'content-type': 'application/json' };
  for (const again of [1, 2]) {
    const answer = await fetch(url, { method: 'POST', headers, body: ' '.repeat(2 * MIB) });
    expect([again, answer.status, answer.headers.get('connection')]).toEqual([again, 401, 'keep-alive']);
    expect(await answer.json()).toMatchObject({ errors: [{ key: 'session', kind: 'signedOut' }] });
  }
});

/** The response to a client that asks whether it may send its body. */
function askFirst(headers: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const body = '{"text":"Asked first"}';
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
      if (answer.startsWith('HTTP/1.1 100') && !answer.includes('201 Created')) socket.write(body);
      if (/^HTTP\/1\.1 [2-5]/m.test(answer.replace(/^HTTP\/1\.1 100.*\r\n\r\n/, ''))) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.write(
      `POST ${onString()} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
        `Expect: 100-continue\r\n${headers}\r\n`,
    );
  });
}

test('a client that asks whether to send its body is told so by the guard', async () => {
  expect(await askFirst('')).toMatch(/^HTTP\/1\.1 401 /);
  const asMember = await askFirst(`Cookie: ${users.translator.headers.cookie}\r\n`);
  expect(asMember).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 Created/);
});

test('who is turned out while their body comes in slowly is refused at its end', async () => {
  const member = await testApp.signUp('slow_member');
  await testApp.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${filled.project}, ${member.id}, 4)`;
  const body = new Readable({ read() {} });
  body.push('{"text":');
  const coming = testApp.app.inject({
    method: 'POST',
    url: onString(),
    headers: { ...member.headers, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    payload: body,
  });
  await setTimeout(1500);
  await testApp.sql`DELETE FROM members WHERE user_id = ${member.id}`;
  body.push('"A late version"}');
  body.push(null);
  expect((await coming).statusCode).toBe(403);
});

test('a compressed body is refused unread', async () => {
  for (const encoding of ['gzip', 'deflate', 'br', 'zstd', 'x-gzip', 'gzip, identity', 'nonsense']) {
    const { body, taken } = endlessBody();
    const answer = await testApp.app.inject({
      method: 'POST',
      url: onString(),
      headers: {
        ...users.translator.headers,
        'content-type': 'application/json',
        'content-encoding': encoding,
        'transfer-encoding': 'chunked',
      },
      payload: body,
    });
    expect([encoding, answer.statusCode, answer.json().errors]).toEqual([
      encoding,
      400,
      [{ key: 'body', kind: 'mediaType' }],
    ]);
    expect(taken()).toBe(0);
  }
});

/** Bodies that say nothing, with their types, and bodies that say something. */
const SAY_NOTHING = [
  ['{}', 'application/json'],
  ['', undefined],
  ['', 'application/json'],
  ['', 'application/x-www-form-urlencoded'],
  [' \n', 'application/json'],
  [' { } ', 'application/json; charset=utf-8'],
] as const;
const SAY_SOMETHING = ['{"a":1}', '[]', '0', '""', 'false', '{'];

// The body of every such call is read by the same code. So all of these are sent to the first one, and the first two and one to
// each of the others.
test.each(WITHOUT_BODY)('a call without a body may come with {}, or with nothing: %s', async (call) => {
  const { endpoint, ask, by, maker } = exampleOf(call);
  const isFirst = call === WITHOUT_BODY[0];
  // An example may change its project before the call.
  next = undefined;
  const send = async (payload: string, type?: string) => {
    next ??= await fillProject(testApp, users);
    const who = (await by?.(testApp, users[maker])) ?? users[maker];
    const { params } = await ask(next, who);
    const { statusCode } = await testApp.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint.path, params),
      headers: { ...who.headers, ...(type && { 'content-type': type }) },
      ...(payload !== '' && { payload }),
    });
    if (statusCode < 400) next = undefined;
    return [payload, type, statusCode];
  };
  for (const [payload, type] of SAY_NOTHING.slice(0, isFirst ? undefined : 2))
    expect(await send(payload, type)).toEqual([payload, type, endpoint.status]);
  for (const payload of SAY_SOMETHING.slice(0, isFirst ? undefined : 1))
    expect(await send(payload, 'application/json')).toEqual([payload, 'application/json', 400]);
});

test('what is sent to a call without a body is refused at the body', async () => {
  const answer = await testApp.app.inject({ method: 'POST', url: logout.path, payload: { a: 1 } });
  expect(answer.json()).toEqual({ status: 400, errors: [{ key: 'body', kind: 'illegal' }] });
});
