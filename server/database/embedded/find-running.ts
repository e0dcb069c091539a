import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Place } from '../connect.ts';
import { answers } from './orphan.ts';
import { readPostmasterPid } from './postmaster-pid.ts';
import { waysIn } from './way-in.ts';

/**
 * Where the embedded PostgreSQL of a DATA_DIR listens while a Dragoman runs it, for what works beside that one; nothing
 * when none does.
 */
export async function placeBeside(dataDir: string): Promise<Place | undefined> {
  const folder = join(resolve(dataDir), 'postgres');
  const running = readPostmasterPid(folder);
  if (!running?.isReady || !existsSync(folder)) return undefined;
  const isWindows = process.platform === 'win32';
  const { place } = await waysIn[isWindows ? 'loopback' : 'socket'](folder);
  const there = { ...place, port: running.port };
  return (await answers(there, running.port)) ? there : undefined;
}
