import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MIB } from '#domain/core/units.ts';
import { StartRefused } from '../../settings/start-refused.ts';
import { program } from './binaries.ts';
import { type Cluster, folderAsSeen } from './cluster.ts';
import { giveToOwner } from './data-dir-lock.ts';
import { environment } from './environment.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { tuning } from './tuning.ts';
import { startWatchdog } from './watchdog.ts';

/** A running PostgreSQL. `ended` resolves when its process has ended for whatever reason. */
export type Postmaster = { ended: Promise<void>; stop(): Promise<void> };

/** Bytes of the log after which a start begins a new one; one old log is kept. */
const LONG_LOG = 5 * MIB;

/** Milliseconds: between two checks whether it is ready; until a fast shutdown becomes an immediate one. */
const TIMES = { poll: 5, stop: 30_000 };

function openLog(log: string): { file: number; from: number } {
  if (existsSync(log) && statSync(log).size > LONG_LOG) renameSync(log, `${log}.old`);
  const file = openSync(log, 'a', 0o600);
  giveToOwner(log, dirname(log));
  return { file, from: statSync(log).size };
}

/** The reason that the log gives for the end of a process: its last fatal line, or the last line. */
function startErrorOf(pid: number, log: string, from: number): string {
  const lines = readFileSync(log).subarray(from).toString().trim().split('\n');
  const fatal = lines.findLast(
    (line) => line.includes(`[${pid}] FATAL:`) || line.includes(`[${pid}] PANIC:`),
  );
  return (fatal ?? lines.at(-1) ?? '').replace(/^.*?\b(FATAL|PANIC):\s+/, '') || `see ${log}`;
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), TIMES.stop);
  await ended;
  clearTimeout(late);
}

/** Resolves with the child process when it has started; the system may refuse it at once or a moment later. */
async function running(spawn: () => ChildProcess): Promise<{ child: ChildProcess; pid: number }> {
  try {
    const child = spawn();
    await once(child, 'spawn');
    if (child.pid === undefined) throw new Error('it has no process id');
    return { child, pid: child.pid };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(`PostgreSQL can’t be started: ${reason}.`);
  }
}

/**
 * Starts PostgreSQL on a cluster and waits until it accepts connections, after a crash recovery if necessary. It has
 * its own process group, so that Ctrl+C in a terminal does not end it before the server. Throws StartRefused with
 * PostgreSQL's reason.
 */
export async function startPostmaster(
  cluster: Cluster,
  log: string,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const { file, from } = openLog(log);
  const args = ['-D', folderAsSeen(cluster), ...tuning(settings)];
  const options = { cwd: cluster.folder, env: environment(), detached: true, ...cluster.account };
  const { child, pid } = await running(() =>
    spawn(program(cluster.binaries, 'postgres'), args, { ...options, stdio: ['ignore', file, file] }),
  ).finally(() => closeSync(file));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const watchdog = startWatchdog(pid, cluster.account);
  ended.then(watchdog.dismiss);
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StartRefused(`PostgreSQL did not start: ${startErrorOf(pid, log, from)}`);
    }
    const written = readPostmasterPid(cluster.folder);
    if (written?.pid === pid && written.isReady) break;
    await wait(TIMES.poll);
  }
  let ending: Promise<void> | undefined;
  return {
    ended,
    stop() {
      ending ??= end(child, ended);
      return ending;
    },
  };
}
