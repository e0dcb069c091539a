import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
};

/** The processes that read imports for a server, by its number: those that are there now. */
export function importProcessesOf(server: number): number[] {
  const children = readdirSync(`/proc/${server}/task`).flatMap((thread) =>
    read(`/proc/${server}/task/${thread}/children`).trim().split(' '),
  );
  return children
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('server/import-worker.ts'))
    .map(Number);
}

/** Whether a process is still there, and no mere entry of one that has ended. */
export const isRunning = (pid: number) => /^State:\s+[^ZX]/m.test(read(`/proc/${pid}/status`));
