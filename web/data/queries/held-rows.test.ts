import { expect, test } from 'vitest';
import type { EditorRow } from '#contract/editor.ts';
import { changesIn, holdRows, rowsToAsk } from './held-rows.ts';

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
    updated_at: 0,
    comments_amount: 0,
    unread_amount: 0,
    translations: [],
  };
}

const shown = { rows: [row(1), row(2), row(3)], gone: [] };
const ids = (rows: readonly EditorRow[]) => rows.map(({ id }) => id);

test('a string that no longer belongs to the list stays in its place, as it is by now', () => {
  const answer = [row(1), row(3), row(4)];
  expect(rowsToAsk(shown.rows, answer)).toEqual([2]);
  const held = holdRows(shown, answer, [row(2, 'Changed.')]);
  expect(ids(held.rows)).toEqual([1, 2, 3]);
  expect(held.rows[1]?.text).toBe('Changed.');
  expect(held).toMatchObject({ held: [2], gone: [], unseen: [4], isReordered: false });
  // It makes room for the other: one change.
  expect(changesIn(held)).toBe(1);
});

test('rows keep their order, whatever the list’s is by now', () => {
  const held = holdRows(shown, [row(3), row(1), row(2)], []);
  expect(ids(held.rows)).toEqual([1, 2, 3]);
  expect(held).toMatchObject({ held: [], gone: [], unseen: [], isReordered: true });
  expect(changesIn(held)).toBe(1);
});

test('a string that was deleted stays as it was, and by whom is remembered', () => {
  const held = holdRows(shown, [row(1), row(3)], []);
  expect(ids(held.rows)).toEqual([1, 2, 3]);
  expect(held).toMatchObject({ held: [], gone: [{ id: 2, by: undefined }] });
  const known = holdRows({ ...shown, gone: [{ id: 2, by: 'vera' }] }, [row(1), row(3)], []);
  expect(known.gone).toEqual([{ id: 2, by: 'vera' }]);
  expect(changesIn(known)).toBe(1);
});

test('a page that is as the list is has no changes', () => {
  expect(changesIn(holdRows(shown, shown.rows, []))).toBe(0);
});
