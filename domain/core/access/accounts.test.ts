import { expect, test } from 'vitest';
import { DAY } from '../units.ts';
import { sessionOf, whyNotEmail, whyNotPassword } from './accounts.ts';

test.each([
  ['', 'required'],
  ['1234567', 'minlength'],
  ['12345678', undefined],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'maxlength'],
  ['пароль с пробелом', undefined],
  ['        ', 'required'],
  ['with\ttab in it', 'illegal'],
  ['with\0nul in it', 'illegal'],
  ['with half \ud83d pair', 'illegal'],
])('the password %.20j: %s', (password, kind) => {
  expect(whyNotPassword(password)).toBe(kind);
});

test.each([
  ['anna_rossi', 'common'],
  ['Anna_Rossi', 'common'],
  ['anna.rossi@b.it', 'common'],
  ['anna.rossi', 'common'],
  ['anna.rossi of b', undefined],
])('the password %j of the user anna_rossi with the address anna.rossi@b.it: %s', (password, kind) => {
  expect(whyNotPassword(password, { username: ' anna_rossi ', email: 'anna.rossi@b.it' })).toBe(kind);
  expect(whyNotPassword(password)).toBeUndefined();
});

test.each(['a@b.it', 'anna.k+dragoman@mail.example.org', "o'neil@example.com", 'анна@почта.рф', 'x@a-b.co'])(
  '%s is an e-mail address',
  (email) => {
    expect(whyNotEmail(email)).toBeUndefined();
  },
);

test.each([
  'anna',
  'anna@',
  '@b.it',
  'a@b',
  'a b@c.it',
  'a@b..it',
  'a@.it',
  'a@b.',
  'a@b@c.it',
  '<a@b.it>',
  'a@b.it\n',
])('%j is not', (email) => {
  expect(whyNotEmail(email)).toBe('email');
});

test('an e-mail address is required and of 254 code points at most', () => {
  expect(whyNotEmail('')).toBe('required');
  expect(whyNotEmail(`${'a'.repeat(250)}@b.it`)).toBe('maxlength');
});

test.each([
  [false, false, DAY, false],
  [true, false, 30 * DAY, true],
  [true, true, 365 * DAY, true],
  [false, true, DAY, false],
])('remember %s and forever %s: a session of %i ms', (remember, remember_forever, lasts, outlivesBrowser) => {
  expect(sessionOf({ remember, remember_forever })).toEqual({ lasts, outlivesBrowser });
});
