import { expect, type Page } from '@playwright/test';
import { addComment, editComment } from '#contract/comments.ts';
import { editString } from '#contract/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const tool = (page: Page) => page.getByRole('region', { name: 'History' });
const events = (page: Page) => tool(page).getByRole('listitem');
const composer = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });

/** Opens the history of the first string by key, once the editor is there. */
async function openTool(page: Page) {
  await page.getByRole('complementary').getByText('#1').waitFor();
  await page.keyboard.press('Alt+h');
}

/** Two people, and a string with a history. */
async function translated() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(anna, ['Curiouser and curiouser', 'Off with her head!']);
  await joins(boris, made.project);
  const params = made.string(1);
  const { id } = await boris.does(addTranslation, {
    params,
    body: { text: 'Всё страннее и страннее, сказала Алиса' },
  });
  const translation = { ...params, translation: id };
  await boris.does(editTranslation, {
    params: translation,
    body: { text: 'Всё чудесатее и чудесатее, сказала Алиса' },
  });
  return { anna, boris, ...made, params, translation };
}

test('the history of a string is read and a text restored by keyboard (history.5, history.6)', async ({
  browser,
}) => {
  const { anna, boris, editor, params, translation } = await translated();
  await anna.does(castVote, { params: translation });
  await anna.does(approve, { params: translation });
  await boris.does(addComment, { params, body: { text: 'From the book' } });
  await anna.does(editString, { params, body: { text: 'Curiouser and curiouser!' } });
  const page = await anna.opens(browser, editor);
  await openTool(page);
  await expect(tool(page).getByRole('button', { name: 'All' })).toBeFocused();
  await expect(events(page)).toHaveText([
    new RegExp(`${anna.username} edited the source`),
    new RegExp(`${boris.username} commented.*From the book`),
    new RegExp(`${anna.username} approved a translation by ${boris.username}`),
    new RegExp(`${anna.username} voted for a translation by ${boris.username}`),
    new RegExp(`${boris.username} edited a translation`),
    new RegExp(`${boris.username} added a translation.*Всё страннее и страннее`),
    new RegExp(`${anna.username} added the string.*Curiouser and curiouser`),
  ]);
  await expect(events(page).nth(4).locator('ins')).toHaveText(['чудесатее', 'чудесатее']);
  await expect(tool(page).getByRole('heading', { level: 3 })).toHaveText('Today');

  // What a translation has already is not restored.
  const asNow = events(page).nth(4).getByRole('button', { name: 'Restore' });
  await expect(asNow).toHaveAttribute('aria-disabled', 'true');
  await expect(asNow).toHaveAttribute('title', 'It already has this text');

  await tool(page).getByRole('button', { name: 'Source' }).press('Enter');
  await expect(events(page)).toHaveCount(2);
  await events(page).nth(1).getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(events(page)).toHaveCount(3);
  await expect(events(page).first()).toContainText(`${anna.username} edited the source`);
  await expect(
    page
      .getByRole('list', { name: 'Strings' })
      .getByRole('listitem')
      .first()
      .getByText('Curiouser and curiouser', { exact: true }),
  ).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(tool(page)).toBeHidden();
  await expect(composer(page)).toBeFocused();
});

test('what happens meanwhile comes by itself, and a restored translation loses its votes after a question', async ({
  browser,
}) => {
  const { anna, boris, editor, translation } = await translated();
  const page = await boris.opens(browser, editor);
  await openTool(page);
  await expect(events(page)).toHaveCount(3);
  await anna.does(castVote, { params: translation });
  await expect(events(page).first()).toContainText(
    `${anna.username} voted for a translation by ${boris.username}`,
  );

  await events(page)
    .filter({ hasText: 'added a translation' })
    .getByRole('button', { name: 'Restore' })
    .click();
  const question = page.getByRole('dialog', { name: 'Restore this text?' });
  await expect(question).toContainText('1 vote');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(events(page).first()).toContainText(`${boris.username} edited a translation`);
  await expect(events(page).first().locator('ins')).toHaveText(['страннее', 'страннее']);
});

test('one’s own comment gets a former text again (history.6)', async ({ browser }) => {
  const { anna, boris, editor, params } = await translated();
  const { id } = await boris.does(addComment, { params, body: { text: 'From the book' } });
  const comment = { ...params, comment: id };
  await boris.does(editComment, { params: comment, body: { text: 'From a book' } });
  const hers = await anna.opens(browser, editor);
  await openTool(hers);
  await tool(hers).getByRole('button', { name: 'Comments' }).click();
  await expect(events(hers)).toHaveCount(2);
  await expect(events(hers).getByRole('button')).toHaveCount(0);

  const page = await boris.opens(browser, editor);
  await openTool(page);
  await tool(page).getByRole('button', { name: 'Comments' }).click();
  await events(page).nth(1).getByRole('button', { name: 'Restore' }).click();
  await expect(events(page)).toHaveCount(3);
  await expect(events(page).first().locator('ins')).toHaveText('the');
  await expect(events(hers)).toHaveCount(3);
});

test('a deleted translation is marked for its author and copied; others don’t see it (history.3)', async ({
  browser,
}) => {
  const { anna, boris, editor, translation } = await translated();
  await anna.does(deleteTranslation, { params: translation });
  const carol = await newUser('carol');
  const hers = await carol.opens(browser, editor);
  await openTool(hers);
  await expect(events(hers)).toHaveCount(1);

  const page = await boris.opens(browser, editor, PHONE);
  await page.getByRole('list', { name: 'Strings' }).getByRole('listitem').first().click();
  await composer(page).fill('Мой черновик');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(events(page)).toHaveCount(4);
  await expect(events(page).first()).toContainText(
    `${anna.username} deleted a translation by ${boris.username}`,
  );
  await expect(events(page).first()).toContainText('Deleted');
  await events(page).first().getByRole('button', { name: 'Copy to your translation' }).click();
  const question = page.getByRole('dialog', { name: 'Restore this text?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await events(page).first().getByRole('button', { name: 'Copy to your translation' }).click();
  await question.getByRole('button', { name: 'Replace draft' }).click();
  await expect(composer(page)).toHaveValue('Всё чудесатее и чудесатее, сказала Алиса');
});

test('a history that can’t be loaded is asked for again', async ({ browser }) => {
  const { anna, editor } = await translated();
  const page = await anna.opens(browser, editor);
  await page.route('**/history*', (route) => route.abort());
  await openTool(page);
  const again = tool(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/history*');
  await again.click();
  await expect(events(page)).toHaveCount(3);
});
