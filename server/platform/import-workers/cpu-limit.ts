import { Worker } from 'node:worker_threads';
import { isArchive, openArchive } from '#domain/core/archive/archive.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MIB } from '#domain/core/units.ts';

/** The signal that ends a worker whose import has taken too much processor time; Windows knows no such signal. */
export const TOO_LONG = process.platform === 'win32' ? 'SIGKILL' : 'SIGVTALRM';

/** The processor time that this process has used, in milliseconds. */
export const cpuUsed = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Ends this process once an import has taken more processor time than it may (limits.21). A thread watches over it, because the main one
 * is busy then.
 */
export function openCpuLimit(least: number) {
  // When an import began, and how much it may take; 0 while there is none.
  const limit = new Float64Array(new SharedArrayBuffer(16));
  let watch: Worker | undefined;
  return {
    start(file: Uint8Array) {
      // Exports have no body, and need none.
      watch ??= new Worker(new URL('./cpu-watch.ts', import.meta.url), { workerData: limit, execArgv: [] });
      watch.unref();
      limit[0] = cpuUsed();
      limit[1] = Math.max(least, (SERVICE_LIMITS.importCpu.perMiB * inflatedBytes(file)) / MIB);
    },
    stop() {
      limit[1] = 0;
    },
  };
}

/** The most bytes that come of a packed one. */
const MOST_OF_ONE = 1032;

/** The size of a file; of an archive that of what is in it, of which its directory can say too much. */
export function inflatedBytes(file: Uint8Array): number {
  try {
    if (!isArchive(file)) return file.length;
    const declared = openArchive(file).all.reduce((sum, { size }) => sum + size, 0);
    return Math.min(declared, file.length * MOST_OF_ONE, LIMITS.archiveBytes);
  } catch {
    return file.length;
  }
}
