import { expect, test } from 'vitest';
import { BAN_NOTE, banIn, banNoteOf } from './ban-note.ts';

const cookieOf = (ban: Parameters<typeof banNoteOf>[0]) => `${BAN_NOTE}=${banNoteOf(ban)}`;

test('what a banned user may know comes to their page by a cookie (services.15)', () => {
  const ban = { ban_reason: 'Реклама; и “спам”.', banned_until: 1_800_000_000_000 };
  expect(banIn(`a=1; ${cookieOf(ban)}; b=2`)).toEqual(ban);
  expect(banIn(cookieOf({ ban_reason: '', banned_until: null }))).toEqual({
    ban_reason: '',
    banned_until: null,
  });
});

test('a long reason is cut so that a browser keeps the cookie', () => {
  const cookie = cookieOf({ ban_reason: '😀'.repeat(1000), banned_until: null });
  expect(cookie.length).toBeLessThan(4096);
  expect(banIn(cookie)?.ban_reason).toMatch(/^😀+…$/u);
});

test.each([
  '',
  'a=1',
  `${BAN_NOTE}=%`,
  `${BAN_NOTE}=${btoa('{"ban_reason":1}')}`,
  `${BAN_NOTE}=${btoa('null')}`,
])('other cookies tell of no ban: %j', (cookies) => {
  expect(banIn(cookies)).toBeUndefined();
});
