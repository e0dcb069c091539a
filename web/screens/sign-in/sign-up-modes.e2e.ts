import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { makeInviteLink } from '#contract/invite-links.ts';
import { createProject, getProject } from '#contract/projects.ts';
import { login, register } from '#contract/users.ts';
import type { SignUpMode } from '#domain/access/sign-up.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, PASSWORD } from '../../../test/browser-user.ts';
import { type Service, startService } from '../../../test/service.ts';

const CODE = 'a code for the first';
const EDITOR = 3;

/** Fills in the form of sign-up, with a code if one is given, and submits it. */
async function fillIn(page: Page, username: string, code?: string) {
  await page.getByLabel('Email').fill(`${username}@example.org`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  if (code) await page.getByLabel('Secret code').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
}

/** Signs in with the name that sign-up has filled in. */
async function signIn(page: Page, username: string) {
  await expect(page.getByLabel('Username or email')).toHaveValue(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** Makes the first account, and calls as its user. */
async function founderOf({ address }: Service): Promise<APIRequestContext> {
  const calls = await request.newContext({ baseURL: address });
  const account = { username: 'founder', password: PASSWORD };
  await ask(calls, register, { body: { ...account, email: 'founder@example.org', secret_code: CODE } });
  await ask(calls, login, { body: account });
  return calls;
}

/** Runs a test with a service of this mode. */
async function withService(mode: SignUpMode, run: (service: Service) => Promise<void>) {
  const service = await startService({ SIGN_UP: mode, SIGNUP_CODE: CODE });
  try {
    await run(service);
  } finally {
    await service.stop();
  }
}

test('an open service asks the first user for a code, and the others for none (accounts.25, accounts.26)', async ({
  page,
}) => {
  await withService('open', async ({ address }) => {
    await page.goto(`${address}/signup`);
    await fillIn(page, 'founder', CODE);
    await signIn(page, 'founder');
    await expect(page.getByRole('banner').getByRole('link', { name: 'founder' })).toBeVisible();

    await page.context().clearCookies();
    await page.goto(`${address}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByLabel('Secret code')).toHaveCount(0);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await fillIn(page, 'second');
    await signIn(page, 'second');
    await expect(page.getByRole('banner').getByRole('link', { name: 'second' })).toBeVisible();
  });
});

test('a closed service says that nobody can sign up, and nothing leads to sign-up', async ({ page }) => {
  await withService('closed', async (service) => {
    await founderOf(service);
    await page.goto(`${service.address}/signup`);
    await expect(page.getByText('Nobody can sign up here at present.')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('New here?')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
    await page.goto(`${service.address}/`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveCount(0);
  });
});

test('where users are invited, one signs up from the link of a project without a code, and joins', async ({
  page,
}) => {
  await withService('invitation', async (service) => {
    const founder = await founderOf(service);
    const body = { name: 'Alice', handle: 'alice', source_lang: 'en', target_lang: 'ru' };
    const project = await ask(founder, createProject, { body: { ...body, visibility: 'closed' } });
    const params = { project: project.id };
    const link = { role_id: EDITOR, lasts: 'week', most_uses: 1 } as const;
    const { path } = await ask(founder, makeInviteLink, { params, body: link });

    await page.goto(`${service.address}/signup`);
    await expect(page.getByText('This site is by invitation.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);

    await page.goto(`${service.address}${path}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.getByLabel('Secret code')).toHaveCount(0);
    await fillIn(page, 'newcomer');
    await signIn(page, 'newcomer');
    await page.waitForURL(`**${path}`);

    // The newcomer has not joined yet, so the link for one use is still open; the next one comes too late.
    const late = await page.context().browser()?.newPage();
    await late?.goto(`${service.address}/signup?from=${path}`);
    await page.getByRole('main').getByRole('button', { name: 'Join' }).click();
    await page.waitForURL(`**/projects/${project.id}`);
    const { members } = await ask(founder, getProject, { params, query: { fetch_members: 'true' } });
    expect(members?.find(({ user }) => user.username === 'newcomer')?.role_id).toBe(EDITOR);
    if (!late) throw new Error('no browser');
    await fillIn(late, 'latecomer');
    await expect(late.getByText('This invitation link no longer works. Ask for a new one.')).toBeVisible();
    await expect(late.getByLabel('Email')).toHaveValue('latecomer@example.org');
  });
});
