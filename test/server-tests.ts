import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startPostgres } from './cluster/postgres.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Runs the server's tests, or some of them, on a PostgreSQL 15 that is started for them; returns vitest's exit code.
 */
export async function testOnPostgres(args: readonly string[]): Promise<number> {
  const postgres = await startPostgres();
  try {
    const vitest = join(ROOT, 'node_modules', '.bin', 'vitest');
    const { status } = spawnSync(vitest, ['run', '--project', 'server', ...args], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: `postgres://dragoman@127.0.0.1:${postgres.port}/postgres` },
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    await postgres.remove();
  }
}
