import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import type { RequestOf, UntypedRequest } from '#contract/core/request.ts';
import { login, register } from '#contract/identity/users.ts';
import { prepareSignup } from '../server/identity/codes/first-code.ts';
import { poolOptionsOf, type Sql } from '../server/platform/database/connect.ts';
import { startJobs } from '../server/platform/jobs/run-jobs.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { buildApp } from '../server/programs/app.ts';
import { jobHandlers } from '../server/programs/job-handlers.ts';
import { openDatabase } from '../server/programs/open-database.ts';
import { startScheduler } from '../server/programs/scheduler.ts';
import { addFloorRoutes } from './floor-routes.ts';
import { openLoadGenerator, type Request, requestOf } from './load-generator.ts';
import { type Times, timesOf } from './stopwatch.ts';

const CODE = 'bench';
/** The password of all users of the bench. */
export const PASSWORD = 'bench password';

/** What is measured: the real service on a port, over an embedded database of its own. */
export type BenchService = Awaited<ReturnType<typeof openBenchService>>;

/** A user with a session. */
export type BenchUser = {
  id: number;
  /** The call as a request. */
  request<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Request;
  /** Makes the call. */
  call<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<ReplyOf<E>>;
};

export async function openBenchService() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-bench-'));
  const settings = readSettings({
    DATA_DIR: dataDir,
    SIGNUP_CODE: CODE,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    PROJECTS_PER_USER: '1000000',
  });
  const database = await openDatabase(settings);
  await prepareSignup(database.sql, settings);
  const app = await buildApp(database.sql, settings);
  await addFloorRoutes(app, database.sql);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const stopScheduler = startScheduler(database.sql, app.log);
  const { sql } = database;
  const stopJobs = startJobs({
    sql,
    log: app.log,
    metrics: app.metrics,
    handlers: jobHandlers(settings, { mailer: undefined, log: app.log }),
  });
  const load = openLoadGenerator(address);
  const loadBeside = openLoadGenerator(address);

  async function signUp(username: string): Promise<BenchUser> {
    const email = `${username}@example.org`;
    const body = { username, email, password: PASSWORD, secret_code: CODE };
    await load.send([requestOf(register, { body })]);
    const signedIn = await app.inject({
      method: login.method,
      url: login.path,
      payload: { username, password: PASSWORD },
    });
    const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const request = (endpoint: Endpoint, input: UntypedRequest) => requestOf(endpoint, input, cookie);
    return {
      id: signedIn.json().id,
      request,
      async call(endpoint, input) {
        const { replies } = await load.send([request(endpoint, input)]);
        return replies[0] ? JSON.parse(replies[0]) : undefined;
      },
    };
  }

  return {
    sql: database.sql,
    databaseUrl: urlOf(database.sql),
    address,
    signUp,
    send: load.send,
    /** Sends from another thread, while the first one sends. */
    sendBeside: loadBeside.send,
    async close() {
      await Promise.all([load.close(), loadBeside.close()]);
      await Promise.all([stopScheduler(), stopJobs(), app.close()]);
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of the database, for other processes. */
function urlOf(sql: Sql): string {
  const { where } = poolOptionsOf(sql);
  if (typeof where === 'string') return where;
  if ('pooler' in where) return where.pooler;
  const { host, port, database, user, password = '' } = where;
  const account = [user, password].filter(Boolean).map(encodeURIComponent).join(':');
  return `postgres://${account}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Measures a call that is repeated one after the other, each time as `make` returns it; `before` is not measured. */
export async function measureCall(
  { send }: Pick<BenchService, 'send'>,
  make: (nth: number) => Request,
  {
    times,
    before,
    warmUp = Math.min(5, times),
  }: { times: number; before?: () => Promise<unknown>; warmUp?: number },
): Promise<Times> {
  const requests = Array.from({ length: warmUp + times }, (_, nth) => make(nth));
  if (!before) {
    await send(requests.slice(0, warmUp));
    return (await send(requests.slice(warmUp))).times;
  }
  const taken: number[] = [];
  for (const request of requests) {
    await before();
    taken.push((await send([request])).times.p50);
  }
  return timesOf(taken.slice(warmUp));
}
