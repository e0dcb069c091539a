import { setTimeout as wait } from 'node:timers/promises';

import Fastify from 'fastify';
import { connect } from '../../server/platform/database/connect.ts';
import type { JobHandlers } from '../../server/platform/jobs/kinds.ts';
import { startJobs } from '../../server/platform/jobs/run-jobs.ts';
import { openMetrics } from '../../server/platform/monitoring/metrics.ts';
import { recordBegun, recordEnded } from './effects-queries.ts';
import { CRASH_JOB, CRASH_KINDS } from './kinds.ts';

// A server that only runs jobs, to be killed during that: each job records its beginning and, a moment later, its end.
const sql = connect(JSON.parse(process.argv[2] ?? '{}'), { max: 5 });
const { log } = Fastify({ logger: { level: 'error' } });

const handlers = {
  async [CRASH_JOB]({ data, signal }: { data: { n: number }; signal: AbortSignal }) {
    await recordBegun(sql, data.n);
    await wait(20 + Math.random() * 100, undefined, { signal });
    await recordEnded(sql, data.n);
  },
};

const metrics = openMetrics({ poolSize: 5 });
const stop = startJobs({
  sql,
  log,
  metrics,
  handlers: handlers as unknown as JobHandlers,
  kinds: CRASH_KINDS,
});
process.on('SIGTERM', async () => {
  await stop();
  await sql.end();
});
