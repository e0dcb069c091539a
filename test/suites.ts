import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const ROOT = join(import.meta.dirname, '..');

/** The folder of what a run writes. */
export const RESULTS = join(ROOT, 'test-results');

/**
 * What a suite has found. `failures` names each failed test with the first line of its error; `milliseconds` is how long
 * each file took.
 */
export type FoundTests = {
  passed: number;
  failed: number;
  failures: string[];
  milliseconds: Map<string, number>;
};

export const NOTHING: FoundTests = { passed: 0, failed: 0, failures: [], milliseconds: new Map() };

/** A suite that a tool runs: which files may be its tests, and how the report that it writes is read. */
export type Suite = {
  tool: string;
  args: string[];
  mayHave(file: string): boolean;
  /** Whether it works on several things at once, so that it needs as many cores as there are. */
  fillsCores?: boolean;
  /** Left to its own command, and to CI. */
  isApart?: boolean;
  report: string;
  foundIn(report: never): FoundTests;
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type BrowserSuite = {
  suites?: BrowserSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
};
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
};

const failure = (test: string, message = '') =>
  `${test}: ${stripVTControlCharacters(message).split('\n')[0]}`;

function foundByVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): FoundTests {
  const files = testResults.map((result) => ({ ...result, file: relative(ROOT, result.name) }));
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: files.flatMap(({ file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [message] }) => failure(`${file} ${fullName}`, message)),
    ),
    milliseconds: new Map(files.map(({ file, startTime, endTime }) => [file, endTime - startTime])),
  };
}

const specsOf = ({ suites = [], specs }: BrowserSuite): BrowserSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function foundInBrowser({ stats, suites }: BrowserReport): FoundTests {
  const milliseconds = new Map<string, number>();
  const failures: string[] = [];
  for (const { file, line, title, tests } of suites.flatMap(specsOf)) {
    const path = `web/${file}`;
    for (const { status, results } of tests) {
      const took = results.reduce((sum, { duration }) => sum + duration, 0);
      milliseconds.set(path, (milliseconds.get(path) ?? 0) + took);
      if (status !== 'unexpected' && status !== 'flaky') continue;
      const message = results.find(({ error }) => error)?.error?.message;
      failures.push(failure(`${path}:${line} ${title} (${status})`, message));
    }
  }
  // A test that passes only when retried has a bug to fix, so it counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, milliseconds };
}

const isBrowserTest = (file: string) => file.endsWith('.e2e.ts');

const vitest = (report: string, project: string): Suite => ({
  tool: 'vitest',
  args: [
    'run',
    `--project=${project}`,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(RESULTS, report)}`,
  ],
  mayHave: (file) => !isBrowserTest(file),
  report,
  foundIn: foundByVitest,
});

/** Tests of processes, of all else that needs no browser, and of the browser. */
export const SUITES: Record<string, Suite> = {
  process: { ...vitest('process.json', 'process'), isApart: true },
  vitest: { ...vitest('vitest.json', '!process'), fillsCores: true },
  browser: {
    tool: 'playwright',
    fillsCores: true,
    args: ['test', ...(process.env.SHUFFLE ? [`--shuffle=${process.env.SHUFFLE}`] : [])],
    mayHave: isBrowserTest,
    report: 'browser.json',
    foundIn: foundInBrowser,
  },
};
