import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { joinByLink, listInviteLinks, makeInviteLink } from '#contract/invite-links.ts';
import { createProject, getProject } from '#contract/projects.ts';
import { addTranslation } from '#contract/translations.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { findItem } from '../../../test/page/find.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { CODE, openTestApp, PASSWORD } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, clara, dora } = await testApp.signUps('anna', 'boris', 'clara', 'dora');

const EDITOR = 3;
const main = async () => within(await screen.findByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { name });

test('a manager makes a link to a closed project, by which a guest signs in and joins with its role, until it is used up', async () => {
  const body = { name: 'Closed', handle: 'closed', source_lang: 'en', target_lang: 'ru' } as const;
  const project = await anna.does(createProject, { body: { ...body, visibility: 'closed' } });
  const params = { project: project.id };
  const address = `/projects/${project.id}`;
  const hers = await openPage(testApp, anna, `${address}#members`);
  await hers.press('New link');
  const role = await screen.findByLabelText('Role');
  await waitFor(() => expect(role).toHaveFocus());
  await hers.user.selectOptions(role, 'Proficient translator');
  await hers.fill('Use limit', '2');
  screen.getByText('Newcomers can sign up by this link, without a secret code.');
  await hers.press('Create link');
  const line = await findItem('/join/');
  expect(line).toHaveTextContent('0 of 2 uses');
  expect(line).toHaveTextContent('newcomers can sign up by it');
  within(line).getByRole('button', { name: 'Copy link' });
  const [link = expect.fail()] = await anna.does(listInviteLinks, { params });
  const path = link.path ?? expect.fail();

  const his = await openPage(testApp, testApp.guest, path);
  await heading('Closed');
  const invitation = await screen.findByText(/invites you to translate this project\./);
  expect(invitation).toHaveTextContent('anna');
  expect(invitation).toHaveTextContent('Proficient translator');
  await expectAccessible();
  await his.user.click((await main()).getByRole('link', { name: 'Sign in to join' }));
  await his.fill('Username or email', 'boris');
  await his.fill('Password', PASSWORD);
  await his.user.keyboard('{Enter}');
  await screen.findByText(/anna invites you, boris, to translate this project\./);
  await his.press('Join');
  await heading('Welcome to “Closed”');
  screen.getByText(/^There’s nothing untranslated right now/);
  await expectAccessible();
  await his.user.click((await main()).getByRole('link', { name: 'Open project' }));
  await waitFor(() => expect(his.address()).toBe(address));
  await screen.findByRole('tab', { name: /^Members/ });

  const again = await openPage(testApp, anna, `${address}#members`);
  await screen.findByText(/1 of 2 uses/);
  await waitFor(() => expect(again.network.answered.join()).toContain('/events?'));
  await clara.does(joinByLink, { params: { token: path.split('/').at(-1) ?? '' } });
  await screen.findByText(/2 of 2 uses · used up/);
  const third = await openPage(testApp, dora, path);
  await heading('This link has been used up');
  const last = await openPage(testApp, anna, `${address}#members`);
  await last.press('Revoke link');
  await waitFor(() => expect(screen.queryByText(/2 of 2 uses/)).toBeNull());
  await third.load(path);
  await heading('This link doesn’t work');
});

test('who is new here signs up by a link that admits, is a member at once, and is welcomed with the first untranslated string (accounts.39, invites.27)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['Once.', 'Twice.'] });
  const [first = expect.fail(), second = expect.fail()] = strings;
  await anna.does(addTranslation, { params: first, body: { text: 'Раз.' } });
  const params = { project: project.id };
  const body = { role_id: EDITOR, lasts: 'week', most_uses: null } as const;
  const { path } = await anna.does(makeInviteLink, { params, body });
  const page = await openPage(testApp, testApp.guest, path ?? expect.fail());
  const username = 'newcomer';
  await screen.findByText('This link lets you in: you need no secret code.');
  await page.user.click(await (await main()).findByRole('link', { name: 'Sign up and join' }));
  await screen.findByText(/^anna invites you to translate/);
  expect(screen.queryByLabelText('Secret code')).toBeNull();
  await page.fill('Email', `${username}@example.org`);
  await page.fill('Username', username);
  await page.fill('Password', PASSWORD);
  await page.user.keyboard('{Enter}');

  await waitFor(() => expect(page.address()).toMatch(/\/login\?/));
  await waitFor(() => expect(screen.getByLabelText('Username or email')).toHaveValue(username));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await page.user.keyboard(`${PASSWORD}{Enter}`);
  await waitFor(() => expect(page.address()).toBe(path));
  await heading(`Welcome to “${project.name}”`);
  await screen.findByText('Twice.');
  const { members } = await anna.does(getProject, { params, query: { fetch_members: 'true' } });
  expect(members?.find(({ user }) => user.username === username)?.role_id).toBe(EDITOR);
  await page.user.click((await main()).getByRole('link', { name: 'Translate this string' }));
  await waitFor(() => expect(page.address()).toContain(`string=${second.string}`));
});

test('a link of who is no site administrator says that newcomers need a code too, which sign-up asks for (accounts.39)', async () => {
  const { project } = await projectOf(clara, { visibility: 'closed' });
  const params = { project: project.id };
  const body = { role_id: EDITOR, lasts: 'week', most_uses: null } as const;
  const { path } = await clara.does(makeInviteLink, { params, body });
  const hers = await openPage(testApp, clara, `/projects/${project.id}#members`);
  expect(await findItem('/join/')).toHaveTextContent('newcomers also need a secret code');
  await hers.press('New link');
  await screen.findByLabelText('Use limit');
  screen.getByText('Newcomers need a secret code of a site administrator too.');
  const page = await openPage(testApp, testApp.guest, path ?? expect.fail());
  await page.user.click(await (await main()).findByRole('link', { name: 'Sign up' }));
  await page.fill('Email', 'coded@example.org');
  await page.fill('Username', 'coded');
  await page.fill('Password', PASSWORD);
  await page.fill('Secret code', CODE);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Username or email')).toHaveValue('coded'));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await page.user.keyboard(`${PASSWORD}{Enter}`);
  await waitFor(() => expect(page.address()).toBe(path));
  await page.press('Join', await main());
  await heading(`Welcome to “${project.name}”`);
  // Back skips the submitted sign-up form.
  history.back();
  await waitFor(() => expect(page.address()).not.toMatch(/signup/));
});
