import { spawn } from 'node:child_process';
import type { Account } from './account.ts';
import { environment } from './environment.ts';

/** Reads until the system closes the pipe because this process has ended, then asks for a fast shutdown. */
const WATCH = 'trap "" INT TERM HUP; while read -r _; do :; done; kill -INT "$1"';
const WATCH_WINDOWS =
  'process.stdin.resume().on("end", () => process.kill(Number(process.argv[1]), "SIGINT"))';

/**
 * Starts a small process that ends PostgreSQL if this process dies without doing so. It has its own process group, so
 * that a signal to this process's group does not end it too. `dismiss` ends it.
 */
export function startWatchdog(pid: number, account: Account | undefined): { dismiss(): void } {
  const options = {
    env: environment(),
    stdio: ['pipe', 'ignore', 'ignore'] satisfies ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  };
  const watchdog =
    process.platform === 'win32'
      ? spawn(process.execPath, ['-e', WATCH_WINDOWS, String(pid)], { ...options, cwd: undefined })
      : spawn('/bin/sh', ['-c', WATCH, 'dragoman-watchdog', String(pid)], { ...options, ...account });
  // Without a watchdog the next start still ends the orphan.
  watchdog.on('error', () => {});
  watchdog.unref();
  return { dismiss: () => watchdog.kill('SIGKILL') };
}
