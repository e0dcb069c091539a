import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { login, whoami } from '#contract/identity/users.ts';
import { openPage } from '../../../../test/page/page.ts';
import { openTestApp, PASSWORD } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('one changes address and password, and ends a session elsewhere', async () => {
  const anna = await testApp.signUp('anna');
  const signedIn = await testApp.app.inject({
    method: 'POST',
    url: login.path,
    headers: { 'user-agent': FIREFOX },
    payload: { username: 'anna', password: PASSWORD },
  });
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  const isSignedIn = async () => (await testApp.app.inject({ url: whoami.path, cookies })).statusCode === 200;
  expect(await isSignedIn()).toBe(true);

  const page = await openPage(testApp, anna, '/user');
  const tab = async (name: string) => page.user.click(await screen.findByRole('tab', { name }));
  await tab('Security');
  const first = async (list: string) => {
    const items = within(await screen.findByRole('list', { name: list })).findAllByRole('listitem');
    return (await items)[0];
  };
  expect(await first('Active sessions')).toHaveTextContent('This session');
  await page.press(/^End session Firefox on Linux/);
  await screen.findByText('Session ended');
  expect(await isSignedIn()).toBe(false);
  expect(await first('Recent security events')).toHaveTextContent('Signed in');

  await tab('Account');
  const change = async (field: string, text: string, button: string, said: string | RegExp) => {
    await page.fill(field, text);
    await page.press(button);
    await screen.findByText(said);
  };
  await page.fill('Email', 'anna@elsewhere.example');
  await change('Current password', 'not this one', 'Change email', 'That isn’t your current password.');
  await change('Current password', PASSWORD, 'Change email', 'Email changed');

  await page.load('/user#account');
  await page.user.click(await screen.findByRole('link', { name: /are in Security/ }));
  await page.press('Change password');
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  await page.fill('Current password', PASSWORD);
  await change('New password', 'football', 'Change password', /too easy to guess/);
  await change('New password', 'through the looking-glass', 'Change password', 'Password changed');
  // This browser stays signed in; another needs the new password.
  await tab('Account');
  await page.load();
  expect(await screen.findByLabelText('Email')).toHaveValue('anna@elsewhere.example');
  expect(await anna.tries(whoami, {})).toMatch('401');
});
