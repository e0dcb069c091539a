import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { importProcessesOf } from '../test/import-processes.ts';
import { startService } from '../test/service.ts';
import type { BenchService } from './bench-service.ts';
import { type LoadGenerator, openLoadGenerator } from './load-generator.ts';

/** Milliseconds after a start until an idle server settles. */
export const REST = 2000;
const KB = 1024;
/** The milliseconds of a clock tick, in which Linux counts processor time. */
const TICK = 10;

/**
 * The service in a process of its own, so that its processor time and memory can be measured; null if the system
 * doesn't tell.
 */
export type ServerProcess = {
  address: string;
  send: LoadGenerator['send'];
  /** Sends from another thread, while the first one sends. */
  sendBeside: LoadGenerator['send'];
  /** Milliseconds of processor time that the server has used, without its import processes. */
  processorTime(): Promise<number | null>;
  /** The peak memory of the server and of its import processes in MB since the last reset. */
  peaks(): Promise<{ server: number | null; worker: number | null }>;
  resetPeaks(): Promise<void>;
  /** The memory of the server in MB, without its import processes. */
  memory(): Promise<number | null>;
  stop(): Promise<void>;
};

/** What the program of the service sets for its memory. */
const MALLOC_THRESHOLD = /MALLOC_MMAP_THRESHOLD_:-(\d+)/.exec(
  readFileSync(join(import.meta.dirname, '..', 'bin', 'dragoman-server'), 'utf8'),
)?.[1];

/** Starts a server over the database of the bench. */
export async function startServer({
  databaseUrl,
}: Pick<BenchService, 'databaseUrl'>): Promise<ServerProcess> {
  const service = await startService({
    DATABASE_URL: databaseUrl,
    PROJECTS_PER_USER: '1000000',
    ...(MALLOC_THRESHOLD && { MALLOC_MMAP_THRESHOLD_: MALLOC_THRESHOLD }),
  });
  const pid = service.process.pid ?? 0;
  const [load, loadBeside] = [openLoadGenerator(service.address), openLoadGenerator(service.address)];
  await wait(REST);
  return {
    address: service.address,
    send: load.send,
    sendBeside: loadBeside.send,
    processorTime: () => processorTimeOf(pid),
    async peaks() {
      const workers = await Promise.all(importProcessesOf(pid).map((worker) => memoryOf(worker, 'VmHWM')));
      return {
        server: await memoryOf(pid, 'VmHWM'),
        worker: Math.max(0, ...workers.map((worker) => worker ?? 0)),
      };
    },
    async resetPeaks() {
      // Writing 5 makes Linux reset the peak to the present memory.
      for (const one of [pid, ...importProcessesOf(pid)])
        await writeFile(`/proc/${one}/clear_refs`, '5').catch(() => {});
    },
    memory: () => memoryOf(pid, 'VmRSS'),
    async stop() {
      await Promise.all([load.close(), loadBeside.close()]);
      await service.stop();
    },
  };
}

/** Measures something with a server that is started for it. */
export async function withServer(
  service: Pick<BenchService, 'databaseUrl'>,
  act: (server: ServerProcess) => Promise<void>,
): Promise<void> {
  const server = await startServer(service);
  try {
    await act(server);
  } finally {
    await server.stop();
  }
}

/** The memory of a process in MB: the present one (`VmRSS`), or the peak (`VmHWM`). Null if the system doesn't tell. */
export async function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / KB;
}

/** Milliseconds of processor time that a process has used; null if the system doesn’t tell. */
export async function processorTimeOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) * TICK;
}
