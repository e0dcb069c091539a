import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { getProject, listProjects } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { openArchive, readEntry } from '#domain/core/archive/archive.ts';
import { openPage } from '../../../test/page/page.ts';
import { openTestApp } from '../../../test/test-app.ts';

const FIXTURES = `${import.meta.dirname}/../../../domain/files/books/fixtures`;
const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** Opens the page of a new project and chooses a book there. */
async function choose(name: string, content: BlobPart) {
  const page = await openPage(testApp, anna, '/create');
  await page.user.upload(await screen.findByLabelText('Choose a book'), new File([content], name));
  return page;
}

test('a project begins with a book: its chapters are chosen, renamed and merged, and it comes out as the same file', async () => {
  const name = 'alice-pandoc-3.epub';
  const page = await choose(name, await readFile(`${FIXTURES}/${name}`));
  const chapters = within(await screen.findByRole('list', { name: 'Chapters' }));
  await waitFor(() => expect(chapters.getAllByRole('listitem')).toHaveLength(5));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Alice’s Adventures in Wonderland');
  expect(screen.getByRole('combobox', { name: 'Source language' })).toHaveValue('English');
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(
    'Lewis Carroll\n\nA girl falls down a hole.',
  );
  await page.user.click(screen.getByRole('checkbox', { name: 'Import “Labels”' }));
  await page.press('Merge “The jar” with the chapter before it');
  await page.fill(
    chapters.getAllByRole('textbox', { name: 'Name of the section' })[1] as HTMLElement,
    'Down the hole',
  );
  await page.user.click(screen.getByRole('checkbox', { name: 'Import “CHAPTER II. The Pool of Tears”' }));
  await screen.findByText('15 strings will be imported.');
  await page.fill(screen.getByRole('combobox', { name: 'Translation language' }), 'Russian');
  await page.user.click(await screen.findByRole('option', { name: 'Russian' }));
  await page.press('Create project');
  await waitFor(() => expect(page.address()).toMatch(/^\/projects\/./));

  const [project] = await anna.does(listProjects, { query: { mine: 'true' } });
  const sections = await anna.does(listSections, { params: { project: project?.id ?? 0 } });
  expect(sections.map(({ name }) => name)).toEqual(['Alice’s Adventures in Wonderland', 'Down the hole']);

  await page.press('Download');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: /^Source format: EPUB/ })).toBeChecked();
  await page.press('Download', dialog);
  await waitFor(() => expect(page.saved).toHaveLength(1));
  const [file = new File([], '')] = page.saved;
  expect(file.name).toMatch(/\.ru\.epub$/);
  const opf = readEntry(openArchive(new Uint8Array(await file.arrayBuffer())), 'EPUB/content.opf');
  expect(new TextDecoder().decode(opf)).toContain('<dc:language>ru</dc:language>');
});

test('a chapter is split at a text, and at all that look like it', async () => {
  const stories = ['Story 1', 'Story 2'].flatMap((name) => [`<p>${name}</p>`, '<p>It was late.</p>']);
  const page = await choose(
    'tales.html',
    `<html><body><h2>All</h2>${stories.join('')}<h2>Notes</h2><p>Story 3</p></body></html>`,
  );
  const chapters = within(await screen.findByRole('list', { name: 'Chapters' }));
  await waitFor(() => expect(chapters.getAllByRole('listitem')).toHaveLength(2));
  await page.user.click(chapters.getByRole('button', { name: 'Split “All”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Split “All”' }));
  expect(await dialog.findByRole('checkbox', { name: 'All' })).toBeDisabled();
  await page.user.click(dialog.getByRole('checkbox', { name: 'Story 1' }));
  await page.user.click(
    dialog.getByRole('button', { name: 'Also choose the 2 other texts that look like this heading' }),
  );
  await dialog.findByText('3 more sections');
  await page.user.click(dialog.getByRole('button', { name: 'Split' }));
  await waitFor(() =>
    expect(chapters.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual([
      'All',
      'Story 1',
      'Story 2',
      'Notes',
      'Story 3',
    ]),
  );
});

test('a file that is no book is refused where it was chosen', async () => {
  await choose('notes.epub', 'notes');
  await screen.findByText('“notes.epub” is no book or document that can be read here.');
});

test('what a book says of the work is filled in, but for the translators of the source (projects.37)', async () => {
  const page = await choose(
    'tale.fb2',
    '<?xml version="1.0" encoding="utf-8"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info>' +
      '<author><first-name>Lewis</first-name><last-name>Carroll</last-name></author><book-title>A tale of tales</book-title><date>1871</date>' +
      `<lang>en</lang><translator><nickname>Anna</nickname></translator><sequence name="${'Tale '.repeat(60)}"/></title-info>` +
      '<custom-info info-type="licence">CC BY 4.0</custom-info></description><body><section><p>Once.</p></section></body></FictionBook>',
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('A tale of tales'));
  await page.fill(screen.getByRole('combobox', { name: 'Translation language' }), 'Russian');
  await page.user.click(await screen.findByRole('option', { name: 'Russian' }));
  await page.press('Create project');
  await waitFor(() => expect(page.address()).toMatch(/^\/projects\/./));
  const projects = await anna.does(listProjects, { query: { mine: 'true' } });
  const made = projects.find(({ name }) => name === 'A tale of tales') ?? expect.fail();
  const project = await anna.does(getProject, { params: { project: made.id }, query: {} });
  expect(project).toMatchObject({
    author: 'Lewis Carroll',
    original_title: 'A tale of tales',
    translators: '',
    series: expect.stringMatching(/^Tale .*…$/),
    year: '1871',
    licence: 'CC BY 4.0',
  });
});
