import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postmasterPidFile } from '../server/platform/database/embedded/postmaster-pid.ts';
import { cloneOfRun } from './clone-of-run.ts';

const ROOT = join(import.meta.dirname, '..');
const DEFAULTS = {
  DIRECT_DATABASE_URL: '',
  PORT: '0',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
};

/** The service as a user starts it: in a process of its own with data of its own. */
export type Service = {
  address: string;
  process: ChildProcess;
  dataDir: string;
  /** Its database, unless that is the embedded one of its data folder. */
  databaseUrl: string;
  /** Stops it with SIGTERM, and removes its data unless told to keep them. */
  stop(keep?: { keepData: boolean }): Promise<void>;
};

/**
 * Starts the service on a free port and waits until it answers, over a clone of the template if the run lends one
 * (`lendClones`), otherwise over the embedded database of its data folder: of DATABASE_URL all services would share one.
 * `dataDir` continues with the data of an earlier one.
 */
export async function startService(env: Record<string, string> = {}, dataDir?: string): Promise<Service> {
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), 'dragoman-service-')));
  const clone = dataDir === undefined ? await cloneOfRun() : undefined;
  const databaseUrl = clone?.url ?? '';
  const child = spawn(process.execPath, [join(ROOT, 'server', 'dragoman-server.ts'), 'start'], {
    cwd: ROOT,
    env: { ...process.env, ...DEFAULTS, DATA_DIR: data, DATABASE_URL: databaseUrl, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressPrintedBy(child);
  return {
    address,
    process: child,
    dataDir: data,
    databaseUrl,
    async stop({ keepData } = { keepData: false }) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (keepData) return;
      await clone?.drop();
      // The database of a killed service stops by itself, a moment later, and writes files until then.
      const isDatabaseUp = () => existsSync(postmasterPidFile(join(data, 'postgres')));
      for (let tries = 0; isDatabaseUp() && tries < 500; tries += 1) await wait(20);
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressPrintedBy(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    const address = /Dragoman is at (\S+)/.exec(printed)?.[1];
    if (address) {
      // Its further output is not needed, but has to be read.
      child.stdout?.resume();
      return address;
    }
  }
  throw new Error(`The service ended before it was ready:\n${printed}`);
}
