import { readFile } from 'node:fs/promises';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { busy, tooMany } from '../http/failures.ts';
import type { ImportProcess } from './import-process.ts';

/** Milliseconds between two looks at how much memory the processes have. */
const EVERY = 100;

/** A bound of the memory that all processes have together which are added to it. */
export type MemoryBound = { add(process: ImportProcess): void };

/**
 * Opens a bound of so many MiB. While the processes have more, one of them is ended: an idle one, or else the largest.
 * If it was the only one at work, its body was too much; otherwise the import may be tried again. Only Linux says what
 * a process has; elsewhere each process has only the limit of V8's heap.
 */
export function openMemoryBound(most: number = SERVICE_LIMITS.workerMemory): MemoryBound {
  const processes = new Set<ImportProcess>();
  let isWatching = false;

  const look = async () => {
    const sizes = await Promise.all(
      [...processes].map(async (process) => ({ process, size: await ownMemoryOf(process.pid) })),
    );
    for (const { process } of sizes) if (process.hasEnded()) processes.delete(process);
    const running = sizes.filter(({ process }) => processes.has(process));
    const working = running.filter(({ process }) => !process.isAtRest()).sort((a, b) => b.size - a.size);
    const ends = running.find(({ process }) => process.isAtRest()) ?? working[0];
    if (ends && running.reduce((sum, { size }) => sum + size, 0) > most)
      void ends.process.end(working.length <= 1 ? tooMany('body', 'bodyTooLarge') : busy(EVERY));
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
