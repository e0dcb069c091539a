import { expect, test } from 'vitest';
import {
  ANNOUNCEMENT_LIMITS,
  announcementState,
  announcementsShownTo,
  byTextField,
  textFor,
  whyNotAnnouncement,
  whyNotAnnouncementLink,
} from './announcements.ts';

const none = byTextField(() => '');
const texts = { ...none, text_en: 'Hello', text_ru: 'Привет' };

test.each([
  [texts, 'ru', 'Привет', 'ru'],
  [texts, 'it', 'Hello', 'en'],
  [{ ...texts, text_en: '' }, 'it', 'Привет', 'ru'],
  [{ ...none, text_it: 'Ciao' }, 'en', 'Ciao', 'it'],
] as const)('%j is for a reader of %s “%s”, in %s (announcements.3)', (given, reader, text, language) => {
  expect(textFor(given, reader)).toEqual({ text, language });
});

test.each([
  [null, null, 'shown'],
  [1000, null, 'shown'],
  [1001, null, 'scheduled'],
  [null, 1001, 'shown'],
  [null, 1000, 'ended'],
  [10, 20, 'ended'],
] as const)('from %s to %s it is, at 1000, %s (announcements.5)', (starts_at, ends_at, state) => {
  expect(announcementState({ starts_at, ends_at }, 1000)).toBe(state);
});

test('a visitor sees the newest few that are for them (announcements.4, announcements.5)', () => {
  const active = (['members', 'everyone', 'everyone', 'members', 'everyone', 'everyone'] as const).map(
    (audience, id) => ({ id, audience }),
  );
  expect(announcementsShownTo(active, true).map(({ id }) => id)).toEqual([0, 1, 2]);
  expect(announcementsShownTo(active, false).map(({ id }) => id)).toEqual([1, 2, 4]);
});

test.each([
  ['', undefined],
  ['/help', undefined],
  ['/', undefined],
  ['https://status.example/a?b=c', undefined],
  ['//evil.example', 'link'],
  ['/\\evil.example', 'link'],
  ['/a b', 'link'],
  ['javascript:alert(1)', 'link'],
  ['ftp://files.example', 'link'],
  [`/${'x'.repeat(ANNOUNCEMENT_LIMITS.link.max)}`, 'maxlength'],
])('the link %j: %s (announcements.2)', (link, why) => {
  expect(whyNotAnnouncementLink(link)).toBe(why);
});

test('an announcement needs a text, and an end after its start (announcements.2)', () => {
  const times = { starts_at: null, ends_at: null };
  expect(whyNotAnnouncement({ ...texts, ...times })).toEqual({});
  expect(whyNotAnnouncement({ ...none, starts_at: 5, ends_at: 5 })).toEqual({
    text_en: 'required',
    ends_at: 'min',
  });
});
