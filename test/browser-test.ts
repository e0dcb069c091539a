import { test as playwright } from '@playwright/test';
import { clearPages, keepFor, lendPage } from './kept-pages.ts';

/** A browser test. Its page, and those that its users open, are kept for the following tests of the worker. */
export const test = playwright.extend<{ clearing: undefined }>({
  clearing: [
    async ({ browser, locale, baseURL }, use, info) => {
      await keepFor(browser, { locale, baseURL });
      await use(undefined);
      // The report of a failed test shows its pages, and ends the worker.
      if (info.status === info.expectedStatus) await clearPages(browser);
    },
    { auto: true },
  ],
  page: async ({ browser, clearing: _ }, use) => use(await lendPage(browser)),
  context: async ({ page }, use) => use(page.context()),
});
