import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listSections } from '#contract/texts/sections.ts';
import { importPageOf, openImport, select, transform } from '../../../../test/page/import.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const PROSE = 'To Sherlock Holmes she is always the woman. I have seldom heard him mention her.';
const body = (heading: string) => `${heading}\n\n${`${PROSE}\n\n`.repeat(2)}`;
const STORIES = ['A SCANDAL IN BOHEMIA', 'THE RED-HEADED LEAGUE', 'A CASE OF IDENTITY'];
const NUMBERS = ['I', 'II', 'III'];
const HOLMES = `Contents\n\n${STORIES.map((story, at) => `   ${NUMBERS[at]}.  ${story}`).join('\n')}\n\n\n\n${STORIES.map(
  (story, at) =>
    `ADVENTURE ${NUMBERS[at]}. ${story}\n\n${body('I.')}${body('II.')}~ Some days later ~\n\n${PROSE}\n\n`,
).join('')}`;

const testApp = await openTestApp();
const owner = await testApp.signUp('owner');

const names = () => screen.getAllByLabelText(/^Name of section/);
const hasNames = (amount: number) => waitFor(() => expect(names()).toHaveLength(amount));

test('a book is cut at the headings that one selects, by level, one by one and by a pattern', async () => {
  const { project, params } = await projectOf(owner, { strings: [] });
  const page = await openImport(testApp, owner, importPageOf(params, 'load_strings'));
  await transform(page, 'Text to import', HOLMES);
  const stories = STORIES.map((story, at) => `ADVENTURE ${NUMBERS[at]}. ${story}`);
  const heading = (number: string) =>
    screen.findByRole('checkbox', { name: new RegExp(`^ADVENTURE ${number}\\.`) });
  const becomes = (amount: number) =>
    waitFor(() => {
      const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(statuses).toContain(`The text becomes ${amount} sections.`);
    });
  await hasNames(4);
  await page.press('Headings');
  await becomes(4);
  expect(await heading('I')).toBeChecked();
  expect(screen.getByRole('list', { name: 'Headings found' })).toHaveTextContent('9 strings, 457 characters');

  // Headings are chosen one by one with the keyboard.
  (await heading('II')).focus();
  await page.user.keyboard(' ');
  await becomes(3);
  expect(await heading('II')).toHaveFocus();
  await hasNames(3);

  await select(page, /^Start sections at/, 'Numbers in chapters');
  await becomes(7);
  await waitFor(() => expect(names()[2]).toHaveValue('ADVENTURE I · II.'));
  await select(page, /^Start sections at/, 'Chapters');
  await page.fill(/^Your own headings/, '~ * later ~');
  await becomes(7);
  await waitFor(() => expect(names()[2]).toHaveValue('Some days later'));

  // A pattern applies even if the headings are closed at once.
  await page.fill(/^Your own headings/, 'nothing like it');
  await page.user.click(screen.getByRole('button', { name: 'Back to text', expanded: true }));
  await hasNames(4);
  await page.press('Headings');
  await page.fill(/^Your own headings/, '~ * later ~');
  await hasNames(7);

  await page.press(/^Import/);
  await waitFor(() => expect(page.address()).toContain('/editor/'));
  const sections = await owner.does(listSections, { params: { project: project.id } });
  expect(sections.map(({ name }) => name)).toEqual([
    'Front matter',
    ...stories.flatMap((story) => [story, 'Some days later']),
  ]);
});
