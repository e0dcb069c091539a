import { readFile } from 'node:fs/promises';
import { SERVICE_LIMITS } from '#domain/service-limits.ts';
import { busy, tooMany } from '../http/failures.ts';
import type { ImportProcess } from './import-process.ts';

/** Milliseconds between two looks at how much memory the processes have. */
const EVERY = 100;

/** A bound of the memory that all processes have together which are added to it. */
export type MemoryBound = { add(process: ImportProcess): void };

/**
 * Opens a bound of so many MiB. While the processes have more, the largest is ended: alone its body was too much, otherwise it may be tried again.
 * Other systems than Linux don't say what a process has; there only the limit of V8's heap holds, for each process.
 */
export function openMemoryBound(most: number = SERVICE_LIMITS.workerMemory): MemoryBound {
  const processes = new Set<ImportProcess>();
  let isWatching = false;

  const look = async () => {
    const sizes = await Promise.all(
      [...processes].map(async (process) => ({ process, size: await ownMemoryOf(process.pid) })),
    );
    for (const { process } of sizes) if (process.hasEnded()) processes.delete(process);
    const running = sizes.filter(({ process }) => processes.has(process)).sort((a, b) => b.size - a.size);
    const [largest, ...others] = running;
    if (largest && running.reduce((sum, { size }) => sum + size, 0) > most) {
      const isAlone = others.every(({ process }) => process.isAtRest());
      void largest.process.end(isAlone ? tooMany('body', 'bodyTooLarge') : busy(EVERY));
    }
    isWatching = processes.size > 0;
    if (isWatching) lookAgain();
  };
  const lookAgain = () => setTimeout(() => void look(), EVERY).unref();

  return {
    add(process) {
      processes.add(process);
      if (!isWatching) lookAgain();
      isWatching = true;
    },
  };
}

/** The MiB of memory that a process shares with no other. */
export async function ownMemoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
