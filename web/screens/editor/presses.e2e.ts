import { expect, type Locator, type Page } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const numbered = (amount: number) => Array.from({ length: amount }, (_, at) => `Line ${at + 1}.`);

/** The state of the editor in the first frame after the next click. */
async function firstFrame(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
    const shown = new Promise((resolve) => {
      const look = () =>
        requestAnimationFrame(() =>
          resolve({
            chosen: textOf('main li[aria-current="true"] a'),
            panel: document.querySelector('[data-string-panel]')?.getAttribute('aria-label'),
            page: textOf('footer [aria-current="page"]'),
            firstRow: textOf('main li a'),
            status: textOf('[aria-label="Show"] [aria-pressed="true"]'),
          }),
        );
      addEventListener('click', look, { once: true, capture: true });
    });
    Reflect.set(window, 'firstFrame', shown);
  });
  await press();
  return page.evaluate(() => Reflect.get(window, 'firstFrame') as Promise<Record<string, string>>);
}

test('a press on a row shows it chosen in the first frame, and what it opens after that', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, strings } = await projectWithStrings(anna, numbered(4));
  for (const params of strings) await anna.does(addTranslation, { params, body: { text: 'Строка.' } });
  const page = await anna.opens(browser, editor);
  const entry = page.getByLabel('Your translation');
  await rows(page).nth(1).click();
  await expect(page.getByRole('complementary', { name: 'String 2' })).toBeVisible();
  const shown = await firstFrame(page, () => rows(page).nth(2).click());
  expect(shown).toMatchObject({ chosen: '3', panel: 'String 2' });
  await expect(page.getByRole('complementary', { name: 'String 3' })).toBeVisible();
  await expect(entry).toBeFocused();

  // A key before that applies to the pressed string.
  await page.evaluate(async () => {
    const [, , , last] = document.querySelectorAll<HTMLElement>('main li[data-string]');
    last?.click();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    const panel = document.querySelector('[data-string-panel]');
    if (panel?.getAttribute('aria-label') !== 'String 3') throw new Error('The panel has not waited.');
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'KeyA', altKey: true, bubbles: true }),
    );
  });
  await expect(page.getByRole('complementary', { name: 'String 4' })).toContainText('Unapprove');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('complementary', { name: 'String 3' })).toContainText('Approve');
});

test('a press on a page or a filter shows it chosen in the first frame, and its strings after that', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, numbered(45));
  await anna.does(addTranslation, { params: string(2), body: { text: 'Вторая.' } });
  const page = await anna.opens(browser, `${editor}?size=10`);
  const ahead = page.waitForResponse((reply) => reply.url().includes('page=2'));
  await rows(page).first().click();
  await ahead;
  const next = page.getByRole('button', { name: 'Next page' });
  expect(await firstFrame(page, () => next.click())).toMatchObject({ page: '2', firstRow: '1' });
  await expect(rows(page).first()).toContainText('Line 11.');

  // Paging continues from the page that is loading.
  await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('footer button[aria-label="Next page"]');
    button?.click();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    button?.click();
  });
  await expect(rows(page).first()).toContainText('Line 31.');

  let answer = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/status=non_app/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  const notApproved = page.getByRole('button', { name: 'Not approved', exact: true });
  const shown = await firstFrame(page, () => notApproved.click());
  expect(shown).toMatchObject({ status: 'Not approved', firstRow: '31' });
  answer();
  await expect(rows(page)).toHaveCount(1);
  // A failed one is undone.
  let refuse = () => {};
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(/status=non_tr/, async (route) => {
    await isRefused;
    await route.fulfill({ status: 400, json: { status: 400, errors: [{ key: 'status', kind: 'invalid' }] } });
  });
  await page.getByRole('button', { name: 'Untranslated' }).click();
  await expect(notApproved).toHaveAttribute('aria-pressed', 'false');
  refuse();
  await expect(notApproved).toHaveAttribute('aria-pressed', 'true');
});

test('a field that one opens grows with its text, and no script measures it', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, ['One.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, editor);
  await expect(page.getByRole('complementary', { name: 'String 1' })).toBeVisible();
  const grows = async (field: Locator, least: number, most: number) => {
    const lines = () =>
      field.evaluate((area) => {
        const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(area);
        const text = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        return Math.round((text / Number.parseFloat(lineHeight)) * 10) / 10;
      });
    await field.fill('One.');
    expect(await lines()).toBe(least);
    await field.fill('One.\n'.repeat(most - 1));
    expect(await lines()).toBe(most);
    await field.fill('One.\n'.repeat(most + 3));
    expect(await lines()).toBe(most);
    await expect(page.locator('body > textarea')).toHaveCount(0);
  };
  await page.keyboard.press('Alt+m');
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  // In a low window a long comment leaves the head of its pane free.
  await comment.fill('One.\n'.repeat(30));
  const head = page.getByRole('heading', { name: 'Comments' });
  const bottomOf = (found: Locator) => found.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await comment.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(
    await bottomOf(head),
  );
  await page.setViewportSize({ width: 1280, height: 1200 });
  await grows(comment, 1, 8);
  await page.getByRole('button', { name: /^More actions for .*translation$/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await grows(page.getByRole('textbox', { name: 'Edit translation' }), 2, 12);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit strings' }).click();
  await grows(page.getByRole('textbox', { name: 'Text', exact: true }), 3, 12);
  await grows(page.getByRole('textbox', { name: 'Context' }), 1, 6);
});

test('the list is drawn first, and the panel beside it right after', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await (await browser.newContext({ storageState: await anna.state() })).newPage();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('li[data-string]')) return;
      Reflect.set(window, 'hadPanel', document.querySelector('[data-string-panel]') !== null);
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(editor);
  await expect(page.getByLabel('Your translation')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'hadPanel'))).toBe(false);
});
