import { expect, test } from 'vitest';
import type { EditorRow } from '#contract/editor.ts';
import { holdRows, rowsToAsk } from './held-rows.ts';

function row(id: number, text = `Line ${id}.`): EditorRow {
  return {
    id,
    section_id: 1,
    index: id,
    text,
    key: '',
    context: '',
    max_length: null,
    updated_at: 0,
    comments_amount: 0,
    unread_amount: 0,
    translations: [],
  };
}

const shown = [row(1), row(2), row(3)];
const ids = (rows: readonly EditorRow[]) => rows.map(({ id }) => id);

test('a string that no longer belongs to the list stays in its place, as it is by now', () => {
  const answer = [row(1), row(3), row(4)];
  expect(rowsToAsk(shown, answer)).toEqual([2]);
  const held = holdRows(shown, answer, [row(2, 'Changed.')]);
  expect(ids(held.rows)).toEqual([1, 2, 3]);
  expect(held.rows[1]?.text).toBe('Changed.');
  expect(held.held).toEqual([2]);
  expect(held.unseen).toEqual([4]);
});

test('rows keep their order, whatever the list’s is by now', () => {
  const held = holdRows(shown, [row(3), row(1), row(2)], []);
  expect([ids(held.rows), held.held, held.unseen]).toEqual([[1, 2, 3], [], []]);
});

test('a string that is gone for good leaves', () => {
  const held = holdRows(shown, [row(1), row(3)], []);
  expect([ids(held.rows), held.held]).toEqual([[1, 3], []]);
});
