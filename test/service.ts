import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { postmasterPidFile } from '../server/database/embedded/postmaster-pid.ts';

const ROOT = join(import.meta.dirname, '..');
const DEFAULTS = { DATABASE_URL: '', PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error' };

/** The service as a person starts it: a process of its own with a data folder of its own. */
export type Service = {
  address: string;
  process: ChildProcess;
  dataDir: string;
  /** Ends it politely, and takes its data away unless told to keep them. */
  stop(keep?: { keepData: boolean }): Promise<void>;
};

/**
 * Starts the service on a free port and waits until it answers. `dataDir` takes up the data of an earlier one. Its database
 * is the embedded one there, also in a run of tests on another (DATABASE_URL), which all its services would share.
 */
export async function startService(env: Record<string, string> = {}, dataDir?: string): Promise<Service> {
  const data = dataDir ?? (await mkdtemp(join(tmpdir(), 'dragoman-service-')));
  const child = spawn(process.execPath, [join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env: { ...process.env, ...DEFAULTS, DATA_DIR: data, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await addressPrintedBy(child);
  return {
    address,
    process: child,
    dataDir: data,
    async stop({ keepData } = { keepData: false }) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (keepData) return;
      // Of a service that was killed the database ends by itself, a moment later, and writes files until then.
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
    const found = /Dragoman is at (\S+)/.exec(printed)?.[1];
    if (found) {
      // What it prints from now on is of no use here, but has to go somewhere.
      child.stdout?.resume();
      return found;
    }
  }
  throw new Error(`The service ended before it was ready:\n${printed}`);
}
