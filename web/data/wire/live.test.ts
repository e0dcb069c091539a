import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { subscribeToProject } from './live.ts';
import { emitServiceEvent } from './service-events.ts';

/** The open streams of the server. */
let open: Set<ServerResponse>;
let asked: string[];
/** The status with which the server answers. */
let status: number;
/** Stops the listeners: a stream outlives its last listener, and must not outlive its test. */
let stops: (() => void)[];

const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);
afterAll(() => void vi.unstubAllGlobals());
const browserFetch = fetch;

const spyListener = () => ({
  hello: vi.fn(),
  changes: vi.fn(),
  presence: vi.fn(),
  reset: vi.fn(),
  gone: vi.fn(),
});

/** Makes the page visible or hidden. */
function setVisible(isSeen: boolean) {
  page.hidden = !isSeen;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** Another tab of the browser begins to listen. */
function openAnotherTab() {
  const channel = new BroadcastChannel('dragoman: begins to listen');
  onTestFinished(() => channel.close());
  channel.postMessage(null);
}

beforeEach(async () => {
  open = new Set();
  asked = [];
  status = 200;
  stops = [];
  const server = createServer((request, answer) => {
    asked.push(`${request.headers['last-event-id'] ?? 'new'}`);
    open.add(answer.on('close', () => open.delete(answer)));
    if (status !== 200) return answer.writeHead(status).end();
    answer.writeHead(200, { 'content-type': 'text/event-stream' });
    answer.write('id: 7\nevent: hello\ndata: {"is_resumed":false}\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  page.hidden = false;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    browserFetch(`http://127.0.0.1:${port}${path}`, init),
  );
  return async () => {
    for (const stop of stops) stop();
    await expect.poll(() => open.size, { timeout: 10_000 }).toBe(0);
    server.closeAllConnections();
    server.close();
  };
});

test('out of sight a page gives its connection to one that begins, and goes on from there when it is seen', async () => {
  const heard = spyListener();
  stops.push(subscribeToProject(1, heard));
  // It resumes after the last event that it has read, not the last that was sent.
  await expect.poll(() => heard.hello.mock.calls.length).toBe(1);
  setVisible(false);
  openAnotherTab();
  await expect.poll(() => open.size).toBe(0);
  setVisible(true);
  await expect.poll(() => open.size).toBe(1);
  expect(asked).toEqual(['new', '7']);
});

test('a page in sight keeps its connection, whoever begins', async () => {
  const hearsBoth = spyListener();
  stops.push(subscribeToProject(2, hearsBoth));
  await expect.poll(() => hearsBoth.hello.mock.calls.length).toBe(1);
  openAnotherTab();
  const other = spyListener();
  stops.push(subscribeToProject(3, other));
  await expect.poll(() => other.hello.mock.calls.length).toBe(1);
  expect(open.size).toBe(2);
  expect(asked).toEqual(['new', 'new']);
});

const GOODBYE = 'event: gone\ndata: {"kind":"signedOut"}\n\n';

test('one whose session ends is told, and goes on from there once it is known that they are signed in', async () => {
  const heard = spyListener();
  stops.push(subscribeToProject(4, heard));
  await expect.poll(() => heard.hello.mock.calls.length).toBe(1);
  for (const answer of open) answer.end(GOODBYE);
  await expect.poll(() => heard.gone.mock.calls).toEqual([[{ kind: 'signedOut' }]]);
  // Another listener that is added meanwhile waits with it.
  const other = spyListener();
  stops.push(subscribeToProject(4, other));
  status = 401;
  emitServiceEvent('signedIn');
  await expect.poll(() => heard.gone.mock.calls.length).toBe(2);
  expect(asked).toEqual(['new', '7']);
  status = 200;
  emitServiceEvent('signedIn');
  await expect.poll(() => other.hello.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(asked).toEqual(['new', '7', '7']);
});
