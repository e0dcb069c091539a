import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { addComment, deleteComment } from '#contract/texts/comments.ts';
import { deleteSection } from '#contract/texts/sections.ts';
import { deleteString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, deleteTranslation } from '#contract/texts/translations.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const LIST = 'Deleted items, newest first';
const findItems = async () =>
  within(await screen.findByRole('list', { name: LIST })).findAllByRole('listitem');

test('by keyboard a member restores what was deleted, in the order in which one was in the other (deleted.3)', async () => {
  const {
    project,
    params: section,
    strings,
  } = await projectOf(anna, {
    strings: ['Call me Ishmael.', 'Some years ago.', 'Never mind.'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const [first = expect.fail(), , third = expect.fail()] = strings;
  const { id } = await boris.does(addTranslation, {
    params: first,
    body: { text: 'Зовите меня Измаил.', status: 0 },
  });
  const params = { ...first, translation: id };
  await anna.does(castVote, { params, body: { is_minus: false } });
  await anna.does(approve, { params });
  await boris.does(deleteTranslation, { params });
  await anna.does(deleteString, { params: first });
  await anna.does(deleteString, { params: third });

  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await enter('Log', undefined, 'tab');
  await enter('Deleted', undefined, 'link');
  expect((await findItems()).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Never mind'),
    expect.stringContaining('Call me Ishmael'),
    expect.stringContaining('Зовите меня Измаил'),
  ]);
  await enter('Restore Never mind.');
  await screen.findByRole('group', { name: 'String restored' });
  const next = { name: 'Restore Call me Ishmael.' };
  await waitFor(() => expect(screen.getByRole('button', next)).toHaveFocus());
  await page.user.keyboard('{Enter}');
  await waitFor(async () => expect(await findItems()).toHaveLength(1));
  await anna.does(deleteString, { params: first });

  const his = await openPage(testApp, boris, `/projects/${project.id}#deleted`);
  const [own = expect.fail(), ...others] = await findItems();
  expect(others).toEqual([]);
  expect(own).toHaveTextContent('Its string is deleted too. Restore the string first.');
  const button = () => screen.getByRole('button', { name: 'Restore Зовите меня Измаил.' });
  expect(button()).toHaveAttribute('aria-disabled', 'true');

  // The list follows what another member restores, and the translation has its vote and approval again.
  await waitFor(() => expect(his.network.answered.join()).toContain('/events?'));
  const [{ event } = expect.fail()] = await anna.does(listDeleted, { params: section, query: {} });
  await anna.does(restoreDeleted, { params: { ...section, event } });
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'false'));
  await enter('Restore Зовите меня Измаил.');
  await screen.findByText('Nothing to restore');
  const restored = await anna.does(listStrings, { params: section, query: { fetch_translations: 'true' } });
  expect(restored.map(({ text }) => text)).toEqual(['Call me Ishmael.', 'Some years ago.', 'Never mind.']);
  expect(restored[0]?.translations?.[0]).toMatchObject({ text: 'Зовите меня Измаил.', status: 1 });
});

test('the list is asked for one kind, and its section is there again on the project’s page', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  const [params = expect.fail()] = strings;
  const comment = await anna.does(addComment, { params, body: { text: 'Which one?' } });
  await anna.does(deleteComment, { params: { ...params, comment: comment.id } });
  await anna.does(deleteSection, { params });

  const page = await openPage(testApp, anna, `/projects/${project.id}#deleted`);
  expect((await findItems())[0]).toHaveTextContent('Section · 2 strings');
  await page.choose('Kind', 'Strings');
  await screen.findByText('Nothing of this kind was deleted lately.');
  await page.choose('Kind', 'Sections');
  await page.press(/^Restore/);
  await screen.findByRole('group', { name: 'Section restored' });
  await page.user.click(screen.getByRole('tab', { name: 'Project' }));
  expect(await screen.findAllByRole('link', { name: 'One' })).not.toEqual([]);
});

test('a deleted translation that lacks a placeholder says so before it is restored (deleted.8)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['Hello, {name}.'] });
  const [string = expect.fail()] = strings;
  const { id } = await anna.does(addTranslation, { params: string, body: { text: 'Привет.' } });
  await anna.does(deleteTranslation, { params: { ...string, translation: id } });
  await openPage(testApp, anna, `/projects/${project.id}#deleted`);
  expect(await screen.findByRole('group', { name: 'Differs from the source' })).toHaveTextContent('{name}');
  expect(screen.getByRole('button', { name: 'Restore Привет.' })).toHaveAccessibleDescription(/\{name\}/);
});
