import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../../settings/start-refused.ts';
import type { ConnectionParameters } from '../connect.ts';
import { postmasterPidFile, readPostmasterPid } from './postmaster-pid.ts';

/** Milliseconds: between two looks; until a silent pid counts as a stranger's; until fast becomes immediate; at most. */
const TIMES = { look: 20, silent: 1_000, fast: 30_000, most: 60_000 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const SILENT = new Set(['ECONNREFUSED', 'ENOENT']);

/** Whether something listens there; a queue that is full is an answer too. */
export function isListening(place: ConnectionParameters, port: number): Promise<boolean> {
  const where = place.host.startsWith('/')
    ? { path: `${place.host}/.s.PGSQL.${port}` }
    : { host: place.host, port };
  return new Promise((resolve) => {
    const socket = connect(where);
    socket.on('connect', () => resolve(true)).on('connect', () => socket.destroy());
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(!SILENT.has(error.code ?? '')));
  });
}

/**
 * Ends the PostgreSQL that a killed Dragoman left on a data folder, if it has not ended itself yet, and waits for it.
 * A pid file can outlive its process (power cut) and its number can then be a stranger's: only what answers on the
 * folder's own address is ever signalled, and the file of a silent one is taken away. The caller holds DATA_DIR.
 */
export async function stopOrphan(folder: string, place: ConnectionParameters): Promise<void> {
  const begun = Date.now();
  let signalled = false;
  let lastAnswer = begun;
  for (;;) {
    const left = readPostmasterPid(folder);
    if (!left || !isAlive(left.pid)) return;
    const now = Date.now();
    if (await isListening(place, left.port)) {
      lastAnswer = now;
      const signal = now - begun > TIMES.fast ? 'SIGQUIT' : 'SIGINT';
      if (!signalled || signal === 'SIGQUIT') process.kill(left.pid, signal);
      signalled = true;
    } else if (now - lastAnswer > TIMES.silent) {
      rmSync(postmasterPidFile(folder), { force: true });
      return;
    }
    if (now - begun > TIMES.most) {
      throw new StartRefused(`An earlier PostgreSQL (process ${left.pid}) on ${folder} does not end.`);
    }
    await wait(TIMES.look);
  }
}
