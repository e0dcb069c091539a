import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { grantRole } from '#contract/projects/members.ts';
import { addSection } from '#contract/texts/sections.ts';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { composer, isChosen, isSaid, openEditor, row, rowHas, rows } from '../../../../test/page/editor.ts';
import { textsOf } from '../../../../test/page/find.ts';
import type { Page } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

const form = () => screen.queryByRole('form', { name: /^Editing string/ });
const field = async (name: string) =>
  within(await screen.findByRole('form', { name: /^Editing string/ })).getByRole('textbox', { name });
const hasRows = (amount: number) => waitFor(() => expect(rows()).toHaveLength(amount));

async function choose(page: Page, number: number, action: RegExp) {
  await page.press(`More actions for string ${number}`, within(row(number)));
  await page.user.click(await screen.findByRole('menuitem', { name: action }));
}

test('a string is changed in its place; what somebody else has saved meanwhile is shown beside it', async () => {
  const { project, params, strings } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  for (const person of [boris, clara]) await joinAs(testApp, person, project, 'translator');
  const granted = { project: project.id, user: String(boris.id) };
  await anna.does(grantRole, { params: granted, body: { role_id: 3 } });

  const reader = await openEditor(testApp, clara, params);
  expect(screen.queryByRole('button', { name: 'Edit strings' })).toBeNull();
  expect(within(row(1)).queryByRole('button', { name: 'More actions for string 1' })).toBeNull();
  await reader.press('More actions for string 1');
  await screen.findByRole('menu');
  expect(textsOf(screen.getAllByRole('menuitem'))).toEqual([
    'Watch string',
    expect.stringMatching(/^Report/),
  ]);

  const page = await openEditor(testApp, boris, params);
  await hasRows(2);
  await page.keys('Alt+Shift+KeyE');
  await waitFor(async () => expect(await field('Text')).toHaveFocus());
  await page.fill(await field('Text'), '');
  expect(await field('Text')).toHaveAccessibleDescription('This field is required.');
  await page.fill(await field('Text'), 'One, changed.');
  await page.user.keyboard('{Escape}');
  expect(await composer()).toHaveFocus();
  await page.load();
  await page.press('Unsaved changes');
  expect(await field('Text')).toHaveValue('One, changed.');

  const [string = { ...params, string: 0 }] = strings;
  await anna.does(editString, { params: string, body: { text: 'One by Anna.', key: 'one' } });
  (await field('Text')).focus();
  await page.keys('Control+Enter');
  const conflict = within(form() as HTMLElement);
  expect(await conflict.findByRole('alert')).toHaveTextContent('omeone else changed this string');
  expect(await field('Key')).toHaveValue('one');
  await page.keys('Control+Enter');
  await isSaid('String 1 saved');
  await waitFor(() => expect(form()).toBeNull());
  await rowHas(1, 'One, changed.');
  expect(await composer()).toHaveFocus();
  // The user's own change shows no notice.
  expect(screen.queryByText('The source was just changed:')).toBeNull();

  // A setting keeps the edit mode after saving.
  await page.press(/^Editor settings/);
  await page.user.click(await screen.findByRole('switch', { name: 'Exit edit mode on save' }));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'Exit edit mode on save' })).toBeNull());
  await page.keys('Alt+Shift+KeyE');
  await page.fill(await field('Text'), 'One, once more.');
  await page.keys('Control+Enter');
  await rowHas(1, 'One, once more.');
  await waitFor(async () => expect(await field('Text')).toHaveValue('Two.'));
});

test('a string that is on its way is not added again by a dialog that is opened anew', async () => {
  const { params } = await projectOf(anna, { strings: ['One.'] });
  const page = await openEditor(testApp, anna, params);
  const release = page.network.hold(/POST .*\/strings\?/);
  const text = () => screen.findByRole('textbox', { name: 'Text' });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull());
  await page.keys('Alt+Shift+KeyN');
  await page.fill(await text(), 'Two.');
  await page.keys('Control+Enter');
  await page.user.keyboard('{Escape}');
  await isClosed();
  await page.keys('Alt+Shift+KeyN');
  expect(await text()).toHaveValue('Two.');
  await page.keys('Control+Enter');
  expect(await text()).toHaveAttribute('readonly');
  release();
  await hasRows(2);
  await isClosed();
  expect(page.network.sent.filter((request) => /^POST .*\/strings\?/.test(request))).toHaveLength(1);
});

test('strings are added, copied, deleted and taken to another section', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  await anna.does(addSection, { params, body: { name: 'Second' } });
  for (const text of ['Раз.', 'Один.'])
    await anna.does(addTranslation, {
      params: { ...params, string: strings[0]?.string ?? 0 },
      body: { text },
    });
  const stored = async () => (await anna.does(listStrings, { params, query: {} })).map(({ text }) => text);
  const page = await openEditor(testApp, anna, params);

  await choose(page, 2, /^Add string above/);
  const dialog = within(await screen.findByRole('dialog', { name: 'New string 2' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveFocus());
  await page.user.keyboard('Between.');
  await page.keys('Control+Enter');
  await isSaid('String 2 added');
  await isChosen(2);
  await waitFor(async () => expect(await composer()).toHaveFocus());
  await choose(page, 2, /^Duplicate/);
  await hasRows(4);
  expect(await stored()).toEqual(['One.', 'Between.', 'Between.', 'Two.']);

  await choose(page, 1, /^Delete…/);
  const question = await screen.findByRole('dialog', { name: 'Are you sure you want to delete string 1?' });
  expect(question).toHaveTextContent('This also deletes 2 translations.');
  await page.press('Delete string', within(question));
  await hasRows(3);

  await choose(page, 1, /^Move to section/);
  const move = within(await screen.findByRole('dialog', { name: 'Move string 1' }));
  await waitFor(() => expect(move.getByRole('combobox', { name: 'Section' })).toHaveFocus());
  // The list doesn't cover other fields before it is opened.
  expect(screen.queryByRole('listbox')).toBeNull();
  await page.user.keyboard('Second');
  await screen.findByRole('option', { name: 'Second' });
  await page.user.keyboard('{Enter}');
  await page.fill(move.getByRole('textbox', { name: 'Key' }), 'between');
  await page.user.keyboard('{Enter}');
  await screen.findByText('String moved to “Second”, position 1.');
  await hasRows(2);
  await page.user.click(screen.getByRole('link', { name: 'Go to string' }));
  await waitFor(() => expect(textsOf(rows())).toEqual([expect.stringMatching(/between.*Between\./)]));
  expect(await stored()).toEqual(['Between.', 'Two.']);
});
