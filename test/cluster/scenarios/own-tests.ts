import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.ts';
import { promise, type Scenario } from '../scenario.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export const ownTests: Scenario = {
  name: 'the server’s tests on PostgreSQL 15',
  async run() {
    const postgres = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-results-'));
    try {
      const results = join(folder, 'results.json');
      const vitest = join(ROOT, 'node_modules', '.bin', 'vitest');
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
      spawnSync(vitest, ['run', '--project', 'server', ...reporters], {
        cwd: ROOT,
        env: { ...process.env, DATABASE_URL: `postgres://dragoman@127.0.0.1:${postgres.port}/postgres` },
        stdio: 'inherit',
      });
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
      promise(numFailedTests === 0 && numPassedTests > 0, `${numFailedTests} tests failed`);
      return { passed: numPassedTests, failed: 0 };
    } finally {
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
