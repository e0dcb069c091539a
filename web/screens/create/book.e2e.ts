import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { listProjects } from '#contract/projects.ts';
import { listSections } from '#contract/sections.ts';
import { openArchive, readEntry } from '#domain/archive/archive.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, signIn } from '../../../test/browser-user.ts';

const FIXTURES = join(import.meta.dirname, '../../../domain/books/fixtures');
const book = (page: Page, name: string) =>
  page.getByLabel('Choose a book').setInputFiles(join(FIXTURES, name));

test('a project begins with a book: its chapters are chosen, renamed and merged, and it comes out as the same file', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/create');
  await book(page, 'alice-pandoc-3.epub');
  const chapters = page.getByRole('list', { name: 'Chapters' });
  await expect(chapters.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Alice’s Adventures in Wonderland',
  );
  await expect(page.getByRole('combobox', { name: 'Source language' })).toHaveValue('English');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Lewis Carroll\n\nA girl falls down a hole.',
  );
  await page.getByRole('button', { name: 'Merge “The jar” with the chapter before it' }).click();
  await chapters.getByRole('textbox', { name: 'Name of the section' }).nth(1).fill('Down the hole');
  await page.getByRole('checkbox', { name: 'Import “CHAPTER II. The Pool of Tears”' }).uncheck();
  await expect(page.getByText('20 strings will be imported.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Translation language' }).fill('Russian');
  await page.getByRole('option', { name: 'Russian', exact: true }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL('**/projects/*');

  const [project] = await ask(page.request, listProjects, { query: { mine: 'true' } });
  const sections = await ask(page.request, listSections, { params: { project: project?.id ?? 0 } });
  expect(sections.map(({ name }) => name)).toEqual(['Alice’s Adventures in Wonderland', 'Down the hole']);

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Source format: EPUB/ })).toBeChecked();
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.ru\.epub$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  const opf = readEntry(openArchive(Buffer.concat(chunks)), 'EPUB/content.opf');
  expect(new TextDecoder().decode(opf)).toContain('<dc:language>ru</dc:language>');
});

test('a file that is no book is refused where it was chosen', async ({ page, context }) => {
  await signIn(context);
  await page.goto('/create');
  await page.getByLabel('Choose a book').setInputFiles({
    name: 'notes.epub',
    mimeType: 'application/epub+zip',
    buffer: Buffer.from('notes'),
  });
  await expect(page.getByText('“notes.epub” is no book or document that can be read here.')).toBeVisible();
});

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
