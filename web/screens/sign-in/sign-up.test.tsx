import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { getUser } from '#contract/identity/users.ts';
import { siteHeader } from '../../../test/page/find.ts';
import { openPage } from '../../../test/page/page.ts';
import { CODE, openTestApp, PASSWORD } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { guest } = testApp;
await testApp.signUp('alice');

test('each field of sign-up says what is wrong, keeps what was typed, and leads by sign-in to where one was going', async () => {
  const isNobody = async (user: string) =>
    expect(await guest.tries(getUser, { params: { user } })).toMatch('404');
  const page = await openPage(testApp, guest, '/search?name=alice');
  await page.user.click(within(await waitFor(siteHeader)).getByRole('link', { name: 'Sign up' }));
  const submit = async () => page.press('Sign up', within(await screen.findByRole('main')));
  const saysOf = (label: string, said: RegExp) =>
    waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(said));
  await screen.findByLabelText('Secret code');
  await submit();
  await waitFor(() => expect(screen.getAllByText('This field is required.')).toHaveLength(4));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());

  await page.fill('Email', 'nobody');
  await page.fill('Username', '9lives');
  await page.fill('Password', 'short');
  await page.fill('Secret code', 'guessed');
  await submit();
  await saysOf('Email', /The value entered is not an email address/);
  await saysOf('Username', /start with a digit/);
  await saysOf('Password', /At least 8 characters/);
  // The error repeats the hint and replaces it.
  expect(screen.getAllByText(/At least 8 characters/)).toHaveLength(1);
  expect(screen.queryByText(/^Lowercase Latin letters/)).toBeNull();
  await isNobody('_9lives');

  // Below the field one reads how hard the password is to guess.
  await page.fill('Password', '9lives99');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/Too easy to guess\. ?Your name/));
  await page.fill('Password', 'nine blue whales sing');
  await screen.findByText(/^Very good\./);

  await page.fill('Email', 'guesser@example.org');
  await page.fill('Username', 'guesser');
  await page.fill('Password', PASSWORD);
  await submit();
  await saysOf('Secret code', /Wrong or expired secret code/);
  await waitFor(() => expect(screen.getByLabelText('Secret code')).toHaveFocus());
  expect(screen.getByLabelText('Username')).toHaveValue('guesser');
  await isNobody('guesser');

  await page.fill('Secret code', CODE);
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Username or email')).toHaveValue('guesser'));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await page.user.keyboard(`${PASSWORD}{Enter}`);
  await waitFor(() => within(siteHeader()).getByRole('link', { name: 'guesser' }));
  expect(page.address()).toBe('/search?name=alice');
});

test('capitals of a name are lowered as one types, a reserved name is refused, and a slip in the domain of an address is pointed out (accounts.40, accounts.41)', async () => {
  const page = await openPage(testApp, guest, '/signup');
  await screen.findByLabelText('Username');
  await page.fill('Username', 'Support');
  expect(screen.getByLabelText('Username')).toHaveValue('support');
  await page.fill('Email', 'supporter@gmial.com');
  await page.fill('Password', PASSWORD);
  await page.fill('Secret code', CODE);
  await page.press('Did you mean supporter@gmail.com?');
  expect(screen.getByLabelText('Email')).toHaveValue('supporter@gmail.com');
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
  await page.press('Sign up', within(screen.getByRole('main')));
  await waitFor(() =>
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(/This name is kept for the site/),
  );
  await page.fill('Username', 'Supporter');
  await page.press('Sign up', within(screen.getByRole('main')));
  await waitFor(() => expect(screen.getByLabelText('Username or email')).toHaveValue('supporter'));
});
