import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { listProjects } from '#contract/projects.ts';
import { listSections } from '#contract/sections.ts';
import { openArchive, readEntry } from '#domain/archive/archive.ts';
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
