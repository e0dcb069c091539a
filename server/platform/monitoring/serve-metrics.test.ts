import { createServer } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { logout } from '#contract/identity/users.ts';
import { readEvents } from '#contract/notices/live.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

const TOKEN = 'a-token-of-metrics';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp({ TRUST_PROXY: 'on' });
});

const metricsOf = (
  app: Awaited<ReturnType<typeof openTestApp>>['app'],
  headers = {},
  remoteAddress = '127.0.0.1',
) => app.inject({ url: '/api/metrics', headers, remoteAddress });

test('a program of the machine reads what the server did', async () => {
  const { app, guest } = testApp;
  await guest.does(listProjects, { query: {} });
  const { statusCode, body } = await metricsOf(app);
  expect(statusCode).toBe(200);
  expect(body).toMatch(
    /dragoman_request_duration_seconds_count\{method="GET",route="\/api\/projects",status="200"\} 1/,
  );
  expect(body).toMatch(/dragoman_statement_duration_seconds_count [1-9]/);
  expect(body).toMatch(/dragoman_statements_under_way 0/);
  expect(body).toMatch(/dragoman_pool_size 10/);
  expect(body).toMatch(/dragoman_event_streams 0/);
  expect(body).toMatch(/dragoman_build_info\{version="[\d.]+",node="[\d.]+"\} 1/);
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds/);
});

test('how long an event stream was open does not count as the duration of a request', async () => {
  const { app } = testApp;
  const anna = await testApp.signUp('anna');
  const { project } = await projectOf(anna);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const path = addressOf(readEvents.path, { project: project.id });
  const stream = await fetch(address + path, { headers: anna.headers as Record<string, string> });
  expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  expect(stream.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await anna.does(logout, {});
  // The server closes the stream of an ended session.
  await stream.text();
  const ended = /dragoman_event_streams 0/;
  await expect.poll(async () => (await metricsOf(app)).body).toMatch(ended);
  expect((await metricsOf(app)).body).not.toContain('/events"');
});

test.each([
  ['another machine', {}, '10.0.0.7'],
  ['a proxy of this machine for another', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['a proxy that says only its name', { via: '1.1 proxy' }, '::1'],
])('to %s there are no metrics', async (_who, headers, address) => {
  const answer = await metricsOf(testApp.app, headers, address);
  expect(answer.json()).toEqual({ status: 404, errors: [{ key: 'address', kind: 'gone' }] });
});

test('where there is a token, whoever brings it may read them and nobody else', async () => {
  const { app } = await openTestApp({ METRICS_TOKEN: TOKEN });
  const tries = [{}, { authorization: 'Bearer another' }, { authorization: TOKEN }];
  for (const headers of tries) expect((await metricsOf(app, headers)).statusCode).toBe(404);
  const answer = await metricsOf(app, { authorization: `Bearer ${TOKEN}` }, '10.0.0.7');
  expect(answer.statusCode).toBe(200);
});

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test('with an address of their own they are there, and not at the main one', async () => {
  const port = await freePort();
  const { app } = await openTestApp({ METRICS_ADDRESS: `127.0.0.1:${port}` });
  await app.ready();
  expect((await metricsOf(app)).statusCode).toBe(404);
  for (const path of ['/metrics', '/api/metrics']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { via: '1.1 proxy' } });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('dragoman_pool_size'),
    ]);
  }
  for (const path of ['/', '/api/health', '/api/projects', '/metrics/'])
    expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 404]);
  await app.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test('a token is asked for there too', async () => {
  const port = await freePort();
  const { app } = await openTestApp({ METRICS_ADDRESS: `127.0.0.1:${port}`, METRICS_TOKEN: TOKEN });
  await app.ready();
  const ask = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ authorization: `Bearer ${TOKEN}` })).status).toBe(200);
});

test('a taken port is told in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  const { port } = await new Promise<{ port: number }>((resolve) =>
    taken.once('listening', () => resolve(taken.address() as { port: number })),
  );
  const { app } = await openTestApp({ METRICS_ADDRESS: `127.0.0.1:${port}` });
  await expect(app.listen({ port: 0 })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken: another program listens there. Set METRICS_ADDRESS to a free one.`,
  );
  taken.close();
});
