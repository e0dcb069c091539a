import { expect, type Page } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const number = (page: Page, at: number) => page.getByRole('link', { name: `String ${at}`, exact: true });
const entry = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });

test('rows are gone through, chosen and translated by key, with the focus never lost', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(
    anna,
    Array.from({ length: 14 }, (_, at) => `Line ${at + 1}.`),
  );
  const page = await anna.opens(browser, `${editor}?size=10`);

  // Keys work right after the editor was opened, and without a focused row.
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await expect(number(page, 2)).toBeFocused();
  await page.reload();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(entry(page)).toBeFocused();
  await page.getByRole('main').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(entry(page)).toBeFocused();
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');

  await number(page, 2).focus();
  await expect(number(page, 2)).toHaveAccessibleDescription('Line 2.');
  // Each row is one tab stop; the right arrow leads to its buttons.
  await page.keyboard.press('Tab');
  await expect(number(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(2).getByRole('button', { name: 'Comment' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'More actions for string 3' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(number(page, 3)).toBeFocused();

  // Enter moves to the composer, Escape back.
  await page.keyboard.press('Enter');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.type('jk');
  await expect(entry(page)).toHaveValue('jk');
  await page.keyboard.press('Escape');
  await expect(number(page, 3)).toBeFocused();
  await page.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Escape');
  await expect(number(page, 3)).toBeFocused();

  // Moving chooses rows, also across pages.
  await page.keyboard.press('j');
  await expect(number(page, 4)).toBeFocused();
  await expect(rows(page).nth(3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('k');
  await expect(number(page, 2)).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'String 2' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(number(page, 10)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(number(page, 11)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(number(page, 12)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('k');
  await expect(number(page, 10)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('k');
  await expect(number(page, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(entry(page)).toBeFocused();

  // Where the string covers the list, keys only move the focus.
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(`${editor}?size=10`);
  await number(page, 2).focus();
  await page.keyboard.press('j');
  await expect(number(page, 3)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Enter opens the composer there too, and Escape returns to the row of that string.
  await page.keyboard.press('Enter');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('dialog', { name: 'String 4' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(number(page, 4)).toBeFocused();
  // The keys for the next string open the composer too, also on a zoomed page.
  for (const [width, height] of [
    [900, 700],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${editor}?size=10`);
    await expect(rows(page)).toHaveCount(10);
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('dialog', { name: 'String 1' })).toBeVisible();
    await expect(entry(page)).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await number(page, 1).focus();

  // The dialog of shortcuts has only those that work for the user: a guest can't translate.
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(sheet.getByText('Write its translation')).toBeVisible();
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await guest.goto(new URL(editor, page.url()).href);
  await rows(guest).nth(4).getByText('Line 5.').click();
  await expect(number(guest, 5)).toBeFocused();
  await guest.keyboard.press('j');
  await expect(number(guest, 6)).toBeFocused();
  await guest.keyboard.press('?');
  const guestSheet = guest.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(guestSheet.getByText('Next button in the row')).toBeVisible();
  for (const name of ['Write its translation', 'Add and stay', 'Edit string']) {
    await expect(guestSheet.getByText(name)).toHaveCount(0);
  }
});

test('what is typed right after a click on a row is for that row', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.', 'Three.']);
  const page = await anna.opens(browser, editor);
  await expect(entry(page)).toBeVisible();
  // Faster than a person: the router has no time between the click and the text.
  await rows(page)
    .nth(1)
    .evaluate(async (row: HTMLElement) => {
      row.click();
      await Promise.resolve();
      document.execCommand('insertText', false, 'Два');
    });
  await expect(page.getByRole('complementary', { name: 'String 2' })).toBeVisible();
  await expect(entry(page)).toHaveValue('Два');
  await expect(entry(page)).toBeFocused();
  await number(page, 1).click();
  await expect(page.getByRole('complementary', { name: 'String 1' })).toBeVisible();
  await expect(entry(page)).toHaveValue('');
});
