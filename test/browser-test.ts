import { test as playwright } from '@playwright/test';
import { clearPages, lendPage } from './kept-pages.ts';

/** A browser test. Its page, and those that its users open, are kept for the following tests of the worker. */
export const test = playwright.extend<{ clearing: undefined }>({
  clearing: [
    async ({ browser }, use) => {
      await use(undefined);
      await clearPages(browser);
    },
    { auto: true },
  ],
  page: async ({ browser, clearing: _ }, use) => use(await lendPage(browser)),
  context: async ({ page }, use) => use(page.context()),
});
