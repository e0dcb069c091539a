import { expect, test } from 'vitest';
import type { ListedString } from '#contract/strings.ts';
import { planUpdate } from '#domain/imports/section-update.ts';
import { type PlannedUpdate, sizeOfUpdate, translationsOf, UPDATE_KINDS } from './planned-update.ts';

const string = (id: number, text: string, translations_amount: number): ListedString => ({
  id,
  section_id: 1,
  index: id,
  text,
  key: `k${id}`,
  context: '',
  max_length: null,
  continues: false,
  updated_at: 0,
  comments_amount: 0,
  translations_amount,
});

/** Plans an update of three strings to these. */
function planned(file: { key: string; text: string }[]): PlannedUpdate {
  const stored = [string(1, 'One', 3), string(2, 'Two', 2), string(3, 'Three', 4)];
  const plan = planUpdate(stored, file, 'key').map((row, at) => ({ ...row, id: String(at) }));
  const rows = Object.fromEntries(
    UPDATE_KINDS.map((kind) => [kind, plan.filter((row) => row.kind === kind)]),
  ) as unknown as PlannedUpdate['rows'];
  return { by: 'key', rows, strings: file, seen: [], repeated: 0 };
}

const NEWER = planned([
  { key: 'k1', text: 'One and a half' },
  { key: 'k2', text: 'Two' },
  { key: 'k4', text: 'Four' },
]);

test('an update keeps the translations of changed strings, and deletes those of strings that are selected', () => {
  expect(translationsOf(NEWER, new Set())).toEqual({ kept: 3, deleted: 0 });
  expect(translationsOf(NEWER, new Set([3]))).toEqual({ kept: 3, deleted: 4 });
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
