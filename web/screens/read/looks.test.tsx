import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { importFile } from '#contract/files/files.ts';
import { readSection, setReadingPlace } from '#contract/texts/reading.ts';
import { deleteSection, listSections, rearrangeSections } from '#contract/texts/sections.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { seeAll } from '../../../test/page/in-view.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
seeAll();

const BOOK = `${import.meta.dirname}/../../../domain/files/books/fixtures/rook-hall.epub`;

/** A project with a book whose section of labels stands before its chapters. */
async function withLabelsFirst(name: string) {
  const user = await testApp.signUp(name);
  const { project } = await projectOf(user);
  const params = { project: project.id };
  for (const section of await user.does(listSections, { params }))
    await user.does(deleteSection, { params: { ...params, section: section.id } });
  const body = await readFile(BOOK);
  const { sections } = await user.does(importFile, { params, query: { name: 'rook-hall.epub' }, body });
  const labels = sections.at(-1)?.id ?? 0;
  const order = [labels, ...sections.slice(0, -1).map(({ id }) => id)];
  await user.does(rearrangeSections, { params, body: { sections: order } });
  return { user, project: project.id, labels };
}

test('a chapter of a book has its verse, letters, notes, pictures and tables (reading.13)', async () => {
  const anna = await testApp.signUp('anna');
  const { project } = await projectOf(anna);
  const body = {
    params: { project: project.id },
    query: { name: 'rook-hall.epub' },
    body: await readFile(BOOK),
  };
  const { sections } = await anna.does(importFile, body);
  const idOf = (name: string) => sections.find((one) => one.name === name)?.id ?? 0;
  const translate = async (section: string, words: string, text: string) => {
    const params = { project: project.id, section: idOf(section) };
    const strings = await anna.does(readSection, { params, query: {} });
    const string = strings.find((one) => one.text.includes(words))?.id ?? 0;
    await anna.does(addTranslation, { params: { ...params, string }, body: { text } });
  };
  await translate('The House', 'The house stood', 'Дом стоял на холме.<note/> Это <b>Грачиный дом</b>.');
  await translate('Labels', 'A house on a hill', 'Дом на холме');
  const address = (name: string) => `/projects/${project.id}/read/${printSectionId(idOf(name))}`;

  const page = await openPage(testApp, anna, address('The House'));
  const house = await screen.findByRole('img', { name: 'Дом на холме' });
  expect(house).toHaveAttribute('width', '160');
  expect(screen.getByText('Грачиный дом').tagName).toBe('SPAN');
  expect(screen.getByText(/The rooks fly home at evening/).closest('p')).toHaveAttribute(
    'data-group',
    'verse',
  );
  expect(screen.getByText('An old saying').closest('p')).toHaveAttribute('data-kind', 'signature');
  // What a picture in a line shows is its description, and no paragraph.
  expect(within(screen.getByText(/The seal/)).getByRole('img', { name: 'a red seal' })).toBeVisible();
  expect(screen.queryByText('a red seal')).toBeNull();
  await expectAccessible();

  await page.user.click(screen.getByRole('link', { name: '1' }));
  await waitFor(() => expect(page.address()).toContain(`${address('Endnotes')}#string-`));
  const note = await screen.findByText(/So the maps say/);
  await page.user.click(within(note.closest('p') as HTMLElement).getByRole('link', { name: '1' }));
  await waitFor(() => expect(page.address()).toContain(`${address('The House')}#string-`));

  const letter = await openPage(testApp, anna, address('The Letter'));
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.children.length),
  ).toEqual([2, 2, 1, 2]);
  expect(within(table).getByRole('columnheader', { name: /Guests/ })).toBeVisible();
  await letter.user.click(screen.getByText('Both'));
  await waitFor(() => expect(within(screen.getByRole('table')).getByText('Two owls')).toBeVisible());
});

test('the labels of a book are no chapter of the reading page, but have their own address (reading.14)', async () => {
  const { user, project, labels } = await withLabelsFirst('boris');
  const [first] = await user.does(readSection, { params: { project, section: labels }, query: {} });
  await user.does(setReadingPlace, { params: { project }, body: { string_id: first?.id ?? 0 } });
  const page = await openPage(testApp, user, `/projects/${project}`);
  await page.user.click(await screen.findByRole('link', { name: 'Read' }));
  await screen.findByText(/The house stood/);
  expect(page.address()).toContain('/read/all');
  expect(screen.queryByRole('heading', { name: 'Labels' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Contents' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Full text',
    'The House0.00%',
    'The Letter0.00%',
    'Endnotes0.00%',
  ]);
  const alone = await openPage(testApp, user, `/projects/${project}/read/${printSectionId(labels)}`);
  expect(await screen.findByRole('heading', { name: 'Labels' })).toBeVisible();
  for (const text of ['Rook Hall', 'A house on a hill', 'a red seal'])
    expect(await within(screen.getByRole('main')).findByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'The House' })).toBeNull();
  expect(alone.address()).toContain(printSectionId(labels));
});
