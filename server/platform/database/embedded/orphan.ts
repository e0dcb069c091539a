import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefused } from '../../settings/start-refused.ts';
import type { ConnectionParameters } from '../connect.ts';
import { postmasterPidFile, readPostmasterPid } from './postmaster-pid.ts';

/**
 * Milliseconds: between two checks; until a pid that does not answer counts as another program's; until a fast
 * shutdown becomes an immediate one; until giving up.
 */
const TIMES = { poll: 20, unresponsive: 1_000, fastShutdown: 30_000, giveUp: 60_000 };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const SILENT = new Set(['ECONNREFUSED', 'ENOENT']);

/** Whether a server listens there; a full queue counts as listening. */
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
 * Ends the PostgreSQL that a killed Dragoman left on a data folder, and waits for it. After a power failure the pid
 * file may name another program. So only a process that answers on the folder's own address is signalled; the file of
 * one that does not is removed. The caller holds the lock of DATA_DIR.
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
      const signal = now - begun > TIMES.fastShutdown ? 'SIGQUIT' : 'SIGINT';
      if (!signalled || signal === 'SIGQUIT') process.kill(left.pid, signal);
      signalled = true;
    } else if (now - lastAnswer > TIMES.unresponsive) {
      rmSync(postmasterPidFile(folder), { force: true });
      return;
    }
    if (now - begun > TIMES.giveUp) {
      throw new StartRefused(`An earlier PostgreSQL (process ${left.pid}) on ${folder} does not end.`);
    }
    await wait(TIMES.poll);
  }
}
