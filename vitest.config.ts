import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { buildHelpPages } from './bin/vite/build-help-pages.ts';
import { LongestFirst } from './test/longest-first.ts';

/** Tests that start processes and wait for them: those of `npm run test:process`, one after another. */
const PROCESSES = [
  'bin/{oldest-node,pack}.test.ts',
  'server/programs/{start,open-database,run-as,stop,try-backup}.test.ts',
  'server/{platform/database/embedded/start-embedded,files/families/crash,platform/import-workers/ends,platform/replicas/replicas}.test.ts',
  'test/kept-cluster.test.ts',
];

// The workers, and the servers that tests start, read what Node has compiled for earlier ones. bin/runtime.mjs sets it only where
// npm starts vitest.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules', '.cache', 'node');

/** The seed of a random order of test files. */
const { SHUFFLE } = process.env;

/** The settings of tests on a real service or database. */
const ON_DATABASE = {
  // Loading the server takes a second of the processor. Its modules keep nothing of an app or a database, of which
  // each test file has its own.
  isolate: false,
  setupFiles: ['test/close-after-file.ts', 'test/property-seed.ts'],
  globalSetup: 'test/database.ts',
  // Several times what the slowest test takes alone: a busy machine must not fail it.
  testTimeout: 90_000,
  hookTimeout: 120_000,
  // A poll waits for an event, for as long as its test may take.
  expect: { poll: { timeout: 80_000 } },
};

export default defineConfig({
  test: {
    // Tests wait for the database half of the time, so more of them run than there are cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: SHUFFLE ? { shuffle: { files: true }, seed: Number(SHUFFLE) } : { sequencer: LongestFirst },
    projects: [
      {
        plugins: [buildHelpPages()],
        // As users get it: the production build of React, which the environment below chooses.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'pages',
          isolate: false,
          environment: './test/page/environment.ts',
          // Node runs the server as in production; Vite would make addresses of the site of its workers' files.
          server: { deps: { external: [/\/server\/.*\.ts$/] } },
          setupFiles: 'test/close-after-file.ts',
          include: ['web/**/*.test.tsx'],
          globalSetup: 'test/database.ts',
          env: { NODE_ENV: 'production' },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'rules',
          setupFiles: 'test/property-seed.ts',
          // Rules have no state, so their test files can share one environment.
          isolate: false,
          testTimeout: 60_000,
          include: ['{domain,contract,web,bin,demo,cli}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/{rights,bad-input}/**', 'cli/commands/**', ...PROCESSES],
        },
      },
      {
        test: {
          ...ON_DATABASE,
          name: 'server',
          include: ['{server,bench,cli/commands}/**/*.test.ts', 'test/{rights,bad-input}/**/*.test.ts'],
          exclude: PROCESSES,
        },
      },
      {
        test: {
          ...ON_DATABASE,
          name: 'process',
          include: PROCESSES,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
