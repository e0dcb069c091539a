import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself into its data folder. */
export type PostmasterPid = { pid: number; port: number; isReady: boolean };

/** The path of that file. */
export const postmasterPidFile = (folder: string): string => join(folder, 'postmaster.pid');

/** Reads it; nothing while there is none. A line a fact: the pid first, the port fourth, its state eighth. */
export function readPostmasterPid(folder: string): PostmasterPid | undefined {
  let lines: string[];
  try {
    lines = readFileSync(postmasterPidFile(folder), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, , , , state] = lines;
  return { pid: Number(pid), port: Number(port), isReady: state?.trim() === 'ready' };
}
