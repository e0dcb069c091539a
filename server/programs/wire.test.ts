import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { FailureReply } from '#contract/core/failures.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp['app'];
let port: number;

beforeAll(async () => {
  ({ app } = await openTestApp());
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

const HANGS_AFTER = 30_000;

/**
 * Sends these bytes and returns the status of the response, or 0 if the connection was closed without one. The client
 * then waits, or `leaves`.
 */
function statusOf(bytes: string | Buffer, leaves = false): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => (leaves ? socket.end(bytes) : socket.write(bytes)));
    let came = '';
    socket.setTimeout(HANGS_AFTER, () => reject(new Error('hangs')));
    socket.on('data', (data) => {
      came += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(came)?.[1] ?? 0)));
  });
}

const get = (path: string, headers = '') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;
const post = (headers: string, body: string) =>
  `POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

test.each([
  ['a broken first line', 'NONSENSE\r\n\r\n', 400],
  ['a NUL in the path', get('/api/projects/\u0000'), 400],
  ['a percent sign alone', get('/api/projects/%'), 400],
  ['half a character, percent-coded', get('/api/users/%E0%A4'), 400],
  ['percent junk in the query', get('/api/projects?name=%&limit=%zz'), 400],
  ['bytes that are no UTF-8 in the path', Buffer.from(get('/api/users/\u00ff'), 'latin1'), 400],
  ['a path of 20,000 characters', get(`/api/users/${'a'.repeat(20_000)}`), 431],
  ['20,000 characters of header', get('/api/health', `X-Long: ${'h'.repeat(20_000)}\r\n`), 431],
  ['3,000 headers', get('/api/health', 'X: y\r\n'.repeat(3000)), 431],
  ['a header without a name', get('/api/health', ': nothing\r\n'), 400],
  ['an HTTP version to come', 'GET /api/health HTTP/9.9\r\nHost: x\r\n\r\n', 400],
  ['no Host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a length that is no number', post('Content-Length: many', '{}'), 400],
  ['a negative length', post('Content-Length: -1', '{}'), 400],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3', '{}'), 400],
  ['a length and chunks', post('Content-Length: 2\r\nTransfer-Encoding: chunked', '0\r\n\r\n'), 400],
  ['chunks of no size', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'), 400],
  ['a body of bytes that are no UTF-8', post('Content-Length: 4', '{"\u00ff'), 400],
  ['a method of its own', 'MAKE /api/health HTTP/1.1\r\nHost: x\r\n\r\n', 400],
])('what is no sound HTTP is refused, and nothing breaks: %s', async (_, bytes, status) => {
  expect(await statusOf(bytes)).toBe(status);
  expect(await statusOf(get('/api/health'))).toBe(200);
});

test('a client that leaves in the middle of a body harms nobody', async () => {
  expect(await statusOf(post('Content-Length: 100', '{}'), true)).toBe(400);
  expect(await statusOf(get('/api/health'))).toBe(200);
});

test.each([
  ['a percent sign alone', '/api/users/%', 400],
  ['half a character', '/api/users/%E0%A4', 400],
  ['an id of 300 digits', `/api/projects/${'9'.repeat(300)}/sections`, 404],
])('an address that can’t be read is refused in the form of every failure: %s', async (_, url, status) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, FailureReply.parse(answer.json()).status]).toEqual([status, status]);
});
