import { expect, test } from 'vitest';
import { isReservedUsername } from './reserved-usernames.ts';

test.each([
  ['admin', true],
  ['Admin', true],
  ['_admin_', true],
  ['no_reply', true],
  ['mailer_daemon', true],
  ['support', true],
  ['admina', false],
  ['adminton_fan', false],
  ['anna', false],
])('whether %s is kept from new accounts: %s (accounts.40)', (name, isReserved) => {
  expect(isReservedUsername(name)).toBe(isReserved);
});
