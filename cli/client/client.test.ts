import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerOf, type Client, fileOf, openClient, repeatable, sentFile } from './client.ts';
import { eachOf } from './each.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that gives these answers in turn, the last one again and again; and the requests that it has got. */
async function serverWith(...answers: Answer[]) {
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    request.resume();
    (answers[Math.min(requests.length, answers.length) - 1] as Answer)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pauses: number[] = [];
  const onWait = (seconds: number) => pauses.push(seconds);
  return {
    requests,
    pauses,
    client: openClient({ server: `${address}/`, token: 'dgm_x', version: '1', onWait }),
  };
}

const answers =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const busy = answers(429, { status: 429, errors: [] }, { 'retry-after': '0' });

const path = { project: '7' };
const project = (client: Client) => answerOf(client.GET('/api/projects/{project}', { params: { path } }));
const push = (client: Client) =>
  answerOf(
    client.POST('/api/projects/{project}/files', {
      params: { path, query: { path: 'a.txt' }, header: repeatable() },
      ...sentFile(Buffer.from('One.')),
    }),
  );
const file = (client: Client, etag?: string) =>
  fileOf(
    client.GET('/api/projects/{project}/exports', {
      params: { path },
      headers: { 'if-none-match': etag },
      parseAs: 'arrayBuffer',
    }),
  );

test('a busy server is asked again when it says, with the same key for a write', async () => {
  const { client, requests, pauses } = await serverWith(
    busy,
    answers(503, '', { 'retry-after': '1' }),
    answers(200, { read: 1 }),
  );
  expect(await push(client)).toEqual({ read: 1 });
  expect(pauses).toEqual([0, 1]);
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(keys).size).toBe(1);
  expect(requests[0]?.headers.authorization).toBe('Bearer dgm_x');
});

test('after some tries the program gives up, and it does not wait for long', async () => {
  const { client, requests } = await serverWith(busy);
  await expect(project(client)).rejects.toMatchObject({ status: 429 });
  expect(requests).toHaveLength(6);
  const later = await serverWith(answers(503, '', { 'retry-after': '3600' }));
  await expect(project(later.client)).rejects.toMatchObject({
    status: 503,
  });
  expect(later.requests).toHaveLength(1);
});

test('a connection that breaks is made again', async () => {
  const { client, requests } = await serverWith(
    (request) => request.socket.destroy(),
    answers(200, { read: 1 }),
  );
  expect(await push(client)).toEqual({ read: 1 });
  expect(requests).toHaveLength(2);
});

test('a refusal is told in words, and not tried again', async () => {
  const refusal = { status: 400, errors: [{ key: 'text', kind: 'maxlength', line: 3 }] };
  const { client, requests } = await serverWith(answers(400, refusal));
  await expect(push(client)).rejects.toThrow('line 3: the text is longer than 2,000 characters');
  expect(requests).toHaveLength(1);
});

test('a redirection is not followed, so that no other server gets the token', async () => {
  const other = await serverWith(answers(200, {}));
  const { client } = await serverWith(answers(301, '', { location: 'https://other.example.org/api' }));
  await expect(project(client)).rejects.toThrow('https://other.example.org');
  expect(other.requests).toEqual([]);
});

test('what is no answer of Dragoman is said to be none', async () => {
  const { client } = await serverWith(answers(200, '<html>'));
  await expect(project(client)).rejects.toThrow('no JSON');
});

test('a file that is known is not sent again', async () => {
  const { client, requests } = await serverWith(answers(304), answers(200, 'text'));
  expect((await file(client, 'W/"x"')).bytes).toBeUndefined();
  expect(requests[0]?.headers['if-none-match']).toBe('W/"x"');
  expect(String((await file(client)).bytes)).toBe('text');
});

test('the first error ends all that would be done after it', async () => {
  const begun: number[] = [];
  const done = eachOf([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('two');
    await new Promise(setImmediate);
    return item;
  });
  await expect(done).rejects.toThrow('two');
  expect(begun.length).toBeLessThan(8);
  expect(await eachOf([3, 1, 2], async (item) => item * 2)).toEqual([6, 2, 4]);
});
