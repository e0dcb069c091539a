import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { afterJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const findDialog = () => screen.findByRole('dialog', { name: 'Revert actions of boris' });

/** A project that Boris has joined, whose first string he has translated. */
async function translated(text: string) {
  const { project, strings } = await projectOf(anna, {
    strings: ['Down the hole.', 'Exactly so.', 'Oh dear.'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const [first, second] = strings;
  if (!first || !second) throw new Error('There are three strings.');
  await boris.does(addTranslation, { params: first, body: { text } });
  return { project, first, second };
}

test('by keyboard, what a member has done is seen with its conflicts, reverted, and that is undone (reverts.6)', async () => {
  const { project, first, second } = await translated('Купите слона!');
  const good = await boris.does(addTranslation, { params: second, body: { text: 'Именно так.' } });
  await anna.does(castVote, { params: { ...second, translation: good.id }, body: { is_minus: false } });
  await openPage(testApp, anna, `/projects/${project.id}#members`);
  await enter('Actions for boris');
  await enter('Revert actions…', undefined, 'menuitem');
  const dialog = await findDialog();
  await waitFor(() => expect(dialog).toHaveTextContent('2 actions can be reverted.'));
  const list = within(within(dialog).getByRole('list', { name: 'Actions, the newest first' }));
  const [voted, alone] = await list.findAllByRole('listitem');
  expect(voted).toHaveTextContent('Stays as it is. There have been votes since.');
  expect(alone).toHaveTextContent('Купите слона!');
  expect(alone).not.toHaveTextContent('Stays as it is.');
  await enter('Revert 2 actions', within(dialog));
  await waitFor(() => expect(dialog).toHaveTextContent('1 action reverted'));
  expect(dialog).toHaveTextContent('1 action stays as it is. There have been votes since.');
  const texts = async () =>
    (await anna.does(listStrings, { params: first, query: { fetch_translations: '' } })).map(
      ({ translations = [] }) => translations.map(({ text }) => text),
    );
  expect(await texts()).toEqual([[], ['Именно так.'], []]);
  await enter('Undo', within(dialog));
  await afterJobs(testApp, () => screen.getAllByText('1 change undone'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await texts()).toEqual([['Купите слона!'], ['Именно так.'], []]);
});

test('the log of a member leads to reverting a section of what they did', async () => {
  const { project } = await translated('Раз.');
  const page = await openPage(testApp, anna, `/projects/${project.id}?member=${boris.id}&period=today#log`);
  await page.press('Revert actions of boris');
  const dialog = await findDialog();
  expect(await within(dialog).findByRole('combobox', { name: 'Period' })).toHaveValue('Today');
  await page.press('Revert 1 action', within(dialog));
  await waitFor(() => expect(dialog).toHaveTextContent('1 action reverted'));
  await page.user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('an owner who is alone in a project reverts what they did themselves', async () => {
  const { project, strings } = await projectOf(anna);
  for (const params of strings.slice(0, 1))
    await anna.does(addTranslation, { params, body: { text: 'Раз.' } });
  const page = await openPage(testApp, anna, `/projects/${project.id}#members`);
  await page.press('Actions for anna');
  await page.pick('Revert actions…');
  await waitFor(async () => expect(await screen.findByRole('dialog')).toHaveTextContent('Раз.'));
});
