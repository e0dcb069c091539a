import { expect, test } from 'vitest';
import { byTextField } from '#domain/notices/announcements/announcements.ts';
import { draftOf, endedNow, valuesOf, whyNotDraft } from './announcement-values.ts';

const announcement = {
  id: 7,
  ...byTextField(() => ''),
  text_en: 'Hello',
  kind: 'info',
  link: '',
  starts_at: new Date(2027, 2, 1, 12, 30, 41).getTime(),
  ends_at: null,
  dismissible: true,
  audience: 'everyone',
  created_by: null,
  created_at: 0,
  edited_at: 0,
} as const;

test('times are meant by the clock of who chose them, and one that is not changed keeps its seconds', () => {
  const values = valuesOf(announcement);
  expect(values).toMatchObject({ starts_at: '2027-03-01T12:30', ends_at: '' });
  expect(draftOf(values, announcement).starts_at).toBe(announcement.starts_at);
  expect(draftOf({ ...values, ends_at: '2027-03-01T13:00' }, announcement).ends_at).toBe(
    new Date(2027, 2, 1, 13).getTime(),
  );
  expect(draftOf({ ...values, starts_at: '' }, announcement).starts_at).toBeNull();
});

test('a form without a text, or with an end before its start, is refused (announcements.2)', () => {
  expect(whyNotDraft(draftOf(valuesOf(undefined), undefined))).toMatchObject({ text_en: 'required' });
  const draft = { ...draftOf(valuesOf(announcement), announcement), ends_at: 5, link: 'nowhere' };
  expect(whyNotDraft(draft)).toMatchObject({ ends_at: 'min', link: 'link', text_en: undefined });
});

test('ending an announcement changes only its end', () => {
  const end = announcement.starts_at + 5;
  const { ends_at, ...others } = endedNow(announcement, end);
  expect(ends_at).toBe(end);
  expect(announcement).toMatchObject(others);
});
