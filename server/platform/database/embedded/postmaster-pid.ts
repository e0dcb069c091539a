import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The facts in PostgreSQL's `postmaster.pid`. */
export type PostmasterPid = { pid: number; port: number; isReady: boolean };

export const postmasterPidFile = (folder: string): string => join(folder, 'postmaster.pid');

/** Reads the file; undefined if there is none. Line 1 is the pid, line 4 the port, line 8 the state. */
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
