import { expect, type Page } from '@playwright/test';
import { addTranslation, approve, castVote } from '#contract/translations.ts';
import { listMyEvents } from '#contract/undo.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const row = (page: Page, at = 0) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem').nth(at);
const toast = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true });
const said = (page: Page, words: string) => page.getByRole('status').getByText(words);
const field = (page: Page) => page.getByLabel('Your translation');

/** Presses keys outside of fields, where they undo actions. */
async function pressInList(page: Page, keys: string) {
  await page.getByRole('main').focus();
  await page.keyboard.press(keys);
}

async function twoPeople() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(anna, ['Down the hole.', 'Exactly so.']);
  await joins(boris, made.project);
  return { anna, boris, ...made };
}

test('an approval is undone and redone by keys: the translation before it is approved again', async ({
  browser,
}) => {
  const { anna, boris, editor, string } = await twoPeople();
  const { id } = await boris.does(addTranslation, { params: string(1), body: { text: 'Прежний.' } });
  await anna.does(approve, { params: { ...string(1), translation: id } });
  await boris.does(addTranslation, { params: string(1), body: { text: 'Новый.' } });
  const page = await anna.opens(browser, editor);
  await field(page).click();
  await page.keyboard.press('Alt+2');
  await page.keyboard.press('Alt+a');
  await expect(toast(page, 'Translation approved')).toBeVisible();
  await expect(row(page)).toContainText('Новый.');
  await pressInList(page, 'Control+z');
  await expect(toast(page, 'Undone: Translation approved')).toBeVisible();
  await expect(said(page, 'Undone: Translation approved')).toBeAttached();
  await expect(row(page)).toContainText('Прежний.');
  await expect(page.getByRole('main')).toBeFocused();
  await pressInList(page, 'Control+y');
  await expect(toast(page, 'Redone: Translation approved')).toBeVisible();
  await expect(row(page)).toContainText('Новый.');
  await pressInList(page, 'Control+y');
  await expect(toast(page, 'Nothing to redo')).toBeVisible();
});

test('a vote is undone by keys, and an added translation by its toast', async ({ browser }) => {
  const { anna, boris, editor, string } = await twoPeople();
  await anna.does(addTranslation, { params: string(1), body: { text: 'Чужой.' } });
  const page = await boris.opens(browser, editor);
  await field(page).click();
  await page.keyboard.press('Alt+1');
  await page.keyboard.press('Alt+v');
  await expect(toast(page, 'Vote')).toBeVisible();
  await pressInList(page, 'Control+z');
  await expect(toast(page, 'Undone: Vote')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vote for/ }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await field(page).fill('Мой.');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByRole('complementary').getByText('Мой.')).toBeVisible();
  await toast(page, 'Translation added').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: Translation added')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Мой.')).toHaveCount(0);
});

test('in a field the keys undo what was typed', async ({ browser }) => {
  const { anna, editor, project } = await twoPeople();
  const page = await anna.opens(browser, editor);
  await field(page).pressSequentially('Раз.');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(toast(page, 'Translation added')).toBeVisible();
  await field(page).pressSequentially('Два.');
  await page.keyboard.press('Control+z');
  await expect(field(page)).not.toHaveValue('Два.');
  expect(await anna.does(listMyEvents, { params: { project: project.id } })).toMatchObject([
    { acts: { text: [null, 'Раз.'] } },
    // The strings and their section, which she has added too.
    {},
    {},
  ]);
});

test('what stands in the way is said, and nothing changes', async ({ browser }) => {
  const { anna, boris, editor, string } = await twoPeople();
  const { id } = await boris.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  await anna.does(castVote, { params: { ...string(1), translation: id } });
  const page = await boris.opens(browser, editor);
  await expect(row(page)).toContainText('Раз.');
  await field(page).click();
  await pressInList(page, 'Control+z');
  const why = 'Couldn’t undo. There have been votes since.';
  await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
  await expect(row(page)).toContainText('Раз.');
});

test('after a reload a comment is undone from the palette, and its string is linked if it isn’t shown', async ({
  browser,
}) => {
  const { anna, editor, string } = await twoPeople();
  const page = await anna.opens(browser, editor);
  await row(page).getByRole('button', { name: 'Comment' }).click();
  const comments = page.getByRole('region', { name: 'Comments' });
  await comments.getByRole('textbox', { name: 'Write a comment' }).fill('Which hole?');
  await comments.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Comment added')).toBeVisible();
  await page.goto(`${editor}?status=tr`);
  await page.getByRole('button', { name: 'Commands' }).click();
  await page.getByRole('button', { name: 'Undo your last action' }).click();
  await toast(page, 'Undone: Comment added').getByRole('button', { name: 'Show string' }).click();
  await expect(page).toHaveURL(new RegExp(`string=${string(1).string}`));
  await expect(row(page).getByRole('button', { name: 'Comment', exact: true })).toBeVisible();
});

test('on a phone the menu undoes', async ({ browser }) => {
  const { anna, editor, string } = await twoPeople();
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, editor, { viewport: { width: 390, height: 844 } });
  await expect(row(page)).toContainText('Раз.');
  await page.getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: Translation added')).toBeVisible();
  await expect(row(page)).not.toContainText('Раз.');
});

test('a deleted translation comes back from its toast', async ({ browser }) => {
  const { anna, editor, string } = await twoPeople();
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, editor);
  const panel = page.getByRole('complementary', { name: 'String 1' });
  await panel
    .getByRole('listitem')
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(row(page)).not.toContainText('Раз.');
  await toast(page, 'Translation deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: Translation deleted')).toBeVisible();
  await expect(row(page)).toContainText('Раз.');
});
