import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answerOf, type Client, downloadedFileOf, fileBody, openClient, repeatable } from './client.ts';
import { mapConcurrently } from './each.ts';
import { Failure } from './failure.ts';
import { pauseOf } from './waiting.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Time that passes in pauses, in each of which `onPause` is done, and when the last timeout that was set goes off. */
function clockWith(onPause = async () => {}) {
  const pauses: number[] = [];
  let silent = 0;
  let goesOff = () => {};
  const now = () => pauses.reduce((sum, pause) => sum + pause, silent);
  const pause = async (seconds: number) => {
    pauses.push(seconds);
    await onPause();
  };
  const timeout = (seconds: number) => {
    const controller = new AbortController();
    goesOff = () => {
      silent += seconds;
      controller.abort(new DOMException('too late', 'TimeoutError'));
    };
    return controller.signal;
  };
  return { pauses, clock: { now, pause, timeout }, goOff: () => goesOff() };
}

/** A client of a server, and why it waited. */
function clientOf(
  port: number,
  { wait = 60, onPause }: { wait?: number; onPause?: () => Promise<void> } = {},
) {
  const { pauses, clock, goOff } = clockWith(onPause);
  const reasons: string[] = [];
  const onAway = (reason: string) => reasons.push(reason);
  const server = `http://127.0.0.1:${port}/`;
  const client = openClient({ server, token: 'dgm_x', version: '1', wait, onAway, clock });
  return { pauses, reasons, client, clock, goOff };
}

async function listening(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A server that gives these answers in turn, the last one again and again; and the requests that it has got. */
async function serverWith(responders: Answer | Answer[], waiting?: { wait: number }) {
  const answers = [responders].flat();
  const requests: { url: string; headers: IncomingMessage['headers'] }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    request.resume();
    (answers[Math.min(requests.length, answers.length) - 1] as Answer)(request, response);
  });
  return { requests, ...clientOf(await listening(server), waiting) };
}

