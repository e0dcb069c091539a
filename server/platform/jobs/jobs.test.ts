import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { JOB_KINDS } from '#domain/site/jobs/kinds.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { connect } from '../database/connect.ts';
import { enqueue, enqueuePeriodic } from './enqueue-queries.ts';
import { JOB_OPTIONS, type JobHandlers } from './kinds.ts';
import { countedJobs, deleteOldJobs } from './queue-queries.ts';
import { startJobs } from './run-jobs.ts';

const testApp = await openTestApp({ LOG_LEVEL: 'silent' });
const { sql, app } = testApp;

/** A kind that runs at intervals, whose periodic jobs don't disturb the tests. */
const KIND = 'fetchImageLinks';

let stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  await sql`DELETE FROM dragoman_jobs.job`;
  await takePeriods();
});

/** Takes the current and the next periods, so that nothing is queued for them. */
async function takePeriods() {
  for (const [kind, options] of Object.entries(JOB_OPTIONS)) {
    const every = 'every' in options ? options.every : 1;
    await sql`
      INSERT INTO dragoman_jobs.job (name, policy, state, singleton_on)
      SELECT ${kind}, 'standard', 'completed',
        to_timestamp((floor(extract(epoch FROM now()) / ${every}::int) + n) * ${every}::int) AT TIME ZONE 'UTC'
      FROM generate_series(0, 5) AS n`;
  }
}

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  stops = [];
});

/** Handlers of which only the one of the tests' kind does something. */
const handlersWith = (handler: JobHandlers[typeof KIND]) =>
  ({
    ...Object.fromEntries(JOB_KINDS.map((kind) => [kind, async () => {}])),
    [KIND]: handler,
  }) as JobHandlers;

/** Starts the jobs of a server, with a handler for the tests' kind only. */
function start(handler: JobHandlers[typeof KIND]) {
  const stop = startJobs({ sql, log: app.log, metrics: app.metrics, handlers: handlersWith(handler) });
  stops.push(stop);
  return stop;
}

const jobs = () => sql<{ state: string; retry_count: number; pause: number; output: unknown }[]>`
  SELECT state, retry_count, output, extract(epoch FROM start_after - now())::int AS pause FROM dragoman_jobs.job
  WHERE name = ${KIND} AND singleton_on IS NULL`;
const states = async () => (await jobs()).map(({ state }) => state);

