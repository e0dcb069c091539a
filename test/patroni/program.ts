import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { atExit } from './leftovers.ts';
import { account } from './one-machine.ts';

/** A program of the cluster that runs as the account of the database. */
export type Program = { pid: number; isRunning(): boolean; end(signal: NodeJS.Signals): Promise<void> };

/** Sends a signal to processes; those that have ended are skipped. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {}
  }
}

/** Starts a program in a session of its own, so that Ctrl+C does not reach it; its output goes to a file. */
export function startProgram(
  file: string,
  args: readonly string[],
  { env = {}, log }: { env?: Record<string, string>; log: string },
): Program {
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(file, args, {
    ...account(),
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
  });
  const pid = child.pid ?? 0;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const forget = atExit(() => signalAll(isRunning() ? [pid] : [], 'SIGKILL'));
  child.once('exit', forget);
  return {
    pid,
    isRunning,
    async end(signal) {
      if (!isRunning()) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      // A stopped process would never end.
      child.kill('SIGCONT');
      await exit;
    },
  };
}
