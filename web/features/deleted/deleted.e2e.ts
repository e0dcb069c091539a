import { expect } from '@playwright/test';
import { addComment, deleteComment } from '#contract/comments.ts';
import { deleteSection } from '#contract/sections.ts';
import { deleteString, listStrings } from '#contract/strings.ts';
import { addTranslation, approve, castVote, deleteTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('by keyboard a member restores what was deleted, in the order in which one was in the other (deleted.3)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string } = await projectWithStrings(anna, [
    'Call me Ishmael.',
    'Some years ago.',
    'Never mind.',
  ]);
  await joins(boris, project);
  const made = await boris.does(addTranslation, {
    params: string(1),
    body: { text: 'Зовите меня Измаил.', status: 0 },
  });
  const params = { ...string(1), translation: made.id };
  await anna.does(castVote, { params, body: { is_minus: false } });
  await anna.does(approve, { params });
  await boris.does(deleteTranslation, { params });
  await anna.does(deleteString, { params: string(1) });
  await anna.does(deleteString, { params: string(3) });

  const his = await boris.opens(browser, `/projects/${project.id}#deleted`);
  const own = his.getByRole('list', { name: 'Deleted items, newest first' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(own).toContainText('Its string is deleted too. Restore the string first.');
  await expect(own.getByRole('button')).toHaveAttribute('aria-disabled', 'true');

  const page = await anna.opens(browser, `/projects/${project.id}`);
  await page.getByRole('tab', { name: 'Deleted' }).press('Enter');
  const list = page.getByRole('list', { name: 'Deleted items, newest first' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Never mind/,
    /Call me Ishmael/,
    /Зовите меня Измаил/,
  ]);
  const button = (name: string) => list.getByRole('button', { name: `Restore ${name}` });
  await button('Never mind.').press('Enter');
  await expect(page.getByRole('group', { name: 'String restored' })).toBeVisible();
  await expect(button('Call me Ishmael.')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // The list of another member follows, and the translation has its vote and approval again.
  await expect(own.getByRole('button')).toHaveAttribute('aria-disabled', 'false');
  await his.getByRole('button', { name: 'Restore Зовите меня Измаил.' }).press('Enter');
  await expect(his.getByText('Nothing to restore')).toBeVisible();
  await expect(page.getByText('Nothing to restore')).toBeVisible();
  const strings = await anna.does(listStrings, {
    params: { project: project.id, section: string(1).section },
    query: { fetch_translations: 'true' },
  });
  expect(strings.map(({ text }) => text)).toEqual(['Call me Ishmael.', 'Some years ago.', 'Never mind.']);
  expect(strings[0]?.translations?.[0]).toMatchObject({ text: 'Зовите меня Измаил.', status: 1 });
});

test('the list is asked for one kind, and its section is there again on the project’s page', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  const comment = await anna.does(addComment, { params: string(1), body: { text: 'Which one?' } });
  await anna.does(deleteComment, { params: { ...string(1), comment: comment.id } });
  await anna.does(deleteSection, { params: { project: project.id, section: string(1).section } });

  const page = await anna.opens(browser, `/projects/${project.id}#deleted`);
  const list = page.getByRole('list', { name: 'Deleted items, newest first' });
  await expect(list.getByRole('listitem').first()).toContainText('Section · 2 strings');
  const choose = async (option: string) => {
    await page.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Strings');
  await expect(page.getByText('Nothing of this kind was deleted lately.')).toBeVisible();
  await choose('Sections');
  await list.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByRole('group', { name: 'Section restored' })).toBeVisible();
  await page.getByRole('tab', { name: 'Project' }).click();
  await expect(page.getByRole('link', { name: 'The whole book' }).first()).toBeVisible();
});