const answers =
  (status: number, body: unknown = '', headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const busy = answers(429, { status: 429, errors: [] }, { 'retry-after': '7' });
const away = (after?: string) => answers(503, '', after === undefined ? {} : { 'retry-after': after });
const breaks: Answer = (request) => request.socket.destroy();

const path = { project: '7' };
const project = (client: Client) => answerOf(client.GET('/api/projects/{project}', { params: { path } }));
const push = (client: Client) =>
  answerOf(
    client.POST('/api/projects/{project}/files', {
      params: { path, query: { path: 'a.txt' }, header: repeatable() },
      ...fileBody(Buffer.from('One.')),
    }),
  );
const file = (client: Client, etag?: string) =>
  downloadedFileOf(
    client.GET('/api/projects/{project}/exports', {
      params: { path },
      headers: { 'if-none-match': etag },
      parseAs: 'arrayBuffer',
    }),
  );

test('a server that is busy or away is asked again when it says, with the same key for a write', async () => {
  const { client, requests, pauses } = await serverWith([
    busy,
    away('20'),
    breaks,
    answers(200, { read: 1 }),
  ]);
  expect(await push(client)).toEqual({ read: 1 });
  expect(pauses.slice(0, 2)).toEqual([7, 20]);
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
  expect(requests[0]?.headers.authorization).toBe('Bearer dgm_x');
});

test('of a busy server the program gives up after some tries, and it does not wait for long', async () => {
  const { client, requests, reasons } = await serverWith(busy);
  await expect(project(client)).rejects.toMatchObject({ status: 429 });
  expect([requests.length, reasons]).toEqual([6, []]);
});

test.each([
  ['its proxy does not reach it', 'for a minute', answers(502), {}, 60],
  ['it says that it is back at once', 'for a minute', away('0'), {}, 60],
  ['it breaks connections', 'for a minute', breaks, {}, 60],
  ['it says when', 'no longer than there is time', away('25'), {}, 50],
  ['it says a later time', 'not at all', away('61'), {}, 0],
  ['its proxy gives up on it', 'as long as was said', answers(504), { wait: 3 }, 3],
  ['no waiting is wanted', 'not at all', away('0'), { wait: 0 }, 0],
] as const)('where %s, the program waits %s', async (_, _how, answer, wait, seconds) => {
  const { client, requests, pauses, reasons } = await serverWith(answer, { wait: 60, ...wait });
  await expect(project(client)).rejects.toThrow(/can’t be reached|answers 50/);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeCloseTo(seconds);
  expect([requests.length, reasons.length]).toEqual([pauses.length + 1, seconds === 0 ? 0 : 1]);
  expect(requests.length).toBeLessThanOrEqual(14);
});

test('a server that was not there is found once it has started, and that it is waited for is told once', async () => {
  const other = createServer();
  const port = await listening(other);
  other.close();
  await once(other, 'close');
  const server = createServer((_, response) => answers(200, { id: 7 })(_, response));
  let tries = 0;
  const onPause = async () => {
    if (++tries === 3) await listening(server, port);
  };
  const { client, reasons, pauses } = clientOf(port, { onPause });
  expect(await project(client)).toEqual({ id: 7 });
  expect(pauses).toHaveLength(3);
  expect(reasons).toEqual([`http://127.0.0.1:${port} can’t be reached (ECONNREFUSED)`]);
});

test.each([
  [60, 70, 1],
  [0, 20, 1],
  [200, 220, 3],
] as const)(
  'with --wait %d a server that accepts calls and never answers is waited for for at most %d seconds in all (command-line.28)',
  async (wait, seconds, tries) => {
    const urls: string[] = [];
    const server = createServer(({ url = '' }) => {
      urls.push(url);
      goOff();
    });
    onTestFinished(() => server.closeAllConnections());
    const { client, clock, goOff, reasons } = clientOf(await listening(server), { wait });
    await expect(push(client)).rejects.toThrow(/can’t be reached \(no answer for \d+ s\)/);
    expect(clock.now()).toBeLessThanOrEqual(seconds);
    expect(urls).toEqual(Array(tries).fill(['/api/projects/7/files?path=a.txt', '/api/health']).flat());
    expect(reasons).toHaveLength(tries > 1 ? 1 : 0);
  },
);

test('a server that works on a call for long, and says that it is there, is waited for (command-line.28)', async () => {
  let answer = () => {};
  const server = createServer((request, response) => {
    const says = () => answers(200, { id: 7 })(request, response);
    if (request.url === '/api/health') {
      says();
      answer();
    } else {
      answer = says;
      goOff();
    }
  });
  const { client, goOff } = clientOf(await listening(server), { wait: 0 });
  expect(await project(client)).toEqual({ id: 7 });
});

test('a write without a key is sent once, because its outcome is unknown', async () => {
  const { client, requests } = await serverWith(breaks);
  const sent = client.POST('/api/projects/{project}/files', {
    params: { path, query: { path: 'a.txt' } },
    ...fileBody(Buffer.from('One.')),
  });
  await expect(answerOf(sent)).rejects.toThrow('can’t be reached');
  expect(requests).toHaveLength(1);
});

test.each([
  ['EAI_AGAIN', true],
  ['ECONNRESET', true],
  ['ENOTFOUND', false],
  ['CERT_HAS_EXPIRED', false],
])('a server that is not reached because of %s comes back: %j', (code, comesBack) => {
  const pause = pauseOf(new Failure(0, [], 'away', code), { tries: 1, remaining: 60 });
  expect(pause !== undefined).toBe(comesBack);
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
  const { client, requests } = await serverWith([answers(304), answers(200, 'text')]);
  expect((await file(client, 'W/"x"')).bytes).toBeUndefined();
  expect(requests[0]?.headers['if-none-match']).toBe('W/"x"');
  expect(String((await file(client)).bytes)).toBe('text');
});

test('the first error ends all that would be done after it', async () => {
  const started: number[] = [];
  const results = mapConcurrently([1, 2, 3, 4, 5, 6, 7, 8], async (item) => {
    started.push(item);
    if (item === 2) throw new Error('two');
    await new Promise(setImmediate);
    return item;
  });
  await expect(results).rejects.toThrow('two');
  expect(started.length).toBeLessThan(8);
  expect(await mapConcurrently([3, 1, 2], async (item) => item * 2)).toEqual([6, 2, 4]);
});
