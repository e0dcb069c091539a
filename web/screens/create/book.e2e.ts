import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../test/browser-test.ts';
import { signIn } from '../../../test/browser-user.ts';

const FIXTURES = join(import.meta.dirname, '../../../domain/files/books/fixtures');
const _book = (page: Page, name: string) =>
  page.getByLabel('Choose a book').setInputFiles(join(FIXTURES, name));

test('of 2,000 chapters only those in view are in the page; each is renamed, moved and merged by keyboard', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/create');
  const content = Array.from({ length: 2000 }, (_, nth) => `# Part ${nth + 1}\n\nText ${nth + 1}.\n`).join(
    '\n',
  );
  await page
    .getByLabel('Choose a book')
    .setInputFiles({ name: 'long.md', mimeType: 'text/markdown', buffer: Buffer.from(content) });
  const rows = page.getByRole('list', { name: 'Chapters' }).getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '2000');
  await expect(page.getByText('4,000 strings will be imported.')).toBeVisible();
  expect(await rows.count()).toBeLessThan(40);
  const nameAt = (place: number) =>
    page.locator(`li[aria-posinset="${place}"]`).getByRole('textbox', { name: 'Name of the section' });

  const down = page.getByRole('button', { name: 'Move “Part 1” down' });
  await down.press('Enter');
  await expect(down).toBeFocused();
  await expect(nameAt(2)).toHaveValue('Part 1');
  await page.getByRole('button', { name: 'Move “Part 1” up' }).press('Enter');
  // The first one can’t go up any more.
  await expect(down).toBeFocused();
  await page.getByRole('button', { name: 'Merge “Part 2” with the chapter before it' }).press('Enter');
  await expect(nameAt(1)).toBeFocused();
  await nameAt(1).fill('Beginning');

  await page
    .getByRole('list', { name: 'Chapters' })
    .locator('..')
    .evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(nameAt(1999)).toHaveValue('Part 2000');
  // The chapter that has the focus stays.
  await expect(nameAt(1)).toBeFocused();
  expect(await rows.count()).toBeLessThan(40);
  await nameAt(1999).fill('End');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: 'Import “End”' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('3,998 strings will be imported.')).toBeVisible();
});
