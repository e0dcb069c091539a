import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../server/platform/database/connect.ts';
import { startEmbedded } from '../server/platform/database/embedded/start-embedded.ts';
import { registerKinds } from '../server/platform/jobs/queue-queries.ts';
import { prepareDatabase } from '../server/programs/open-database.ts';
import { makeTables, outcome, writeWithJob } from './job-crash/effects-queries.ts';
import { CRASH_KINDS } from './job-crash/kinds.ts';

/**
 * `npm run test:jobs`: two servers run jobs and are killed during that (SIGKILL). Afterwards every job of a committed
 * write must have had its effect at least once, and none of a write that was rolled back (jobs.1, jobs.2, jobs.8).
 */
const SERVERS = 2;
const KILLS = 12;
/** Milliseconds for the jobs of killed servers to be found and run: two minutes, and the retries. */
const TIMEOUT = 240_000;

const SERVER = join(import.meta.dirname, 'job-crash', 'server.ts');

const folder = await mkdtemp(join(tmpdir(), 'dragoman-jobs-'));
const embedded = await startEmbedded(folder);
const sql = connect(embedded.connection, { max: 5 });
const start = () =>
  spawn(process.execPath, [SERVER, JSON.stringify(embedded.connection)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });

async function kill(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') {
  server.kill(signal);
  await once(server, 'exit');
}

/** Writes until it is told to stop; returns the number of writes. */
async function write(signal: AbortSignal): Promise<number> {
  let n = 0;
  while (!signal.aborted) {
    n += 1;
    await writeWithJob(sql, n);
    await wait(10);
  }
  return n;
}

try {
  await prepareDatabase(sql);
  await registerKinds(sql, CRASH_KINDS);
  await makeTables(sql);
  const servers = Array.from({ length: SERVERS }, start);
  const stopping = new AbortController();
  const writing = write(stopping.signal);
  let cut = 0;
  for (let kills = 0; kills < KILLS; kills++) {
    await wait(2000 + Math.random() * 3000);
    const at = kills % SERVERS;
    await kill(servers[at] as ChildProcess, 'SIGKILL');
    servers[at] = start();
    cut = Math.max(cut, (await outcome(sql)).cut);
  }
  stopping.abort();
  const made = await writing;
  const until = Date.now() + TIMEOUT;
  while ((await outcome(sql)).missing > 0 && Date.now() < until) await wait(1000);
  await Promise.all(servers.map((server) => kill(server, 'SIGTERM')));
  const { writes, missing, unwritten, failed } = await outcome(sql);
  console.log(
    `${made} writes, ${made - writes} rolled back; ${KILLS} kills, up to ${cut} jobs cut short at a time`,
  );
  console.log(`${missing} jobs lost, ${unwritten} run without their write, ${failed} failed`);
  if (missing + unwritten + failed > 0 || cut === 0) process.exitCode = 1;
} finally {
  await sql.end({ timeout: 1 });
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
