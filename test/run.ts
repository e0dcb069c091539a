import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// All tests of README's `npm test`: rules, server, browser; then a line for each failed one, and a line with the
// numbers.

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');

/** `failures` names each failed test, with the first line of its error. */
type Counts = { passed: number; failed: number; failures: string[] };

type Vitest = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type BrowserSuite = {
  suites?: BrowserSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
};
type Playwright = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
};

const failure = (test: string, message = '') =>
  `${test}: ${stripVTControlCharacters(message).split('\n')[0]}`;

const browserFailures = ({ suites = [], specs }: BrowserSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        failure(
          `web/${file}:${line} ${title} (${status})`,
          results.find(({ error }) => error)?.error?.message,
        ),
      ),
  ),
  ...suites.flatMap(browserFailures),
];

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
    countsOf: ({ numPassedTests, numFailedTests, testResults }: Vitest): Counts => ({
      passed: numPassedTests,
      failed: numFailedTests,
      failures: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages: [message] }) =>
            failure(`${relative(ROOT, name)} ${fullName}`, message),
          ),
      ),
    }),
  },
  {
    tool: 'playwright',
    args: ['test'],
    results: 'browser.json',
    // A test that passes only when retried has a bug to fix, so it counts as failed.
    countsOf: ({ stats, suites }: Playwright): Counts => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(browserFailures),
    }),
  },
];

/** Milliseconds after which a suite that does not end has failed: several times what it takes. */
const LIMIT = 40 * 60_000;

/** Runs a suite to its end. A suite that stopped before it could count has failed as a whole. */
function run({ tool, args, results, countsOf }: (typeof SUITES)[number]): Counts {
  const { status, error } = spawnSync(join(ROOT, 'node_modules', '.bin', tool), args, {
    cwd: ROOT,
    stdio: 'inherit',
    timeout: LIMIT,
    killSignal: 'SIGKILL',
  });
  const file = join(RESULTS, results);
  const counts = existsSync(file)
    ? countsOf(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, failures: [] };
  return status === 0 || counts.failed > 0
    ? counts
    : { ...counts, failed: 1, failures: [`${tool} ended with ${error?.message ?? `code ${status}`}`] };
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const counts = SUITES.map(run);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const { failures } of counts) for (const one of failures) console.log(`FAILED: ${one}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
