import { screen, waitFor, within } from '@testing-library/dom';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { siteHeader } from '../../../../test/page/find.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import type { Network } from '../../../../test/page/network.ts';
import { openPage } from '../../../../test/page/page.ts';
import { openTestApp, PASSWORD } from '../../../../test/test-app.ts';

const STEP = 30_000;
const testApp = await openTestApp();

const code = () => screen.getByLabelText('Code');
const isAsked = () => waitFor(() => expect(code()).toHaveFocus());
const password = () => screen.getAllByLabelText('Current password').at(-1) as HTMLElement;

test('one sets a second factor up by keyboard, signs in with it, and switches it off', async () => {
  const anna = await testApp.signUp('anna');
  const page = await openPage(testApp, anna, '/user#security');
  await enter('Set up');
  await waitFor(() => expect(password()).toHaveFocus());
  await page.user.keyboard(`${PASSWORD}{Enter}`);
  await screen.findByRole('img', { name: 'QR code for the app' });
  const secret = Secret.fromBase32(screen.getByText(/^[A-Z2-7]{32}$/).textContent ?? '');
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
  await isAsked();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible();
  await page.user.keyboard('000000{Enter}');
  await screen.findByText(/^This code is wrong or was used already\./);
  await page.fill(code(), codeAt(Date.now()));
  await page.user.keyboard('{Enter}');
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem');
  expect(codes).toHaveLength(10);
  const recovery = codes[0]?.textContent ?? '';
  await page.press('Download');
  expect(page.saved.map(({ name }) => name)).toEqual(['dragoman-recovery-codes.txt']);
  await expectAccessible();
  await page.press('I’ve saved them');
  await screen.findByText(/10 recovery codes left\./);

  const other = await openPage(testApp, testApp.guest, '/login?from=%2Fsearch');
  await other.fill('Username or email', 'anna');
  await other.fill('Password', PASSWORD);
  await other.user.keyboard('{Enter}');
  await waitFor(() => screen.getByLabelText('Code'));
  await isAsked();
  await expectAccessible();
  await other.user.keyboard('123{Enter}');
  await screen.findByText(/^This code is wrong or was used already\./);
  await other.fill(code(), codeAt(Date.now() + STEP));
  await other.user.keyboard('{Enter}');
  await waitFor(() => within(siteHeader()).getByRole('link', { name: 'anna' }));
  expect(other.address()).toBe('/search');

  const again = await openPage(testApp, anna, '/user#security');
  await again.press('Switch off');
  await waitFor(() => screen.getByLabelText('Code'));
  await again.fill(password(), PASSWORD);
  await again.fill(code(), recovery);
  await again.press('Switch off');
  await screen.findAllByText('Second factor switched off');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Recent security events' })).toHaveTextContent(
      'Recovery code used',
    ),
  );
});

test('the form that changes a password is not shown before it is known whether there is one', async () => {
  const anna = await testApp.signUp('late');
  let release = () => {};
  const prepare = (network: Network) => {
    release = network.hold(/^GET \/api\/account\/services$/);
  };
  await openPage(testApp, anna, '/user#security', { prepare });
  await screen.findByRole('list', { name: 'Active sessions' });
  expect(screen.queryByLabelText('New password')).toBeNull();
  release();
  await screen.findByLabelText('New password');
});
