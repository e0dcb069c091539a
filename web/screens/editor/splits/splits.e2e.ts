import { expect, type Page } from '@playwright/test';
import { listStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const SOURCE = 'He came in. He sat down. Nobody spoke.';
const TRANSLATION = 'Он вошёл. Он сел. Все молчали.';
const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const place = (page: Page) => page.getByRole('slider', { name: 'Where the source is split' });
const placeOf = (page: Page) => page.getByRole('slider', { name: /^Where the translation by/ });

async function scene() {
  const anna = await newUser('anna');
  const boris = await newUser('boris');
  const made = await projectWithStrings(anna, [SOURCE, 'The clock struck.']);
  await joins(boris, made.project);
  await boris.does(addTranslation, { params: made.string(1), body: { text: TRANSLATION } });
  await boris.does(addTranslation, { params: made.string(2), body: { text: 'Пробили часы.' } });
  const { project, section } = made.string(1);
  const texts = async () =>
    (
      await anna.does(listStrings, { params: { project, section }, query: { fetch_translations: 'true' } })
    ).map(({ text, translations = [] }) => [text, ...translations.map((one) => one.text)]);
  return { anna, texts, ...made };
}

test('by keyboard, a string is split where the mark stands, with its translation, and that is undone', async ({
  browser,
}) => {
  const { anna, editor, texts } = await scene();
  const page = await anna.opens(browser, editor);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Alt+Shift+P');
  await expect(dialog(page, /^Split string 1/)).toBeVisible();
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /He sat down\. \| Nobody spoke/);
  await page.keyboard.press('PageUp');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /He came in\. \| He sat down/);
  await expect(placeOf(page)).toHaveAttribute('aria-valuetext', /Он вошёл\. \| Он сел/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /He came in\. H \| e sat down/);
  await page.keyboard.press('PageUp');
  // A place that was moved by hand stays.
  await placeOf(page).press('PageDown');
  await expect(placeOf(page)).toHaveAttribute('aria-valuetext', /Он сел\. \| Все молчали/);
  await page.getByRole('button', { name: 'Split string' }).press('Enter');
  await expect(rows(page)).toHaveCount(3);
  expect(await texts()).toEqual([
    ['He came in.', 'Он вошёл. Он сел.'],
    ['He sat down. Nobody spoke.', 'Все молчали.'],
    ['The clock struck.', 'Пробили часы.'],
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  // The list shows one's own undo at once (undo.22).
  await expect(rows(page)).toHaveCount(2);
  expect((await texts())[0]).toEqual([SOURCE, TRANSLATION]);
});

test('by keyboard, a string is merged with the next after a preview, and that is undone', async ({
  browser,
}) => {
  const { anna, editor, texts } = await scene();
  const page = await anna.opens(browser, editor);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Alt+Shift+J');
  const merging = dialog(page, /^Merge string 1 with the next/);
  await expect(merging).toContainText(`${SOURCE} The clock struck.`);
  await expect(merging).toContainText(`${TRANSLATION} Пробили часы.`);
  const button = merging.getByRole('button', { name: 'Merge strings' });
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  expect(await texts()).toEqual([[`${SOURCE} The clock struck.`, `${TRANSLATION} Пробили часы.`]]);
  // The editor goes on with the merged string.
  await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeFocused();
  await page.keyboard.press('Alt+Shift+J');
  await expect(dialog(page, /^Merge string/)).toContainText('No string comes after this one');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  expect(await texts()).toEqual([
    [SOURCE, TRANSLATION],
    ['The clock struck.', 'Пробили часы.'],
  ]);
});

test('the cursor in the form of a string is where it is split', async ({ browser }) => {
  const { anna, editor } = await scene();
  const page = await anna.opens(browser, editor);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Alt+Shift+E');
  const field = page
    .getByRole('form', { name: /^Editing string/ })
    .getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press('Home');
  for (let n = 0; n < 7; n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+Shift+P');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /… He came \| in\. He sat/);
});

test('on a phone a string is split by tapping, and its translation can stay whole', async ({ browser }) => {
  const { anna, editor, texts } = await scene();
  const page = await anna.opens(browser, editor, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await rows(page).first().getByRole('button', { name: 'More actions for string 1' }).tap();
  await page.getByRole('menuitem', { name: 'Split…' }).tap();
  const splitting = dialog(page, /^Split string 1/);
  await splitting.getByRole('button', { name: 'To the sentence before' }).first().tap();
  await splitting.getByRole('button', { name: 'To the next word' }).first().tap();
  await expect(place(page)).toHaveAttribute('aria-valuetext', /He came in\. He \| sat down/);
  await splitting.getByRole('checkbox', { name: 'Leave whole, with the first part' }).tap();
  await expect(splitting).toContainText('It will need review.');
  await expect(placeOf(page)).toHaveCount(0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);
  const button = splitting.getByRole('button', { name: 'Split string' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.tap();
  await expect(rows(page)).toHaveCount(3);
  expect((await texts()).slice(0, 2)).toEqual([['He came in. He', TRANSLATION], ['sat down. Nobody spoke.']]);
});
