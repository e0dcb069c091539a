import { expect, type Page } from '@playwright/test';
import { addEntry, editEntry } from '#contract/dictionary.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const word = (page: Page) => page.getByRole('textbox', { name: 'Word', exact: true });
const translation = (page: Page) => page.getByRole('textbox', { name: 'Translation', exact: true });

async function dictionary() {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['Why is a raven like a writing-desk?']);
  return { anna, params: { project: project.id }, address: `/projects/${project.id}#dictionary` };
}

test('an editor adds, changes and deletes words by keyboard; what is wrong is said and shown serialized', async ({
  browser,
}) => {
  const { anna, address } = await dictionary();
  const page = await anna.opens(browser, address);
  await page.getByRole('button', { name: 'Add word' }).press('Enter');
  await expect(word(page)).toBeFocused();
  await word(page).press('Enter');
  await expect(page.getByText('{"status":400,"errors":[{"key":"word","kind":"required"}')).toBeVisible();
  await expect(word(page)).toHaveAccessibleDescription(/This field is required\./);
  await word(page).fill('raven');
  await translation(page).fill('ворон');
  await translation(page).press('Enter');
  await expect(row(page, 'raven')).toContainText('ворон');
  await expect(word(page)).toBeFocused();
  await expect(word(page)).toHaveValue('');
  await word(page).fill(' Raven');
  await translation(page).fill('ворона');
  await translation(page).press('Enter');
  await expect(page.getByRole('alert').getByText('Already in the dictionary:')).toBeVisible();
  await page.getByRole('button', { name: 'Edit the existing one' }).press('Enter');
  await expect(word(page)).toHaveValue('raven');
  await word(page).press('Escape');
  await page.getByRole('button', { name: 'Add word' }).press('Enter');
  await word(page).press('Escape');
  await expect(page.getByRole('button', { name: 'Add word' })).toBeFocused();

  const edit = page.getByRole('button', { name: 'Edit “raven”' });
  await edit.press('Enter');
  await translation(page).fill('кукушка');
  await translation(page).press('Escape');
  await expect(row(page, 'raven')).toContainText('ворон');
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await page.getByRole('button', { name: 'Patterns' }).click();
  const pattern = page.getByLabel('Word pattern');
  await expect(pattern).not.toHaveValue('');
  await pattern.fill('(raven');
  await pattern.press('Enter');
  await expect(page.getByText('"kind":"pattern"')).toBeVisible();
  await expect(pattern).toHaveAccessibleDescription(/pattern isn’t valid/);
  const colourOf = (text: RegExp) =>
    page
      .getByText(text)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(/pattern isn’t valid/)).not.toBe(await colourOf(/matches every form/));
  await pattern.fill('');
  await page.getByRole('textbox', { name: 'Description' }).fill('The bird.');
  await page.getByRole('textbox', { name: 'Description' }).press('Enter');
  await expect(row(page, 'raven')).toContainText('The bird.');

  await page.getByRole('button', { name: 'Delete “raven”' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete word' }).click();
  await expect(page.getByText('No words yet')).toBeVisible();
});

test('a row that is not saved is not lost without a question; of two who change one the later sees both', async ({
  browser,
}) => {
  const { anna, params, address } = await dictionary();
  const entry = await anna.does(addEntry, { params, body: { word: 'Hatter', translate: 'Шляпник' } });
  await anna.does(addEntry, { params, body: { word: 'Dormouse', translate: 'Соня' } });
  const page = await anna.opens(browser, address);
  await page.getByRole('button', { name: 'Edit “Hatter”' }).click();
  await translation(page).fill('Болванщик');
  await page.getByRole('button', { name: 'Edit “Dormouse”' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(translation(page)).toHaveValue('Болванщик');
  await page.getByRole('button', { name: 'Add word' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(word(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Edit “Dormouse”' }).click();
  await expect(word(page)).toHaveValue('Dormouse');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit “Hatter”' }).click();
  await anna.does(editEntry, { params: { ...params, entry: entry.id }, body: { translate: 'Болванщик' } });
  await translation(page).fill('Шапочник');
  await translation(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Болванщик');
  await expect(page.getByText('"kind":"changed"')).toBeVisible();
  await expect(translation(page)).toHaveValue('Шапочник');
  await translation(page).press('Enter');
  await expect(row(page, 'Hatter')).toContainText('Шапочник');
});

test('a guest reads and searches; who may change it is said', async ({ page }) => {
  const { anna, params, address } = await dictionary();
  await anna.does(addEntry, { params, body: { word: 'Hatter', translate: 'Шляпник' } });
  await anna.does(addEntry, { params, body: { word: 'treacle', translate: 'патока', desc: 'Black.' } });
  await page.goto(address);
  await expect(page.getByText('Allowed only for project members')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
  await page.getByLabel('Search dictionary').fill('ШЛЯП');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect(row(page, 'treacle')).toHaveCount(0);
  await page.getByLabel('Search dictionary').fill('raven');
  await expect(page.getByText('No words match “raven”.')).toBeVisible();
});
