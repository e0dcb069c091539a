import { expect, test } from 'vitest';
import type { EditorRow } from '#contract/texts/editor.ts';
import { countPendingChanges, missingRowIds, pinRows } from './pinned-rows.ts';

function row(id: number, text = `Line ${id}.`): EditorRow {
  return {
    id,
    section_id: 1,
    index: id,
    text,
    key: '',
    context: '',
    max_length: null,
    continues: false,
    target_start: null,
    target_end: null,
    updated_at: 0,
    comments_amount: 0,
    unread_amount: 0,
    flags: null,
    dismissals: [],
    translations: [],
  };
}

const shown = { rows: [row(1), row(2), row(3)], deleted: [] };
const ids = (rows: readonly EditorRow[]) => rows.map(({ id }) => id);

test('a string that no longer belongs to the list stays in its place, as it is by now', () => {
  const answer = [row(1), row(3), row(4)];
  expect(missingRowIds(shown.rows, answer)).toEqual([2]);
  const pinned = pinRows(shown, answer, [row(2, 'Changed.')]);
  expect(ids(pinned.rows)).toEqual([1, 2, 3]);
  expect(pinned.rows[1]?.text).toBe('Changed.');
  expect(pinned).toMatchObject({ pinned: [2], deleted: [], arrived: [4], isReordered: false });
  // It makes room for the other: one change.
  expect(countPendingChanges(pinned)).toBe(1);
});

test('rows keep their order, whatever the list’s is by now', () => {
  const pinned = pinRows(shown, [row(3), row(1), row(2)], []);
  expect(ids(pinned.rows)).toEqual([1, 2, 3]);
  expect(pinned).toMatchObject({ pinned: [], deleted: [], arrived: [], isReordered: true });
  expect(countPendingChanges(pinned)).toBe(1);
});

test('a string that was deleted stays as it was, and by whom is remembered', () => {
  const pinned = pinRows(shown, [row(1), row(3)], []);
  expect(ids(pinned.rows)).toEqual([1, 2, 3]);
  expect(pinned).toMatchObject({ pinned: [], deleted: [{ id: 2, by: undefined }] });
  const known = pinRows({ ...shown, deleted: [{ id: 2, by: 'vera' }] }, [row(1), row(3)], []);
  expect(known.deleted).toEqual([{ id: 2, by: 'vera' }]);
  expect(countPendingChanges(known)).toBe(1);
});

test('a page that is as the list is has no changes', () => {
  expect(countPendingChanges(pinRows(shown, shown.rows, []))).toBe(0);
});
