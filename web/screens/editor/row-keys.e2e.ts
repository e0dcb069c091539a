import { expect, type Page, test } from '@playwright/test';
import { stage, visitor } from '../../../test/stage.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const number = (page: Page, at: number) => page.getByRole('link', { name: `String ${at}`, exact: true });
const entry = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });

test('rows are gone through, chosen and translated by key, with the focus never lost', async ({
  browser,
}) => {
  const anna = await visitor('anna');
  const { editor } = await stage(
    anna,
    Array.from({ length: 14 }, (_, at) => `Line ${at + 1}.`),
  );
  const page = await anna.opens(browser, `${editor}?size=10`);

  // The editor that was just opened takes the keys, and one that has the focus on no row.
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
  // One tab stop a row; its buttons are to the right of it.
  await page.keyboard.press('Tab');
  await expect(number(page, 3)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(2).getByRole('button', { name: 'Comment' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'More actions for string 3' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(number(page, 3)).toBeFocused();

  // Enter writes, Escape comes back.
  await page.keyboard.press('Enter');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.type('jk');
  await expect(entry(page)).toHaveValue('jk');
  await page.keyboard.press('Escape');
  await expect(number(page, 3)).toBeFocused();
  await page.getByRole('button', { name: 'Copy link' }).focus();
  await page.keyboard.press('Escape');
  await expect(number(page, 3)).toBeFocused();

  // Rows are chosen as one goes, over the edge of the page too.
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

  // Without room beside the list the string would cover it: keys move the focus alone.
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(`${editor}?size=10`);
  await number(page, 2).focus();
  await page.keyboard.press('j');
  await expect(number(page, 3)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Enter writes there too, and Escape comes back to the row of the string that was last written.
  await page.keyboard.press('Enter');
  await expect(entry(page)).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('dialog', { name: 'String 4' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(number(page, 4)).toBeFocused();
  // The keys that go on open it for writing too, and on a magnified page.
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

  // The sheet of keys has what works for the reader: a guest has nothing to write.
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
  const anna = await visitor('anna');
  const { editor } = await stage(anna, ['One.', 'Two.', 'Three.']);
  const page = await anna.opens(browser, editor);
  await expect(entry(page)).toBeVisible();
  // Faster than a person: without a moment for the router between the click and the text.
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
