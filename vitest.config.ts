import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Tests wait for the database half of their time, so a small machine takes more of them than it has cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'rules',
          // Rules keep nothing between two questions, so their files may share a room.
          isolate: false,
          // Never stuck either, and slow where eight others share the machine.
          testTimeout: 30_000,
          include: ['{domain,contract,web,bin,demo}/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['test/{rights,bad-input}/**'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,bench}/**/*.test.ts', 'test/{rights,bad-input}/**/*.test.ts'],
          globalSetup: 'test/database.ts',
          // Real processes and real password hashing: slow on a busy machine, never stuck.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
