import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { listInviteLinks, makeInviteLink } from '#contract/invite-links.ts';
import { createProject, getProject } from '#contract/projects.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newName, newUser, PASSWORD } from '../../../test/browser-user.ts';
import { SIGNUP_CODE } from '../../../test/start-service.ts';

const EDITOR = 3;

test('a manager makes a link to a closed project, by which a guest signs in and joins with its role, until it is used up', async ({
  browser,
}) => {
  const [anna, boris, clara] = await Promise.all(['anna', 'boris', 'clara'].map(newUser));
  if (!anna || !boris || !clara) return;
  const name = newName('closed');
  const project = await anna.does(createProject, {
    body: { name, handle: name, visibility: 'closed', source_lang: 'en', target_lang: 'ru' },
  });
  const hers = await anna.opens(browser, `/projects/${project.id}#members`);
  await hers.getByRole('button', { name: 'New link' }).click();
  await expect(hers.getByLabel('Role', { exact: true })).toBeFocused();
  await hers.getByLabel('Role', { exact: true }).selectOption('Proficient translator');
  await hers.getByLabel('Use limit').fill('1');
  await hers.getByRole('button', { name: 'Create link' }).click();
  const line = hers.getByRole('listitem').filter({ hasText: '/join/' });
  await expect(line).toContainText('0 of 1 use');
  await expect(line.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const [link] = await anna.does(listInviteLinks, { params: { project: project.id } });
  const path = link?.path ?? '';

  const his = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await his.goto(path);
  await expect(his.getByRole('heading', { name })).toBeVisible();
  await expect(his.getByText(`${anna.username} invites you to join this project.`)).toContainText(
    'Proficient translator',
  );
  expect((await new AxeBuilder({ page: his }).analyze()).violations).toEqual([]);
  await his.getByRole('main').getByRole('link', { name: 'Sign in to join' }).click();
  await his.getByLabel('Username or email').fill(boris.username);
  await his.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await his.keyboard.press('Enter');
  await his.getByRole('button', { name: 'Join' }).click();
  await his.waitForURL(`**/projects/${project.id}`);
  await expect(his.getByRole('tab', { name: 'Members' })).toBeVisible();
  await his.goto(path);
  await expect(his.getByText('You’re already a member of this project.')).toBeVisible();

  await expect(hers.getByText('1 of 1 use · used up')).toBeVisible();
  const third = await clara.opens(browser, path);
  await expect(third.getByRole('heading', { name: 'This link has been used up' })).toBeVisible();
  await hers.getByRole('button', { name: 'Revoke link' }).click();
  await expect(hers.getByText('1 of 1 use')).toHaveCount(0);
  await third.reload();
  await expect(third.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

test('who is new here signs up from an invitation link, signs in with the name filled in, and joins with its role', async ({
  page,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const params = { project: project.id };
  const { path } = await anna.does(makeInviteLink, {
    params,
    body: { role_id: EDITOR, lasts: 'week', most_uses: null },
  });
  const username = newName('newcomer');
  await page.goto(path ?? '');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Secret code').fill(SIGNUP_CODE);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/login?*');
  await expect(page.getByLabel('Username or email')).toHaveValue(username);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  await page.getByRole('main').getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(`**/projects/${project.id}`);
  const { members } = await anna.does(getProject, { params, query: { fetch_members: 'true' } });
  expect(members?.find(({ user }) => user.username === username)?.role_id).toBe(EDITOR);
  // Back skips the submitted sign-up form.
  await page.goBack();
  await expect(page.getByText('You’re already a member of this project.')).toBeVisible();
});
