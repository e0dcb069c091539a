import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { inviteUser } from '#contract/invites.ts';
import { createProject } from '#contract/projects.ts';
import { whoami } from '#contract/users.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newName, newUser, PASSWORD } from '../../../test/browser-user.ts';
import { SIGNUP_CODE } from '../../../test/start-service.ts';

const mark = (page: Page) => page.getByRole('button', { name: 'Dragoman menu' });
const items = (page: Page) => page.getByRole('menu').locator('[role^=menuitem]');
const LANGUAGES = ['English', 'Русский', 'Italiano'];

test('behind the mark of editor and reading page a guest has all of header and footer, by keyboard, and signs up from there', async ({
  page,
}) => {
  const { project, editor } = await projectWithStrings(await newUser('anna'), ['One.']);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`/projects/${project.id}/read/all`);
  await mark(page).click();
  await expect(items(page)).toHaveText([
    'Home',
    'My projects',
    'Search',
    'Sign in',
    'Sign up',
    ...LANGUAGES,
    'Help',
    'Credits',
  ]);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(editor);
  await mark(page).focus();
  await page.keyboard.press('Enter');
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items(page).nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items(page)).toHaveCount(0);
  await expect(mark(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Credits' }).press('Escape');
  await expect(mark(page)).toBeFocused();

  await mark(page).click();
  await page.getByRole('menuitem', { name: 'Sign up' }).click();
  const username = newName('reader');
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Secret code').fill(SIGNUP_CODE);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`**${editor}`);
  await mark(page).click();
  await page.getByRole('menuitem', { name: username }).click();
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
});

test('behind the mark a user has their invitations counted, their language and the way out', async ({
  browser,
}) => {
  const [anna, boris] = await Promise.all([newUser('anna'), newUser('boris')]);
  const { editor } = await projectWithStrings(anna, ['One.']);
  const handle = newName('other');
  const project = await anna.does(createProject, {
    body: { name: handle, handle, visibility: 'private', source_lang: 'en', target_lang: 'ru' },
  });
  const { id: user_id } = await boris.does(whoami, {});
  await anna.does(inviteUser, { params: { project: project.id }, body: { user_id } });
  const page = await boris.opens(browser, editor);
  await mark(page).click();
  await expect(page.getByRole('menuitem', { name: 'My projects 1 invitation' })).toBeVisible();
  await expect(items(page)).toHaveText([
    'Home',
    'My projects1',
    'Search',
    new RegExp(boris.username),
    // The invitation is a notification too, whose number may have come.
    /^Notifications/,
    'Sign out',
    ...LANGUAGES,
    'Help',
    'Credits',
  ]);
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: 'Меню Драгомана' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.waitForURL(/\/$/);
});
