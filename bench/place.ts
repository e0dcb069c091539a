import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, ReplyOf } from '#contract/core/endpoint.ts';
import { type RequestOf as AskedOf, addressOf, type UntypedRequest } from '#contract/core/request.ts';
import { login, register } from '#contract/identity/users.ts';
import { prepareSignup } from '../server/identity/codes/first-code.ts';
import { poolOptionsOf, type Sql } from '../server/platform/database/connect.ts';
import { startJobs } from '../server/platform/jobs/run-jobs.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { buildApp } from '../server/programs/app.ts';
import { jobHandlers } from '../server/programs/job-handlers.ts';
import { openDatabase } from '../server/programs/open-database.ts';
import { startScheduler } from '../server/programs/scheduler.ts';
import { openAsker, type Request } from './asker.ts';
import { floorRoutes } from './floor-routes.ts';
import { type Times, timesOf } from './stopwatch.ts';

const CODE = 'bench';
/** The password of all users of the bench. */
export const PASSWORD = 'bench password';

/** The place of the measurements: the real service on a port, over an embedded database of its own. */
export type BenchPlace = Awaited<ReturnType<typeof openPlace>>;

/** A user with a session. */
export type Person = {
  id: number;
  /** The call as a request. */
  request<E extends Endpoint>(endpoint: E, asked: AskedOf<E>): Request;
  /** Makes the call. */
  call<E extends Endpoint>(endpoint: E, asked: AskedOf<E>): Promise<ReplyOf<E>>;
};

export async function openPlace() {
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
  await floorRoutes(app, database.sql);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const stopScheduler = startScheduler(database.sql, app.log);
  const { sql } = database;
  const stopJobs = startJobs({
    sql,
    log: app.log,
    metrics: app.metrics,
    handlers: jobHandlers(settings, { mailer: undefined, log: app.log }),
  });
  const asker = openAsker(address);
  const beside = openAsker(address);

  async function signUp(username: string): Promise<Person> {
    const email = `${username}@example.org`;
    const bare = (endpoint: Endpoint, body: object) => ({ ...requestOf(endpoint, { body }) });
    await asker.ask([bare(register, { username, email, password: PASSWORD, secret_code: CODE })]);
    const entered = await app.inject({
      method: login.method,
      url: login.path,
      payload: { username, password: PASSWORD },
    });
    const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const request = (endpoint: Endpoint, asked: UntypedRequest) => ({
      ...requestOf(endpoint, asked),
      cookie,
    });
    return {
      id: entered.json().id,
      request,
      async call(endpoint, asked) {
        const { replies } = await asker.ask([request(endpoint, asked)]);
        return replies[0] ? JSON.parse(replies[0]) : undefined;
      },
    };
  }

  return {
    sql: database.sql,
    databaseUrl: urlOf(database.sql),
    address,
    signUp,
    ask: asker.ask,
    /** The same from another thread, while the first one sends. */
    askBeside: beside.ask,
    async close() {
      await Promise.all([asker.close(), beside.close()]);
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

const requestOf = (endpoint: Endpoint, { params, query, body }: UntypedRequest): Request => ({
  method: endpoint.method,
  path: addressOf(endpoint.path, params, query),
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/** Measures a call that is repeated one after the other, each time as `make` returns it; `before` is not measured. */
export async function measureCall(
  place: Pick<BenchPlace, 'ask'>,
  make: (nth: number) => Request,
  {
    times,
    before,
    warmUp = Math.min(5, times),
  }: { times: number; before?: () => Promise<unknown>; warmUp?: number },
): Promise<Times> {
  const requests = (from: number, amount: number) =>
    Array.from({ length: amount }, (_, nth) => make(from + nth));
  if (!before) {
    await place.ask(requests(0, warmUp));
    return (await place.ask(requests(warmUp, times))).times;
  }
  const each: Times[] = [];
  for (let nth = 0; nth < warmUp + times; nth++) {
    await before();
    const { times: one } = await place.ask([make(nth)]);
    if (nth >= warmUp) each.push(one);
  }
  const taken = each.map(({ p50 }) => p50);
  return timesOf(
    taken,
    taken.reduce((sum, one) => sum + one, 0),
  );
}
