import { expect } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('a dialog has the focus as soon as it is in the page, so that no key goes elsewhere', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, editor);
  await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeVisible();
  const focused = page.evaluate(
    () =>
      new Promise<string | null | undefined>((resolve) => {
        new MutationObserver(() => {
          if (!document.querySelector('[role="dialog"] [name="text"]')) return;
          // The observers that the app has set up come first.
          queueMicrotask(() => resolve(document.activeElement?.getAttribute('name')));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.keyboard.press('Alt+Shift+N');
  expect(await focused).toBe('text');
});
