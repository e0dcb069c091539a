import { expect, type Page } from '@playwright/test';
import { listProjects } from '#contract/projects.ts';
import { restrictUser, whoami } from '#contract/users.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, newName, newUser, signIn, siteAdmin } from '../../../test/browser-user.ts';

const mine = (page: Page) => ask(page.request, listProjects, { query: { mine: 'true' } });

async function choose(page: Page, label: string, language: string) {
  await page.getByRole('combobox', { name: label }).fill(language);
  await page.getByRole('option', { name: language, exact: true }).click();
}

test('the handle follows the name until it is touched; each field says what is wrong with it, and nothing is stored', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/create');
  await page.getByRole('button', { name: 'Create project' }).click();
  const said = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await expect(said('Name')).toHaveAccessibleDescription(/This field is required\./);
  await expect(said('Name')).toBeFocused();
  await expect(said('Handle')).toHaveAccessibleDescription(/This field is required\./);

  await said('Name').fill('Алиса в Стране чудес');
  await expect(said('Handle')).toHaveValue('alisa_v_strane_chudes');
  await said('Handle').fill('alice');
  await said('Name').fill('Абв');
  await expect(said('Handle')).toHaveValue('alice');
  await said('Handle').fill('Not a handle!');
  await choose(page, 'Source language', 'Italian');
  await choose(page, 'Translation language', 'Italian');
  await said('Description').fill('x'.repeat(1001));
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(said('Name')).toHaveAccessibleDescription(/At least 4 characters\./);
  await expect(said('Handle')).toHaveAccessibleDescription(/only lowercase Latin letters/);
  await expect(page.getByText('Choose a language other than the source language.')).toBeVisible();
  await expect(said('Description')).toHaveAccessibleDescription(/At most 1,000 characters\./);
  expect(await mine(page)).toEqual([]);
});

test('what only the server can know is said at its field too, and nothing typed is lost', async ({
  page,
  context,
}) => {
  await signIn(context);
  const name = newName('Le avventure');
  for (const cover of ['', 'javascript:alert(1)']) {
    await page.goto('/create');
    await page.getByLabel('Name').fill(name);
    await page.getByRole('combobox', { name: 'Source language' }).fill('it');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Castilian');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Source language' })).toHaveValue('Italian');
    await expect(page.getByRole('combobox', { name: 'Translation language' })).toHaveValue('Spanish');
    await page.getByLabel('Cover link').fill(cover);
    await page.getByRole('button', { name: 'Create project' }).click();
    if (cover === '') await page.waitForURL('**/projects/*');
  }
  await expect(page.getByLabel('Cover link')).toHaveAccessibleDescription(/http:\/\/ or https:\/\//);
  await page.getByLabel('Cover link').fill('');
  await page.getByLabel('Handle').fill(newName('another'));
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/This name is already in use\./);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  expect(await mine(page)).toHaveLength(1);
});

test('a language is taken by Tab, by Enter or typed in full, and by nothing else; the one that is meant is said', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto('/create');
  const source = page.getByRole('combobox', { name: 'Source language' });
  const meant = () =>
    source.evaluate(
      (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  const leave = () => page.getByRole('heading', { level: 1 }).click();
  await source.fill('ital');
  await expect.poll(meant).toBe('Italian');
  await leave();
  await expect(source).toHaveValue('');
  expect(await source.getAttribute('aria-activedescendant')).toBeNull();

  await source.fill('castilian');
  await leave();
  await expect(source).toHaveValue('Spanish');

  await source.fill('ital');
  await leave();
  await expect(source).toHaveValue('Spanish');

  await source.fill('it');
  await source.press('ArrowDown');
  await source.press('ArrowDown');
  const other = (await meant()) ?? '';
  await source.press('Tab');
  await expect(source).toHaveValue(other);
  expect(['', 'Italian']).not.toContain(other);
});

test('who is limited in creating projects reads why, before a form that takes nothing', async ({
  browser,
}) => {
  const [clara, admin] = await Promise.all([newUser('clara'), siteAdmin()]);
  const { id: user } = await clara.does(whoami, {});
  await admin.does(restrictUser, { params: { user: String(user) }, body: { limitations: 2 } });
  const page = await clara.opens(browser, '/create');
  await expect(page.getByText('An administrator has restricted you from creating projects.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Source language' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Private' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Create project' })).toBeDisabled();
});
