import { expect, test } from 'vitest';
import type { ListedString } from '#contract/texts/strings.ts';
import { planMatched, sizeOfUpdate, translationsOf } from './planned-update.ts';

const string = (id: number, text: string, translations_amount: number): ListedString => ({
  id,
  section_id: 1,
  index: id,
  text,
  key: `k${id}`,
  context: '',
  max_length: null,
  continues: false,
  target_start: null,
  target_end: null,
  updated_at: 0,
  comments_amount: 0,
  translations_amount,
});

/** Plans an update of three strings to these. */
function planned(strings: { key: string; text: string }[]) {
  const stored = [string(1, 'One', 3), string(2, 'Two', 2), string(3, 'Three', 4)];
  const pairs = strings.map(({ key }) => {
    const at = stored.findIndex((one) => one.key === key);
    return at === -1 ? undefined : at;
  });
  return planMatched({ by: 'key', stored, strings, pairs }, []);
}

const NEWER = planned([
  { key: 'k1', text: 'One and a half' },
  { key: 'k2', text: 'Two' },
  { key: 'k4', text: 'Four' },
]);

test('translations of strings with another text need review, and those of strings that are selected are deleted', () => {
  expect(translationsOf(NEWER, new Set())).toEqual({ reviewed: 3, deleted: 0 });
  expect(translationsOf(NEWER, new Set([3]))).toEqual({ reviewed: 3, deleted: 4 });
});

test('room is needed for what changed strings grow by and what is added, less what is deleted', () => {
  const grown = ' and a half'.length;
  expect(sizeOfUpdate(NEWER, new Set())).toEqual({
    sections: 0,
    strings: 1,
    bytes: grown + 'k4Four'.length,
  });
  expect(sizeOfUpdate(NEWER, new Set([3]))).toEqual({
    sections: 0,
    strings: 0,
    bytes: grown + 'k4Four'.length - 'k3Three'.length,
  });
  expect(sizeOfUpdate(planned([{ key: 'k1', text: 'O' }]), new Set())).toMatchObject({ bytes: 0 });
});

test('a corrected pair is one of the lists, and its id stays', () => {
  const stored = [string(1, 'One', 3)];
  const strings = [{ key: 'k9', text: 'One!' }];
  const matched = { by: 'key', stored, strings, pairs: [undefined] } as const;
  const { rows } = planMatched(matched, []);
  expect([rows.added, rows.missing].map((list) => list.map(({ id }) => id))).toEqual([
    ['file 0'],
    ['stored 1'],
  ]);
  const corrected = planMatched(matched, [{ nth: 0, at: 0 }]);
  expect(corrected.rows.changed).toMatchObject([{ id: 'stored 1', fields: ['text', 'key'] }]);
  expect(corrected.rows.added).toEqual([]);
});
