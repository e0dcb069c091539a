import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ConnectionParameters } from '../connect.ts';
import { ACCESS_METHODS } from './access-method.ts';
import { isListening } from './orphan.ts';
import { readPostmasterPid } from './postmaster-pid.ts';

/** The connection parameters of the embedded PostgreSQL of a DATA_DIR if a Dragoman is running it. */
export async function findRunningPostgres(dataDir: string): Promise<ConnectionParameters | undefined> {
  const folder = join(resolve(dataDir), 'postgres');
  const running = readPostmasterPid(folder);
  if (!running?.isReady || !existsSync(folder)) return undefined;
  const isWindows = process.platform === 'win32';
  const { connection } = await ACCESS_METHODS[isWindows ? 'loopback' : 'socket'](folder);
  const found = { ...connection, port: running.port };
  return (await isListening(found, running.port)) ? found : undefined;
}
