import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { restrictUser } from '#contract/identity/users.ts';
import { listProjects } from '#contract/projects/projects.ts';
import { openPage, type Page } from '../../../test/page/page.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { admin, anna, boris, clara } = await testApp.signUps('admin', 'anna', 'boris', 'clara');

const mine = (user: TestUser) => user.does(listProjects, { query: { mine: 'true' } });
const field = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });
const saysOf = (name: string, said: RegExp) =>
  waitFor(() => expect(field(name)).toHaveAccessibleDescription(said));

async function choose(page: Page, name: string, language: string) {
  await page.fill(list(name), language);
  await page.user.click(await screen.findByRole('option', { name: language }));
}

async function open(user: TestUser): Promise<Page> {
  const page = await openPage(testApp, user, '/create');
  await screen.findByRole('button', { name: 'Create project' });
  return page;
}

test('the handle follows the name until it is touched; each field says what is wrong with it, and nothing is stored', async () => {
  const page = await open(anna);
  await page.press('Create project');
  await saysOf('Name', /This field is required\./);
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await saysOf('Handle', /This field is required\./);

  await page.fill(field('Name'), 'Алиса в Стране чудес');
  await waitFor(() => expect(field('Handle')).toHaveValue('alisa_v_strane_chudes'));
  await page.fill(field('Handle'), 'alice');
  await page.fill(field('Name'), 'Абв');
  expect(field('Handle')).toHaveValue('alice');
  await page.fill(field('Handle'), 'Not a handle!');
  await choose(page, 'Source language', 'Italian');
  await choose(page, 'Translation language', 'Italian');
  await page.fill(field('Description'), 'x'.repeat(1001));
  await page.press('Create project');
  await saysOf('Name', /At least 4 characters\./);
  await saysOf('Handle', /only lowercase Latin letters/);
  screen.getByText('Choose a language other than the source language.');
  await saysOf('Description', /At most 1,000 characters\./);
  expect(await mine(anna)).toEqual([]);
});

test('what only the server can know is said at its field too, and nothing typed is lost', async () => {
  const page = await open(boris);
  for (const cover of ['', 'javascript:alert(1)']) {
    await page.load('/create');
    await page.fill(await screen.findByRole('textbox', { name: 'Name' }), 'Le avventure');
    await page.fill(list('Source language'), 'it');
    await page.user.tab();
    await page.user.keyboard('Castilian{Enter}');
    await waitFor(() => expect(list('Translation language')).toHaveValue('Spanish'));
    expect(list('Source language')).toHaveValue('Italian');
    await page.fill(field('Cover link'), cover);
    await page.press('Create project');
    if (cover === '') await waitFor(() => expect(page.address()).toMatch(/^\/projects\/./));
  }
  await saysOf('Cover link', /http:\/\/ or https:\/\//);
  await page.fill(field('Cover link'), '');
  await page.fill(field('Handle'), 'another');
  await page.press('Create project');
  await saysOf('Name', /This name is already in use\./);
  expect(field('Name')).toHaveValue('Le avventure');
  expect(await mine(boris)).toHaveLength(1);
});

test('who is limited in creating projects reads why, before a form that takes nothing, and is not sent there', async () => {
  await admin.does(restrictUser, { params: { user: 'clara' }, body: { limitations: 2 } });
  const page = await open(clara);
  await screen.findByText('An administrator has restricted you from creating projects.');
  expect(field('Name')).toBeDisabled();
  expect(list('Source language')).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^Private/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Create project' })).toBeDisabled();
  await page.load('/projects');
  await screen.findByText('Find a project to join.');
  expect(document.body).not.toHaveTextContent(/create a project/i);
});

test('a guest who wants to create a project is offered to sign up or in, and comes back to the form (screens.24)', async () => {
  const page = await openPage(testApp, testApp.guest, '/create');
  await screen.findByRole('heading', { name: 'Sign up to create a project' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?from=%2Fcreate');
  await page.user.click(main.getByRole('link', { name: 'Sign up' }));
  await waitFor(() => expect(page.address()).toBe('/signup?from=%2Fcreate'));
});
