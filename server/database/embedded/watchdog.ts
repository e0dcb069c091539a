import { spawn } from 'node:child_process';
import type { Account } from './account.ts';
import { environment } from './environment.ts';

/** Reads until this process's end of the pipe closes, which the system does however it dies; then a fast shutdown. */
const WATCH = 'trap "" INT TERM HUP; while read -r _; do :; done; kill -INT "$1"';
const WATCH_WINDOWS =
  'process.stdin.resume().on("end", () => process.kill(Number(process.argv[1]), "SIGINT"))';

/**
 * A small process that ends PostgreSQL when this process dies without having done it. It has a process group of its
 * own, so that what kills this process's group does not take it along. `dismiss` ends it.
 */
export function startWatchdog(pid: number, account: Account | undefined): { dismiss(): void } {
  const options = {
    env: environment(),
    stdio: ['pipe', 'ignore', 'ignore'] satisfies ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  };
  const dog =
    process.platform === 'win32'
      ? spawn(process.execPath, ['-e', WATCH_WINDOWS, String(pid)], { ...options, cwd: undefined })
      : spawn('/bin/sh', ['-c', WATCH, 'dragoman-watchdog', String(pid)], { ...options, ...account });
  // Without it the next start takes PostgreSQL over all the same.
  dog.on('error', () => {});
  dog.unref();
  return { dismiss: () => dog.kill('SIGKILL') };
}
