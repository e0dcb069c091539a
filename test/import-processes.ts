import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

/** The running import processes of a server, by its process id. */
export function importProcessesOf(server: number): number[] {
  const children = readdirSync(`/proc/${server}/task`).flatMap((thread) =>
    read(`/proc/${server}/task/${thread}/children`).trim().split(' '),
  );
  return children
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('server/programs/import-worker.ts'))
    .map(Number);
}

/** Whether a process is running, and not just a zombie. */
export const isRunning = (pid: number) => /^State:\s+[^ZX]/m.test(read(`/proc/${pid}/status`));
