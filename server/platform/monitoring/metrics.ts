import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import type { Settings } from '../settings/settings.ts';

/** Buckets in seconds: from a vote to an import of ten thousand strings. */
const REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Buckets in seconds: from a lookup by key to the statement timeout. */
const STATEMENTS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5, 30];
/** Buckets in seconds: from a statement to the longest job. */
const JOBS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600];

/** How many jobs of a kind wait, run and have failed. */
type JobCounts = { kind: string; queued: number; running: number; failed: number };

const PACKAGE = join(import.meta.dirname, '..', '..', '..', 'package.json');
const version = () =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;

export type Metrics = ReturnType<typeof openMetrics>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics of this server, for work beside its requests. */
    metrics: Metrics;
  }
}

/** Gauges of prom-client that end as counters do; each is the sum of the gauge without the ending. */
const MISNAMED = ['handles', 'requests', 'resources'].map((name) => `nodejs_active_${name}_total`);

/**
 * The metrics of this server for Prometheus (operations.17), with the process's memory, CPU and event loop. `docs/metrics.md` is made
 * of their names and help.
 */
export function openMetrics({ poolSize }: Pick<Settings, 'poolSize'>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const of = (name: string, help: string) => ({ name: `dragoman_${name}`, help, registers: [registry] });
  new Gauge({ ...of('build_info', 'Always 1; what runs'), labelNames: ['version', 'node'] }).set(
    { version: version(), node: process.versions.node },
    1,
  );
  new Gauge(of('pool_size', 'The most connections to the database')).set(poolSize);
  return {
    registry,
    requests: new Histogram({
      ...of(
        'request_duration_seconds',
        'Time until a request was answered, by its route; event streams aside',
      ),
      labelNames: ['method', 'route', 'status'],
      buckets: REQUESTS,
    }),
    statements: new Histogram({
      ...of(
        'statement_duration_seconds',
        'Time until a statement was answered, waiting for a connection too',
      ),
      buckets: STATEMENTS,
    }),
    statementsUnderWay: new Gauge(of('statements_under_way', 'Statements sent or waiting for a connection')),
    transactionsUnderWay: new Gauge(
      of(
        'transactions_under_way',
        'Transactions, each of which holds a connection or waits for one; as many as the pool is large means that others wait',
      ),
    ),
    retries: new Counter({
      ...of(
        'statement_retries_total',
        'Statements and transactions tried again, by what was in the way: contention, unreached, lost',
      ),
      labelNames: ['setback'],
    }),
    /** Reads that replicas may answer, by what answered them: a replica, or the primary for this reason. */
    replicaReads: new Counter({
      ...of(
        'replica_reads_total',
        'Reads that a replica may answer, by what did: replica, or the primary because the visitor wanted the current state, the replica was behind the writes of the visitor, lagging by more than REPLICA_LAG, slow or down, or its statement failed',
      ),
      labelNames: ['answered'],
    }),
    /** Adds a gauge of the replicas that answer. */
    countReplicas: (amount: () => number) =>
      new Gauge({
        ...of('replicas', 'Replicas that answer'),
        collect() {
          this.set(amount());
        },
      }),
    /** Background jobs that ran on this server. */
    jobs: new Histogram({
      ...of(
        'job_duration_seconds',
        'Time of a try of a background job that this process made, by how it ended: done, failed',
      ),
      labelNames: ['kind', 'outcome'],
      buckets: JOBS,
    }),
    /** Adds a gauge of the jobs of all servers; it keeps its values while the database is away. */
    countJobs: (read: () => Promise<readonly JobCounts[]>) =>
      new Gauge({
        ...of(
          'jobs',
          'Background jobs of all processes together, by kind and state (queued, running, failed), counted each minute',
        ),
        labelNames: ['kind', 'state'],
        async collect() {
          for (const { kind, ...amounts } of await read().catch(() => [])) {
            for (const [state, amount] of Object.entries(amounts)) this.set({ kind, state }, amount);
          }
        },
      }),
    /** Adds a gauge of the large responses that are being sent. */
    countLargeResponses: (amount: () => number) =>
      new Gauge({
        ...of('large_answers', 'Large responses that are being sent; at most FULL_FETCHES'),
        collect() {
          this.set(amount());
        },
      }),
    /** Adds a gauge of the searches and statistics that run and wait. */
    countSearches: (amounts: () => { running: number; waiting: number }) =>
      new Gauge({
        ...of('searches', 'Searches and statistics that are running, four at most, and waiting for that'),
        labelNames: ['state'],
        collect() {
          const { running, waiting } = amounts();
          this.set({ state: 'running' }, running);
          this.set({ state: 'waiting' }, waiting);
        },
      }),
    /** Adds a gauge of the open event streams. */
    countStreams: (amount: () => number) =>
      new Gauge({
        ...of('event_streams', 'Open streams of live events; at most STREAMS'),
        collect() {
          this.set(amount());
        },
      }),
  };
}
