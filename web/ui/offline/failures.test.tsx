import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { logout } from '#contract/identity/users.ts';
import { siteHeader } from '../../../test/page/find.ts';
import { cut } from '../../../test/page/network.ts';
import { openPage, type Page } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp, PASSWORD, type TestUser } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');

const word = () => screen.getByRole('textbox', { name: 'Word' });
const translation = () => screen.getByRole('textbox', { name: 'Translation' });
const isAdded = () =>
  waitFor(() =>
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/raven.*ворон/),
    ),
  );

/** Opens the dictionary of a project, where a word is being added. */
async function begun(owner: TestUser): Promise<Page> {
  const { project } = await projectOf(owner);
  const page = await openPage(testApp, owner, `/projects/${project.id}#dictionary`);
  await page.press('Add word');
  await page.fill(await screen.findByRole('textbox', { name: 'Word' }), 'raven');
  await page.fill(translation(), 'ворон');
  return page;
}

test('without a connection a banner says so, what is shown and typed stays, and both go on by themselves', async () => {
  const page = await begun(anna);
  const banner = 'No connection to Dragoman.';
  cut(page.network);
  await screen.findByText(banner);
  await page.user.type(translation(), '{Enter}');
  await screen.findByText(/^No connection\. Your change may not have been saved\./);
  await page.user.click(screen.getByRole('tab', { name: 'Log' }));
  await page.press('Stay', within(await screen.findByRole('dialog', { name: 'Leave without saving?' })));
  expect(word()).toHaveValue('raven');

  cut(page.network, false);
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  await page.user.type(translation(), '{Enter}');
  await isAdded();
});

test('whose session has ended signs in again over the page, and goes on with what was typed', async () => {
  const page = await begun(boris);
  const { network } = page;
  // A preload shows nothing. The session ends only afterwards, since the event stream reports that too.
  const errors = [{ key: 'session', kind: 'signedOut' }];
  network.reply(/\/projects\?mine=/, Response.json({ status: 401, errors }, { status: 401 }));
  const before = network.sent.length;
  await page.user.hover(within(siteHeader()).getByRole('link', { name: /^My projects/ }));
  await waitFor(() => expect(network.answered.slice(before).join()).toContain('/projects?mine='));
  await fetch('/api/health');
  expect(network.sent.slice(before).join()).not.toContain('/api/whoami');
  await boris.does(logout, {});
  await page.user.type(translation(), '{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'You’ve been signed out' }));
  const password = () => dialog.getByLabelText('Password');
  expect(dialog.getByLabelText('Username or email')).toHaveValue('boris');
  await waitFor(() => expect(password()).toHaveFocus());
  await page.user.keyboard('not the password{Enter}');
  await dialog.findByText('Incorrect login or password.');
  await page.fill(password(), PASSWORD);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(translation()).toHaveValue('ворон');
  await page.user.type(translation(), '{Enter}');
  await isAdded();

  // Somebody else signs in in another tab.
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: carl.username, password: PASSWORD });
  await fetch('/api/login', { method: 'POST', headers, body });
  window.dispatchEvent(new StorageEvent('storage', { key: 'dragoman.session' }));
  await page.press('Continue as carl');
  await waitFor(() => within(siteHeader()).getByText('carl'));
  await screen.findByText(/Allowed only for project members/);
});

test('a save that breaks on the server, or comes too often, is said in its place and loses nothing', async () => {
  const page = await openPage(testApp, carl, '/users/carl#settings');
  const about = await screen.findByRole('textbox', { name: 'About you' });
  await page.fill(about, 'I translate nonsense.');
  const refused = (status: number, kind: string, headers = {}) =>
    Response.json({ status, errors: [{ key: 'general', kind }] }, { status, headers });
  page.network.reply(
    /^(?!GET).* \/api\/users$/,
    refused(500, 'broken'),
    new Response('Bad Gateway', { status: 502 }),
    refused(429, 'tooOften', { 'retry-after': '2' }),
  );
  for (const said of [
    'Something went wrong on the server.',
    'Dragoman is unavailable. Try again in a moment.',
  ]) {
    await page.press('Save');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
    expect(about).toHaveValue('I translate nonsense.');
  }
  await page.press('Save');
  const inMain = () => within(screen.getByRole('main'));
  await waitFor(() => inMain().getByText(/^Too many requests. Try again in \d seconds?.$/));
  await waitFor(() => expect(inMain().queryByText(/^Too many requests/)).toBeNull());
  expect(about).toHaveValue('I translate nonsense.');
  await page.press('Save');
  await screen.findByText('Saved');
});
