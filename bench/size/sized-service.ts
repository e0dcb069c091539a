import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postmasterPidFile } from '../../server/platform/database/embedded/postmaster-pid.ts';
import { startService } from '../../test/service.ts';
import { type LoadGenerator, openLoadGenerator } from '../load-generator.ts';
import { memoryOf, processorTimeOf } from '../server-process.ts';
import type { Targets } from './targets.ts';

/** Milliseconds after a start until an idle server settles. */
const REST = 3000;

/** The service in a process of its own over a filled database. */
export type SizedService = {
  targets: Targets;
  address: string;
  load: LoadGenerator;
  /** Milliseconds of processor time that Node and all processes of PostgreSQL have used. */
  processorTimes(): Promise<{ node: number; postgres: number }>;
  /** The memory of Node in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

export async function startSized(folder: string, targets: Targets): Promise<SizedService> {
  const service = await startService(
    { STREAMS_PER_ADDRESS: '100000', STREAMS: '100000', POOL_SIZE: '10', SLOW_QUERY: '5000' },
    folder,
  );
  const pid = service.process.pid ?? 0;
  const load = openLoadGenerator(service.address);
  await wait(REST);
  return {
    targets,
    address: service.address,
    load,
    async processorTimes() {
      const node = await processorTimeOf(pid);
      const postgres = await Promise.all(postgresOf(folder).map((one) => processorTimeOf(one)));
      return { node: node ?? 0, postgres: postgres.reduce((sum: number, one) => sum + (one ?? 0), 0) };
    },
    memory: async () => (await memoryOf(pid, 'VmRSS')) ?? 0,
    async stop() {
      await load.close();
      await service.stop({ keepData: true });
    },
  };
}

/** The processes of the embedded PostgreSQL: one for each connection and task, and their parent. */
function postgresOf(folder: string): number[] {
  const parent = Number(readFileSync(postmasterPidFile(join(folder, 'postgres')), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
  return [parent, ...children.filter(Boolean).map(Number)];
}

/** Makes the system forget what it has cached of a folder's files, so that the next reading is from the disk. */
export function dropFromCache(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    execFileSync('dd', [`if=${join(entry.parentPath, entry.name)}`, 'iflag=nocache', 'count=0'], {
      stdio: 'ignore',
    });
  }
}
