import { expect, type Page } from '@playwright/test';
import { whoami } from '#contract/identity/users.ts';
import { removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addStrings, deleteString, editString } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newName, newUser } from '../../../../test/browser-user.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const translations = (page: Page) =>
  page.getByRole('list', { name: 'Translations' }).locator('[data-translation]');
const entry = (page: Page) => page.getByLabel('Your translation');

test('two people at one text see each other, and what each does as it is done', async ({ browser }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, [
    'One.',
    'Two.',
    'Three.',
    'Four.',
    'Five.',
  ]);
  await joins(boris, project);
  const his = await boris.opens(browser, editor);
  const hers = await anna.opens(browser, editor);

  // Presence: who is online, at which string, and who is typing.
  await expect(hers.getByRole('button', { name: '1 online' })).toBeVisible();
  await rows(his).nth(1).click();
  await rows(hers).nth(1).click();
  await expect(entry(his)).toBeFocused();
  await his.keyboard.type('Два');
  const typing = rows(hers).nth(1).getByText(`${boris.username} is typing`);
  // He goes on until she sees it: a few seconds after his last key he has stopped.
  const isSeen = async () => {
    await his.keyboard.type('!');
    await his.keyboard.press('Backspace');
    return typing.isVisible();
  };
  await expect.poll(isSeen).toBe(true);
  await expect(hers.getByRole('status').getByText(`${boris.username} is typing`)).toBeAttached();
  await hers.getByRole('button', { name: '1 online' }).click();
  const people = hers.getByRole('dialog', { name: '1 online' });
  await expect(people.getByRole('link', { name: boris.username })).toContainText('#2 The whole book');
  await hers.keyboard.press('Escape');

  // He adds a translation, votes, approves and comments while she is typing.
  await entry(hers).fill('Моё «два»');
  await his.keyboard.press('Control+Shift+Enter');
  await expect(translations(hers)).toHaveText(/Два/);
  await expect(hers.getByRole('status').getByText(`${boris.username} added a translation`)).toBeAttached();
  await expect(rows(hers).nth(1)).toContainText('Два');
  await expect(hers.getByText('1 / 5 translated')).toBeVisible();
  await expect(rows(hers).nth(1).getByText('is typing')).toHaveCount(0);
  const params = string(2);
  const { id: translation } = await anna.does(addTranslation, { params, body: { text: 'Пара.' } });
  await expect(translations(his)).toHaveCount(2);
  await boris.does(castVote, { params: { ...params, translation }, body: {} });
  await expect(translations(hers).first().getByRole('button', { name: '1 vote for' })).toBeVisible();
  await anna.does(approve, { params: { ...params, translation } });
  await expect(translations(his).first()).toContainText('Approved');
  await boris.does(addComment, { params, body: { text: 'A couple?' } });
  await expect(rows(hers).nth(1).getByRole('button', { name: '1 comment, 1 new' })).toBeVisible();
  await expect(entry(hers)).toHaveValue('Моё «два»');
  await expect(entry(hers)).toBeFocused();
  await hers.keyboard.press('Alt+m');
  const comments = hers.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox', { name: 'Write a comment' }).fill('Half an answer');
  await boris.does(addComment, { params, body: { text: 'Or a pair.' } });
  await expect(
    comments.getByRole('listitem').filter({ hasText: 'Or a pair.' }).getByText('New'),
  ).toBeVisible();
  await expect(comments.getByRole('textbox')).toHaveValue('Half an answer');
  await anna.does(addEntry, { params: { project: project.id }, body: { word: 'two', translate: 'два' } });
  await expect(hers.getByRole('button', { name: 'Two' })).toBeVisible();

  // He edits the translation that she is editing: she sees both texts.
  await hers.keyboard.press('Alt+m');
  await translations(hers).filter({ hasText: 'Пара.' }).focus();
  await hers.keyboard.press('Alt+e');
  await hers.getByLabel('Edit translation').fill('Парочка.');
  await anna.does(editTranslation, { params: { ...params, translation }, body: { text: 'Двойка.' } });
  await expect(hers.getByText('Someone changed it to:')).toBeVisible();
  await expect(hers.getByLabel('Edit translation')).toHaveValue('Парочка.');
  await hers.keyboard.press('Escape');

  // The translation whose button has her focus is deleted: the focus moves to her composer.
  await translations(hers).filter({ hasText: 'Двойка.' }).getByRole('button', { name: 'Approve' }).focus();
  await anna.does(deleteTranslation, { params: { ...params, translation } });
  await expect(translations(hers)).toHaveCount(1);
  await expect(entry(hers)).toBeFocused();

  // The source of a string changes while he translates it: he sees a notice, and his text stays.
  await rows(his).first().click();
  await his.keyboard.type('Раз');
  await anna.does(editString, { params: string(1), body: { text: 'One more.' } });
  await expect(his.getByText('The source was just changed:')).toBeVisible();
  await expect(entry(his)).toHaveValue('Раз');
  await expect(entry(his)).toBeFocused();

  // A string is deleted while he translates it, and another is added: no row moves until he reloads the list.
  await rows(his).nth(2).click();
  await his.keyboard.type('Три, но поздно');
  await anna.does(deleteString, { params: string(3) });
  await anna.does(addStrings, { params, query: { pos: 1 }, body: [{ text: 'Nought.' }] });
  await expect(rows(his).nth(2)).toContainText(`Deleted by ${anna.username}`);
  await expect(his.getByText(`${anna.username} deleted this string.`)).toBeVisible();
  await expect(his.getByText('Три, но поздно')).toBeVisible();
  await expect(his.getByRole('main').getByText('1 new change')).toBeVisible();
  await expect(rows(his)).toHaveCount(5);
  await his.keyboard.press('Alt+r');
  await expect(rows(his).first()).toContainText('Nought.');
  await expect(rows(his)).toHaveCount(5);

  // A user who is kicked out can still read a public project; in a closed one they keep only their text.
  const { id: user } = await boris.does(whoami, {});
  await entry(his).fill('Не сохранено');
  await anna.does(removeMember, { params: { project: project.id, user } });
  await expect(his.getByText('Allowed only for project members')).toBeVisible();
  await expect(his.getByText('Не сохранено')).toBeVisible();
  await his.close();
  await expect(hers.getByRole('button', { name: '1 online' })).toHaveCount(0);
});

test('an editor that was opened by the project’s handle goes on when the handle changes', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  await joins(boris, project);
  const his = await boris.opens(browser, editor.replace(`/${project.id}/`, `/${project.handle}/`));
  await expect(rows(his)).toHaveCount(2);
  const sees = await anna.opens(browser, editor);
  await expect(his.getByRole('button', { name: '1 online' })).toBeVisible();
  const name = newName('renamed');
  await anna.does(editProject, { params: { project: project.id }, body: { name, handle: name } });
  await expect(his.getByRole('link', { name })).toBeVisible();

  // Others' changes arrive, and so do his own.
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  await expect(rows(his).first()).toContainText('Раз.');
  await rows(his).nth(1).click();
  await his.keyboard.type('Два');
  await his.keyboard.press('Control+Shift+Enter');
  await expect(rows(sees).nth(1)).toContainText('Два');
  await expect(rows(his).nth(1)).toContainText('Два');
});
