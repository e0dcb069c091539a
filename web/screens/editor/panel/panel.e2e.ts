import { expect, type Page } from '@playwright/test';
import { addEntry } from '#contract/texts/dictionary.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const entry = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });
const translations = (page: Page) =>
  page.getByRole('list', { name: 'Translations' }).locator('[data-translation]');
const translation = (page: Page, hasText: string) => translations(page).filter({ hasText });
const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });

/** A project of Anna with one string, and a dictionary with one of its words. */
async function withDictionary() {
  const anna = await newUser('anna');
  const { editor, project } = await projectWithStrings(anna, ['The rabbit saw Alice.']);
  const params = { project: project.id };
  await anna.does(addEntry, { params, body: { word: 'rabbit', translate: 'кролик' } });
  return { anna, editor };
}

/** Holds back requests to an address until the returned function is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Counts the translations that a page sends from then on. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/translations')) sent += 1;
  });
  return () => sent;
}

test('a text is checked against a dictionary that is still on its way, and a warning is seen for half a second', async ({
  browser,
}) => {
  const { anna, editor } = await withDictionary();
  const page = await anna.opens(browser, '/');
  const release = await hold(page, '**/dictionary');
  const sent = countSent(page);
  await page.goto(editor);
  await entry(page).fill('Увидел Алису.');
  await page.keyboard.press('Control+Enter');
  await expect(add(page)).toHaveAttribute('data-waiting');
  release();
  const anyway = page.getByRole('button', { name: 'Add anyway' });
  await expect(anyway).toBeVisible();

  // What the next text lacks has to be known before the clock stands still: its hint comes after a text that lacks nothing.
  const hints = page.getByRole('list', { name: 'Check before adding' });
  const agreed = 'Увидел кролик.';
  const answered = page.waitForResponse(
    (answer) => answer.url().endsWith('/words/missing') && answer.request().postDataJSON().text === agreed,
  );
  await entry(page).fill(agreed);
  await answered;
  await expect(hints).toHaveCount(0);
  await entry(page).fill('Увидел её.');
  await expect(hints).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+Enter');
  await expect(anyway).toHaveAttribute('data-waiting');
  await page.clock.runFor(499);
  await page.keyboard.press('Control+Enter');
  await expect(anyway).toHaveAttribute('data-waiting');
  expect(sent()).toBe(0);
  await page.clock.runFor(1);
  await expect(anyway).not.toHaveAttribute('data-waiting');
  await page.clock.resume();
  await page.keyboard.press('Control+Enter');
  await expect(translation(page, 'Увидел её.')).toBeVisible();
  await expect.poll(sent).toBe(1);
});

test('what replaces a draft or discards it is undone by key', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, editor);
  await page.getByRole('button', { name: 'Copy source' }).click();
  await expect(entry(page)).toHaveValue('One.');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(entry(page)).toHaveValue('');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(entry(page)).toHaveValue('One.');
});
