import { expect, type Page, type Route } from '@playwright/test';
import { login, logout } from '#contract/users.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, newUser, PASSWORD } from '../../../test/browser-user.ts';

const word = (page: Page) => page.getByRole('textbox', { name: 'Word', exact: true });
const translation = (page: Page) => page.getByRole('textbox', { name: 'Translation', exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function begun(page: Page) {
  await page.getByRole('button', { name: 'Add word' }).click();
  await word(page).fill('raven');
  await translation(page).fill('ворон');
}

async function dictionaryOf(name: string) {
  const owner = await newUser(name);
  const { project } = await projectWithStrings(owner, ['Why is a raven like a writing-desk?']);
  return { owner, address: `/projects/${project.id}#dictionary` };
}

test('without a connection a banner says so, what is shown and typed stays, and both go on by themselves', async ({
  browser,
}) => {
  const { owner, address } = await dictionaryOf('anna');
  const page = await owner.opens(browser, address);
  await begun(page);
  const banner = page.getByText('No connection to Dragoman.');
  await page.context().setOffline(true);
  await expect(banner).toBeVisible();
  await translation(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    'No connection. Your change may not have been saved.',
  );
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(word(page)).toHaveValue('raven');

  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
  await translation(page).press('Enter');
  await expect(row(page, 'raven')).toContainText('ворон');
});

test('whose session has ended signs in again over the page, and goes on with what was typed', async ({
  browser,
}) => {
  const { owner, address } = await dictionaryOf('boris');
  const page = await owner.opens(browser, address);
  await begun(page);
  // A preload shows nothing. The session ends only afterwards, since the event stream reports that too.
  const json = { status: 401, errors: [{ key: 'session', kind: 'signedOut' }] };
  await page.route('**/api/projects?mine=*', (route) => route.fulfill({ status: 401, json }));
  const ahead = page.waitForResponse((answer) => answer.status() === 401);
  await page.getByRole('banner').getByRole('link', { name: 'My projects' }).hover();
  const looks: string[] = [];
  page.on('request', (made) => made.url().endsWith('/api/whoami') && looks.push(made.url()));
  await ahead;
  await page.evaluate(() => fetch('/api/health'));
  expect(looks).toEqual([]);
  await owner.does(logout, {});
  await translation(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' });
  await expect(dialog.getByLabel('Username or email')).toHaveValue(owner.username);
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Incorrect login or password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(translation(page)).toHaveValue('ворон');
  await translation(page).press('Enter');
  await expect(row(page, 'raven')).toContainText('ворон');

  const other = await newUser('carl');
  await ask(page.request, login, { body: { username: other.username, password: PASSWORD } });
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: 'dragoman.session' })));
  await page.getByRole('button', { name: `Continue as ${other.username}` }).click();
  await expect(page.getByRole('banner').getByText(other.username)).toBeVisible();
  await expect(page.getByText('Allowed only for project members')).toBeVisible();
});

test('a save that breaks on the server, or comes too often, is said in its place and loses nothing', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const page = await anna.opens(browser, `/users/${anna.username}#settings`);
  const about = page.getByLabel('About you', { exact: true });
  await about.fill('I translate nonsense.');
  const refused = (status: number, kind: string) =>
    JSON.stringify({ status, errors: [{ key: 'general', kind }] });
  const answers: Parameters<Route['fulfill']>[0][] = [
    { status: 500, body: refused(500, 'broken') },
    { status: 502, body: 'Bad Gateway' },
    { status: 429, body: refused(429, 'tooOften'), headers: { 'retry-after': '2' } },
  ];
  await page.route('**/api/users', (route) => route.fulfill(answers.shift()));
  const save = page.getByRole('button', { name: 'Save' });
  for (const said of [
    'Something went wrong on the server.',
    'Dragoman is unavailable. Try again in a moment.',
  ]) {
    await save.click();
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(about).toHaveValue('I translate nonsense.');
  }
  await save.click();
  await expect(
    page.getByRole('main').getByText(/^Too many requests. Try again in \d seconds?.$/),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Too many requests/)).toBeHidden();
  await expect(about).toHaveValue('I translate nonsense.');
  await page.unroute('**/api/users');
  await save.click();
  await expect(page.getByText('Saved')).toBeVisible();
});
