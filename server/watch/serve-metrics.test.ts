import { beforeAll, expect, test } from 'vitest';
import { listProjects } from '#contract/projects.ts';
import { openWorld, type World } from '../../test/world.ts';

const TOKEN = 'a-token-of-metrics';
let world: World;

beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: 'on' });
});

const metricsOf = (
  app: Awaited<ReturnType<typeof openWorld>>['app'],
  headers = {},
  remoteAddress = '127.0.0.1',
) => app.inject({ url: '/api/metrics', headers, remoteAddress });

test('a program of the machine reads what the server did', async () => {
  const { app, guest } = world;
  await guest.does(listProjects, { query: {} });
  const { statusCode, body } = await metricsOf(app);
  expect(statusCode).toBe(200);
  expect(body).toMatch(
    /dragoman_request_duration_seconds_count\{method="GET",route="\/api\/projects",status="200"\} 1/,
  );
  expect(body).toMatch(/dragoman_statement_duration_seconds_count [1-9]/);
  expect(body).toMatch(/dragoman_statements_under_way 0/);
  expect(body).toMatch(/dragoman_pool_size 20/);
  expect(body).toMatch(/dragoman_event_streams 0/);
  expect(body).toMatch(/dragoman_build_info\{version="[\d.]+",node="[\d.]+"\} 1/);
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds/);
});

test.each([
  ['another machine', {}, '10.0.0.7'],
  ['a proxy of this machine for another', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['a proxy that says only its name', { via: '1.1 proxy' }, '::1'],
])('to %s there are no metrics', async (_who, headers, address) => {
  const answer = await metricsOf(world.app, headers, address);
  expect(answer.json()).toEqual({ status: 404, errors: [{ key: 'address', kind: 'gone' }] });
});

test('where there is a token, whoever brings it may read them and nobody else', async () => {
  const { app } = await openWorld({ METRICS_TOKEN: TOKEN });
  const tries = [{}, { authorization: 'Bearer another' }, { authorization: TOKEN }];
  for (const headers of tries) expect((await metricsOf(app, headers)).statusCode).toBe(404);
  const answer = await metricsOf(app, { authorization: `Bearer ${TOKEN}` }, '10.0.0.7');
  expect(answer.statusCode).toBe(200);
});
