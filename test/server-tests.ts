import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from './cluster/postgres.ts';
import { postgresBin } from './cluster/programs.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Runs the server's tests, or some of them, on a PostgreSQL 15 that is started for them; returns vitest's exit code.
 */
export async function testOnPostgres(args: readonly string[]): Promise<number> {
  const postgres = await startPostgres();
  try {
    return await runServerTests(args, {
      DATABASE_URL: `postgres://dragoman@127.0.0.1:${postgres.port}/postgres`,
      POSTGRES_BIN: postgresBin(),
    });
  } finally {
    await postgres.remove();
  }
}

/** The signals that end a run; the tests end by them first. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs the server's tests, or some of them, with these settings; returns vitest's exit code. */
export async function runServerTests(args: readonly string[], env: Record<string, string>): Promise<number> {
  const vitest = join(ROOT, 'node_modules', '.bin', 'vitest');
  const tests = spawn(vitest, ['run', '--project=server', '--project=process', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const end = (signal: NodeJS.Signals) => tests.kill(signal);
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    const [status] = await once(tests, 'exit');
    return status ?? 1;
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