test('a job queued in a transaction runs once it is committed, and is not there when it is rolled back', async () => {
  let runs = 0;
  start(async () => {
    runs += 1;
  });
  const rolledBack = sql.begin(async (tx) => {
    await enqueue(tx, KIND, [null]);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  expect(await states()).toEqual([]);
  await sql.begin((tx) => enqueue(tx, KIND, [null]));
  await expect.poll(states).toEqual(['completed']);
  expect(runs).toBe(1);
});

test('a failed try is repeated after pauses that double, and the last one leaves the job failed with its error', async () => {
  start(async () => {
    throw new Error('no answer from https://user:secret@example.org/private?token=1');
  });
  await enqueue(sql, KIND, [null]);
  const pauses: number[] = [];
  for (let tries = 1; tries <= 3; tries++) {
    await expect
      .poll(async () => (await jobs())[0])
      .toMatchObject({ state: 'retry', retry_count: tries - 1 });
    pauses.push((await jobs())[0]?.pause ?? 0);
    await sql`UPDATE dragoman_jobs.job SET start_after = now() WHERE state = 'retry'`;
  }
  for (const [nth, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThan(60 * 2 ** nth - 30);
    expect(pause).toBeLessThanOrEqual(60 * 2 ** (nth + 1));
  }
  await expect.poll(states).toEqual(['failed']);
  const [failed] = await jobs();
  expect(failed?.output).toEqual({ name: 'Error', message: 'Error: no answer from https://example.org' });
});

test('an error of the database is kept without its values', async () => {
  start(async () => {
    await sql`SELECT ${'a secret'}::text::int`;
  });
  await enqueue(sql, KIND, [null]);
  await expect.poll(states).toEqual(['retry']);
  const [failed] = await jobs();
  expect(failed?.output).toMatchObject({
    message: expect.stringContaining('PostgresError: invalid input syntax'),
  });
  expect(JSON.stringify(failed)).not.toContain('a secret');
});

test('of several servers one runs what runs at intervals, once in a period', async () => {
  await sql`DELETE FROM dragoman_jobs.job`;
  let runs = 0;
  const count = async () => {
    runs += 1;
  };
  for (let servers = 1; servers <= 3; servers++) start(count);
  const periodic = async () =>
    (
      await sql`
    SELECT state FROM dragoman_jobs.job WHERE name = ${KIND} AND singleton_on IS NOT NULL`
    ).map(({ state }) => state);
  await expect.poll(periodic).toContain('completed');
  await Promise.all([1, 2, 3].map(() => enqueuePeriodic(sql, KIND, 60)));
  const ran = await periodic();
  // The run may span the end of a minute.
  const [periods] =
    await sql`SELECT count(DISTINCT singleton_on) AS amount FROM dragoman_jobs.job WHERE name = ${KIND}`;
  expect(ran).toHaveLength(periods?.amount);
  await expect.poll(() => runs).toBe(ran.length);
});

test('a server that stops tells its jobs, which go back to the queue untried, and the next one runs them', async () => {
  const begun = Promise.withResolvers<void>();
  let isTold = false;
  const stop = start(async ({ signal }) => {
    begun.resolve();
    await new Promise((_, reject) => signal.addEventListener('abort', reject));
  });
  await enqueue(sql, KIND, [null]);
  await begun.promise;
  await stop();
  expect(await states()).toEqual(['created']);
  start(async () => {
    isTold = true;
  });
  await expect.poll(states).toEqual(['completed']);
  expect(isTold).toBe(true);
});

test('a job that does not end when its server stops goes back too, and can’t end the next try', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const stop = start(() => {
    begun.resolve();
    return end.promise;
  });
  await enqueue(sql, KIND, [null]);
  await begun.promise;
  await stop();
  expect(await states()).toEqual(['created']);
  end.resolve();
  // The library completes a job by its id and the number of the try.
  expect((await jobs())[0]?.retry_count).toBe(1);
  start(async () => {});
  await expect.poll(states).toEqual(['completed']);
  expect((await jobs())[0]?.retry_count).toBe(1);
});

test('a job whose server gives no sign of life is tried again by another', async () => {
  await enqueue(sql, KIND, [null]);
  await sql`
    UPDATE dragoman_jobs.job SET state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '40 seconds'
    WHERE name = ${KIND} AND state = 'created'`;
  await sql`UPDATE dragoman_jobs.queue SET monitor_on = NULL, monitor_claim_on = NULL`;
  start(async () => {});
  await expect.poll(states).toEqual(['retry']);
  await sql`UPDATE dragoman_jobs.job SET start_after = now() WHERE state = 'retry'`;
  await expect.poll(states).toEqual(['completed']);
});

test('jobs that are done are deleted after a day, and of the failed ones of a kind the newest stay', async () => {
  await sql`DELETE FROM dragoman_jobs.job`;
  await sql`
    INSERT INTO dragoman_jobs.job (name, state, completed_on)
    SELECT ${KIND}, 'failed', now() - interval '1 minute' * n FROM generate_series(1, ${LIMITS.failedJobs + 2}::int) AS n`;
  await sql`
    INSERT INTO dragoman_jobs.job (name, state, completed_on)
    SELECT ${KIND}, 'completed', now() - interval '1 hour' * n FROM unnest(ARRAY[23, 25]) AS n`;
  await deleteOldJobs(sql);
  const [left] = await sql`
    SELECT count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'completed') AS done,
      min(completed_on) FILTER (WHERE state = 'failed') > now() - interval '1 minute' * ${LIMITS.failedJobs + 1} AS newest
    FROM dragoman_jobs.job`;
  expect(left).toEqual({ failed: LIMITS.failedJobs, done: 1, newest: true });
});

test('metrics have how long jobs ran, and how many there are', async () => {
  await sql`UPDATE dragoman_jobs.queue SET queued_count = 1, active_count = 2, failed_count = 3 WHERE name = ${KIND}`;
  expect(await countedJobs(sql)).toContainEqual({ kind: KIND, queued: 1, running: 2, failed: 3 });
  start(async () => {});
  await enqueue(sql, KIND, [null]);
  await expect.poll(states).toEqual(['completed']);
  const text = await app.metrics.registry.metrics();
  expect(text).toContain(`dragoman_jobs{kind="${KIND}",state="failed"} 3`);
  expect(text).toContain(`dragoman_job_duration_seconds_count{kind="${KIND}",outcome="done"}`);
});

test('a server whose database is away stops all the same', async () => {
  const away = connect({ host: '127.0.0.1', port: 1, database: 'nowhere', user: 'nobody' });
  const handlers = handlersWith(async () => {});
  const stop = startJobs({ sql: away, log: app.log, metrics: app.metrics, handlers });
  await stop();
});
