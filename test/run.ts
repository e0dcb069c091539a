import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// All tests of README's `npm test`: rules, server, browser; then one line that counts them.

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');

type Counts = { passed: number; failed: number };
type Vitest = { numPassedTests: number; numFailedTests: number };
type Playwright = { stats: { expected: number; unexpected: number; flaky: number } };

const SUITES = [
  {
    tool: 'vitest',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(RESULTS, 'vitest.json')}`,
    ],
    results: 'vitest.json',
    countsOf: ({ numPassedTests, numFailedTests }: Vitest): Counts => ({
      passed: numPassedTests,
      failed: numFailedTests,
    }),
  },
  {
    tool: 'playwright',
    args: ['test'],
    results: 'browser.json',
    // One that passes when tried again is a bug to mend, not a pass.
    countsOf: ({ stats }: Playwright): Counts => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  },
];

/** Runs a suite to its end. A suite that broke off before it could count has failed as a whole. */
function run({ tool, args, results, countsOf }: (typeof SUITES)[number]): Counts {
  const { status } = spawnSync(join(ROOT, 'node_modules', '.bin', tool), args, {
    cwd: ROOT,
    stdio: 'inherit',
  });
  const counts = countsOf(JSON.parse(readFileSync(join(RESULTS, results), 'utf8')));
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const counts = SUITES.map(run);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
