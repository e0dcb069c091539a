import { expect, type Page, type Route } from '@playwright/test';
import { listEntries } from '#contract/dictionary.ts';
import { addSection, listSections } from '#contract/sections.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const toast = (page: Page, words: string) => page.getByRole('group', { name: words, exact: true });
const undo = (page: Page, words: string) => toast(page, words).getByRole('button', { name: 'Undo' }).click();

async function projectPage() {
  const anna = await newUser('anna');
  const made = await projectWithStrings(anna, ['Down the hole.', 'Exactly so.']);
  const params = { project: made.project.id };
  const names = async () => (await anna.does(listSections, { params })).map(({ name }) => name);
  return { anna, ...made, params, names, address: `/projects/${made.project.id}` };
}

test('sections are added, renamed, rearranged and deleted, and each is undone by its toast or by keys on the project’s page (undo.15, undo.16)', async ({
  browser,
}) => {
  const { anna, address, names } = await projectPage();
  const [first = ''] = await names();
  const page = await anna.opens(browser, address);
  const table = page.getByRole('table');
  const menu = async (item: string) => {
    await page.getByRole('button', { name: `Menu of “${first}”` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByLabel('Section name').fill('Second');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Section added')).toBeVisible();
  await expect(table).toContainText('Second');
  // In its field the keys undo what was typed.
  await page.getByLabel('Section name').press('Control+z');
  await page.getByLabel('Section name').press('Escape');
  expect(await names()).toEqual([first, 'Second']);

  await menu('Rearrange');
  await page.getByRole('button', { name: `Move “${first}” down` }).click();
  // What isn't saved yet is not what the keys undo.
  await page.getByRole('heading', { name: 'Section order' }).focus();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Save order' }).click();
  await expect(toast(page, 'Order changed')).toBeVisible();
  expect(await names()).toEqual(['Second', first]);
  await undo(page, 'Order changed');
  await expect(toast(page, 'Undone: Order changed')).toBeVisible();
  expect(await names()).toEqual([first, 'Second']);

  await menu('Rename');
  await page.getByLabel('Section name').fill('Other');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Section edited')).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Undone: Section edited')).toBeVisible();
  await expect(table).toContainText(first);

  await menu('Delete section…');
  await page.getByRole('button', { name: 'Delete section', exact: true }).click();
  await undo(page, 'Section deleted');
  await expect(toast(page, 'Undone: Section deleted')).toBeVisible();
  await expect(table).toContainText(first);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+y');
  await expect(toast(page, 'Redone: Section deleted')).toBeVisible();
  await expect(table).not.toContainText(first);

  await page.getByRole('tab', { name: 'Deleted' }).click();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await undo(page, 'Section restored');
  await expect(toast(page, 'Undone: Section restored')).toBeVisible();
  expect(await names()).toEqual(['Second']);
});

test('a word of the dictionary gets its former translation back from the toast of its edit', async ({
  browser,
}) => {
  const { anna, address, params } = await projectPage();
  const page = await anna.opens(browser, `${address}#dictionary`);
  await page.getByRole('button', { name: 'Add word' }).click();
  await page.getByLabel('Word', { exact: true }).fill('hole');
  await page.getByLabel('Translation', { exact: true }).fill('нора');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Word added')).toBeVisible();
  await page.getByRole('button', { name: 'Edit “hole”' }).click();
  await page.getByLabel('Translation', { exact: true }).fill('дыра');
  await page.keyboard.press('Enter');
  await undo(page, 'Word edited');
  await expect(toast(page, 'Undone: Word edited')).toBeVisible();
  expect(await anna.does(listEntries, { params })).toMatchObject([{ word: 'hole', translate: 'нора' }]);
  await expect(page.getByRole('table')).toContainText('нора');
});

test('an import into several sections is undone by its toast: the sections it added go, and the strings of the others', async ({
  browser,
}) => {
  const { anna, address, names } = await projectPage();
  const [first = ''] = await names();
  const page = await anna.opens(browser, `${address}/load_strings`);
  const story = (name: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`The story of ${name}.\n`),
  });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([story('one.txt'), story('two.txt')]);
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(toast(page, 'Strings added')).toBeVisible();
  expect(await names()).toEqual([first, 'one', 'two']);
  await undo(page, 'Strings added');
  await expect(toast(page, 'Undone: Strings added')).toBeVisible();
  expect(await names()).toEqual([first]);
});

test('a key of undo that is pressed before its code is there has its effect then', async ({ browser }) => {
  const { anna, address, params } = await projectPage();
  await anna.does(addSection, { params, body: { name: 'Second' } });
  const page = await anna.opens(browser, 'about:blank');
  const held: Route[] = [];
  await page.route(/UndoKeys/, (route) => void held.push(route));
  await page.goto(address);
  await expect(page.getByRole('table')).toContainText('Second');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('Control+z');
  for (const route of held) await route.continue();
  await expect(toast(page, 'Undone: Section added')).toBeVisible();
});
