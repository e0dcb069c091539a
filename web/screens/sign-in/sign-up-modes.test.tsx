import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { makeInviteLink } from '#contract/projects/invite-links.ts';
import { createProject, getProject } from '#contract/projects/projects.ts';
import type { SignUpMode } from '#domain/core/access/sign-up.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { siteHeader } from '../../../test/page/find.ts';
import { openPage, type Page } from '../../../test/page/page.ts';
import { CODE, openTestApp, PASSWORD } from '../../../test/test-app.ts';

const EDITOR = 3;

const service = (mode: SignUpMode) => openTestApp({ SIGN_UP: mode });
const main = () => within(screen.getByRole('main'));

/** Fills in the form of sign-up, with a code if one is given, and submits it. */
async function fillIn(page: Page, username: string, code?: string) {
  await page.fill('Email', `${username}@example.org`);
  await page.fill('Username', username);
  await page.fill('Password', PASSWORD);
  if (code) await page.fill('Secret code', code);
  await page.press('Sign up', await waitFor(main));
}

/** Signs in with the name that sign-up has filled in. */
async function signIn(page: Page, username: string) {
  await waitFor(() => expect(screen.getByLabelText('Username or email')).toHaveValue(username));
  await page.fill('Password', PASSWORD);
  await page.user.keyboard('{Enter}');
}

const isSignedIn = (username: string) =>
  waitFor(() => within(siteHeader()).getByRole('link', { name: username }));

test('an open service asks the first user for a code, and the others for none (accounts.25, accounts.26)', async () => {
  const testApp = await service('open');
  const page = await openPage(testApp, testApp.guest, '/signup');
  await fillIn(page, 'founder', CODE);
  await signIn(page, 'founder');
  await isSignedIn('founder');

  const next = await openPage(testApp, testApp.guest, '/');
  await next.user.click(within(await waitFor(siteHeader)).getByRole('link', { name: 'Sign up' }));
  await screen.findByLabelText('Email');
  expect(screen.queryByLabelText('Secret code')).toBeNull();
  await expectAccessible();
  await fillIn(next, 'second');
  await signIn(next, 'second');
  await isSignedIn('second');
});

test('where users are invited, one signs up from the link of a project without a code, and is a member', async () => {
  const testApp = await service('invitation');
  const founder = await testApp.signUp('founder');
  const names = { name: 'Alice', handle: 'alice', source_lang: 'en', target_lang: 'ru' };
  const project = await founder.does(createProject, { body: { ...names, visibility: 'closed' } });
  const params = { project: project.id };
  const link = { role_id: EDITOR, lasts: 'week', most_uses: 2 } as const;
  const { path } = await founder.does(makeInviteLink, { params, body: link });

  const page = await openPage(testApp, testApp.guest, '/signup');
  await screen.findByText(/^This site is by invitation\./);
  expect(screen.queryByLabelText('Email')).toBeNull();

  await page.load(path ?? expect.fail());
  await page.user.click(await waitFor(() => main().getByRole('link', { name: 'Sign up and join' })));
  await screen.findByLabelText('Email');
  expect(screen.queryByLabelText('Secret code')).toBeNull();
  await fillIn(page, 'newcomer');
  await signIn(page, 'newcomer');
  await waitFor(() => expect(page.address()).toBe(path));
  await screen.findByRole('heading', { name: 'Welcome to “Alice”' });
  const { members } = await founder.does(getProject, { params, query: { fetch_members: 'true' } });
  expect(members?.find(({ user }) => user.username === 'newcomer')?.role_id).toBe(EDITOR);

  // The link is open while the form is filled in, and used up before it is sent.
  const late = await openPage(testApp, testApp.guest, `/signup?from=${path}`);
  await screen.findByLabelText('Email');
  await testApp.sql`UPDATE invite_links SET most_uses = 1`;
  await fillIn(late, 'latecomer');
  await screen.findByText(/^This invitation link no longer works\. Ask for a new one\./);
  expect(screen.getByLabelText('Email')).toHaveValue('latecomer@example.org');
});
