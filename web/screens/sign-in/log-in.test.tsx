import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { enter } from '../../../test/page/keyboard.ts';
import { openPage } from '../../../test/page/page.ts';
import { openTestApp, PASSWORD } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

test('one signs in by keyboard alone, and comes back to the page one came from', async () => {
  const page = await openPage(testApp, testApp.guest, '/projects');
  await screen.findByText('Access to this page is not possible without authorization.');
  await enter('Sign in', within(screen.getByRole('main')), 'link');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus());
  await page.user.tab();
  await page.user.keyboard(anna.username);
  await page.user.tab();
  await page.user.keyboard(`${PASSWORD}{Enter}`);
  await screen.findByRole('tab', { name: /^My projects/ });
});

test('remember forever is offered with remember me; a wrong name and a wrong password are told apart', async () => {
  const page = await openPage(testApp, testApp.guest, '/login');
  await screen.findByLabelText('Password');
  expect(screen.queryByLabelText('Remember forever')).toBeNull();
  await page.user.click(screen.getByLabelText(/^Remember me/));
  await screen.findByLabelText('Remember forever');
  const isRefused = async (name: string, password: string, label: string, said: string) => {
    await page.fill('Username or email', name);
    await page.fill('Password', password);
    await page.press('Sign in');
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(said));
  };
  await isRefused('nobody_of_that_name', PASSWORD, 'Username or email', "That user doesn't exist.");
  await isRefused('anna', 'not the password', 'Password', 'Incorrect login or password.');

  const errors = [{ key: 'general', kind: 'teapot' }];
  page.network.reply(/POST .*\/login/, Response.json({ status: 418, errors }, { status: 418 }));
  await page.press('Sign in');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Unknown error.'));
});

test.each([
  ['while it composes', { isComposing: true }],
  ['at the end of a composition in Safari', { keyCode: 229 }],
])('a key of an input method %s reaches no form, list or command (screens.26)', async (_, taken) => {
  await openPage(testApp, testApp.guest, '/login');
  const field = await screen.findByLabelText('Username or email');
  const reached = vi.fn();
  for (const target of [document, document.documentElement, field])
    for (const isCapture of [true, false]) target.addEventListener('keydown', reached, isCapture);
  // True: the browser still does its own.
  expect(fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', ctrlKey: true, ...taken })).toBe(true);
  expect(reached).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
  expect(reached).toHaveBeenCalled();
});
