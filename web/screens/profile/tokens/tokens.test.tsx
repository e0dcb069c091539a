import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listApiTokens } from '#contract/identity/api-tokens.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { openTestApp, PASSWORD } from '../../../../test/test-app.ts';

const testApp = await openTestApp();

test('one creates a token by keyboard, copies it, uses it and revokes it', async () => {
  const anna = await testApp.signUp('anna');
  const page = await openPage(testApp, anna, '/user');
  await page.user.click(await screen.findByRole('tab', { name: 'API tokens' }));
  await screen.findByText('No tokens yet.');
  await enter('New token');
  const name = () => screen.getByLabelText('Name');
  const read = () => screen.getByRole('checkbox', { name: /^Read/ });
  await waitFor(() => expect(name()).toHaveFocus());

  // Errors are shown at their fields, and the first wrong field has the focus.
  await page.user.click(read());
  await page.user.selectOptions(screen.getByLabelText('Expires'), 'On a date');
  await enter('Create token');
  await waitFor(() => expect(name()).toHaveFocus());
  await page.fill(name(), 'Sync with Git');
  await enter('Create token');
  await waitFor(() => expect(read()).toHaveFocus());
  screen.getByText('Choose at least one permission.');
  await page.user.keyboard(' ');
  await page.fill('Expiry date', '2020-01-01');
  await page.fill('Current password', 'not this one');
  await enter('Create token');
  await screen.findByText('Choose a date in the future.');
  await page.fill('Expiry date', '2999-03-01');
  await enter('Create token');
  await screen.findByText('That isn’t your current password.');
  await page.fill('Current password', PASSWORD);
  await enter('Create token');

  const region = await screen.findByRole('region', { name: 'Token created' });
  const created = within(region);
  await waitFor(() => expect(created.getByRole('heading')).toHaveFocus());
  await enter('Copy token', created);
  const token = region.querySelector('code')?.textContent ?? '';
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(token));
  const used = () =>
    testApp.app.inject({ url: '/api/whoami', headers: { authorization: `Bearer ${token}` } });
  expect((await used()).json()).toMatchObject({ username: 'anna' });
  await enter('Done', created);
  const isDone = () =>
    waitFor(() => expect(screen.getByRole('heading', { name: 'API tokens' })).toHaveFocus());
  await isDone();
  expect(document.documentElement.outerHTML).not.toContain(token);

  const line = async () =>
    within(await screen.findByRole('list', { name: 'API tokens' })).getByRole('listitem');
  expect(await line()).toHaveTextContent(`Sync with Git${token.slice(0, 8)}…Read`);
  expect(await line()).toHaveTextContent('expires March 1, 2999');
  await page.load();
  expect(await line()).toHaveTextContent('last used');
  expect(document.documentElement.outerHTML).not.toContain(token);

  const question = async () => within(await screen.findByRole('dialog', { name: 'Revoke “Sync with Git”?' }));
  await enter('Revoke Sync with Git');
  await enter('Cancel', await question());
  expect((await used()).statusCode).toBe(200);
  await enter('Revoke Sync with Git');
  await enter('Revoke token', await question());
  await screen.findByText('Token revoked');
  await screen.findByText('No tokens yet.');
  await isDone();
  expect((await used()).statusCode).toBe(401);
  expect(await anna.does(listApiTokens, {})).toEqual([]);
});
