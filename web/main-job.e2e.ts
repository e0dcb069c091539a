import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../test/browser-test.ts';
import { PASSWORD } from '../test/browser-user.ts';
import { SIGNUP_CODE } from '../test/start-service.ts';

const BOOK = join(import.meta.dirname, '../demo/alice-in-wonderland.en.txt');

/** Signs a new user up and in through the screens, in a browser of their own. */
async function newcomer(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage();
  await page.goto('/signup');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Secret code').fill(SIGNUP_CODE);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.waitForURL('**/login**');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: username })).toBeVisible();
  return page;
}

/** Writes a translation of the string at this place on the page, in the editor. */
async function propose(page: Page, source: string, text: string) {
  await page.getByRole('list', { name: 'Strings' }).getByText(source).click();
  await page.getByLabel('Your translation').fill(text);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Translations' }).getByText(text)).toBeVisible();
}

test('from a fresh account to a translated chapter in a file', async ({ browser }) => {
  const run = Date.now().toString(36);
  const anna = await newcomer(browser, `anna_${run}`);

  await anna.goto('/create');
  await anna.getByLabel('Name').fill(`Алиса ${run}`);
  await expect(anna.getByLabel('Handle')).toHaveValue(`alisa_${run}`);
  await anna.getByRole('combobox', { name: 'Source language' }).fill('English');
  await anna.getByRole('option', { name: 'English', exact: true }).click();
  await anna.getByRole('combobox', { name: 'Translation language' }).fill('Russian');
  await anna.getByRole('option', { name: 'Russian', exact: true }).click();
  await anna.getByRole('button', { name: 'Create project' }).click();
  await anna.waitForURL('**/projects/*');
  const project = anna.url();

  await anna.getByRole('button', { name: 'Add section' }).click();
  await anna.getByLabel('Section name').fill('The whole book');
  await anna.getByRole('button', { name: 'Add', exact: true }).click();
  await anna.getByRole('link', { name: /^Import strings into/ }).click();

  await anna.getByLabel('Choose files').and(anna.locator('input')).setInputFiles(BOOK);
  await expect(anna.getByRole('radio', { name: 'Paragraphs' })).toBeChecked();
  await anna.getByRole('switch', { name: /^Split into \d+ sections/ }).click();
  await expect(anna.getByText('Alice was beginning to get very tired').first()).toBeVisible();
  await anna.getByRole('button', { name: 'Import 818 strings' }).click();
  await anna.waitForURL('**/editor/*');
  const editor = anna.url();

  await propose(anna, 'CHAPTER I. Down the Rabbit-Hole', 'Глава первая. Вниз по норе');
  await propose(anna, 'Alice was beginning to get very tired', 'Алисе начинало надоедать.');

  const boris = await newcomer(browser, `boris_${run}`);
  await boris.goto(project);
  await boris.getByRole('button', { name: 'Join' }).click();
  await expect(boris.getByText('Translator', { exact: true })).toBeVisible();
  await boris.goto(editor);
  await propose(boris, 'CHAPTER I. Down the Rabbit-Hole', 'ГЛАВА I. В кроличью нору');
  await propose(boris, 'Alice was beginning to get very tired', 'Алиса устала сидеть без дела.');
  const annas = boris.getByRole('listitem').filter({ hasText: 'Алисе начинало надоедать.' });
  await annas.getByRole('button', { name: 'Vote for' }).click();
  await expect(annas.getByRole('button', { name: /Vote for/ })).toHaveText('1');

  await anna.reload();
  await anna.getByRole('list', { name: 'Strings' }).getByText('CHAPTER I. Down the Rabbit-Hole').click();
  const boriss = anna.getByRole('listitem').filter({ hasText: 'ГЛАВА I. В кроличью нору' });
  await boriss.getByRole('button', { name: 'Approve' }).click();
  await expect(boriss.getByText('Approved')).toBeVisible();

  await anna.goto(project);
  await anna.getByRole('button', { name: 'Download' }).click();
  const dialog = anna.getByRole('dialog');
  const [file] = await Promise.all([
    anna.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('The_whole_book.ru.txt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('ГЛАВА I. В кроличью нору\n\nАлисе начинало надоедать.\n\nSo she was considering');
  expect(text).not.toContain('Глава первая. Вниз по норе');
});
