import { expect, test } from 'vitest';
import { EMPTY_ENTRY } from '#domain/texts/dictionary/dictionary.ts';
import { withOpenRow } from './open-row.ts';

const [one, two, three] = [1, 2, 3].map((id) => ({ ...EMPTY_ENTRY, id, updated_at: 0, is_off: false }));
const all = [one, two, three].flatMap((entry) => entry ?? []);

test('a word that is being changed stays where it is, whatever is sought', () => {
  if (!one || !two || !three) return;
  expect(withOpenRow([one], all, { kind: 'none' })).toEqual([one]);
  expect(withOpenRow([one, two], all, { kind: 'editing', entry: two })).toEqual([one, two]);
  expect(withOpenRow([one, three], all, { kind: 'editing', entry: two })).toEqual([one, two, three]);
});

test('a word that somebody deletes while it is being changed stays too', () => {
  if (!one || !two) return;
  expect(withOpenRow([one], [one], { kind: 'editing', entry: two })).toEqual([two, one]);
});
