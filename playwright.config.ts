import { defineConfig } from '@playwright/test';
import { findBrowser, launchOptions } from './test/browser.ts';

// Looked for once: the workers read this file too, and inherit the environment.
process.env.CHROMIUM ??= findBrowser();

/** How many times slower the pages are (test/browser-user.ts). */
const SLOW = Number(process.env.SLOW ?? 1);

export default defineConfig({
  testDir: 'web',
  testMatch: '**/*.e2e.ts',
  globalSetup: './test/start-service.ts',
  // Emptied at the start; the others write their reports beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000 * SLOW,
  expect: { timeout: 10_000 * SLOW },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: process.env.BASE_URL ?? '',
    locale: 'en-GB',
    // What fades or slides is waited for with every click; the way from account to file is gone with motion.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step slows all of them: asked for where a failure is to be understood.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(),
  },
});
