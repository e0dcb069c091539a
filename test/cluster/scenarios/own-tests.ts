import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testOnPostgres } from '../../server-tests.ts';
import { guarantee, type Scenario } from '../scenario.ts';

export const ownTests: Scenario = {
  name: 'the server’s tests on PostgreSQL 15',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-results-'));
    try {
      const results = join(folder, 'results.json');
      await testOnPostgres(['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]);
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
      guarantee(numFailedTests === 0 && numPassedTests > 0, `${numFailedTests} tests failed`);
      return { passed: numPassedTests, failed: 0 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
