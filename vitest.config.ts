import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{domain,contract,web,bin,demo}/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'test/database.ts',
          // Real processes and real password hashing: slow on a busy machine, never stuck.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
