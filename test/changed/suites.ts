import { matchesGlob, posix } from 'node:path';
import config from '../../vitest.config.ts';

/** How a test runs: in a browser, on a page without one, with a database, or with nothing. */
export type Suite = 'browser' | 'component' | 'server' | 'rules';

const PROJECTS = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test ? [project.test] : [],
);

const projectOf = (file: string) =>
  PROJECTS.find(({ include, exclude }) => fits(file, include) && !fits(file, exclude));

const fits = (file: string, patterns: readonly string[] = []) =>
  patterns.some((pattern) => matchesGlob(file, pattern));

/** The suite of a test; undefined for other files. */
export function suiteOf(file: string): Suite | undefined {
  if (file.endsWith('.e2e.ts')) return 'browser';
  const project = projectOf(file);
  if (!project) return undefined;
  return file.endsWith('.tsx') ? 'component' : project.globalSetup ? 'server' : 'rules';
}

/** What every test needs: packages and how modules are compiled. */
const ALWAYS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** What the pages of a browser test are built of, besides their screens. */
const BUILT = [
  'playwright.config.ts',
  'test/start-service.ts',
  'vite.config.ts',
  'web/index.html',
  'web/main.tsx',
];

/** The files that a test is run with. */
export function supportOf(test: string, files: ReadonlySet<string>): string[] {
  if (suiteOf(test) === 'browser')
    return [...ALWAYS, ...BUILT, ...[...files].filter((file) => file.startsWith('web/public/'))];
  const { globalSetup = [], setupFiles = [], environment = '' } = projectOf(test) ?? {};
  const named = [globalSetup, setupFiles, environment].flat().map((file) => posix.normalize(file));
  return [...ALWAYS, 'vitest.config.ts', ...named.filter((file) => files.has(file))];
}
