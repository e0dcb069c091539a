import { expect, test } from 'vitest';
import type { EditorRow } from '#contract/editor.ts';
import type { Translation } from '#contract/translations.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { stateOfRow, withTranslation } from './rows.ts';

const anna = { id: 1, username: 'anna' };

function translation(id: number, facts: Partial<Translation> = {}): Translation {
  return {
    id,
    string_id: 1,
    text: `translation ${id}`,
    context: '',
    status: REGULAR,
    author_id: anna.id,
    author: anna,
    editor_id: null,
    editor: null,
    updated_at: id,
    votes_plus: [],
    votes_minus: [],
    competing: false,
    needs_review: false,
    ...facts,
  };
}

function row(...translations: Translation[]): EditorRow {
  return {
    id: 1,
    section_id: 1,
    index: 1,
    text: 'One.',
    key: '',
    context: '',
    max_length: null,
    continues: false,
    target_start: null,
    target_end: null,
    updated_at: 0,
    comments_amount: 0,
    unread_amount: 0,
    translations,
  };
}

const shown = ({ translations }: EditorRow) => translations.map(({ id, status }) => [id, status]);

test('a new translation stands where the order puts it', () => {
  const before = row(translation(1, { status: APPROVED }), translation(2, { votes_plus: [anna] }));
  expect(shown(withTranslation(before, translation(3)))).toEqual([
    [1, APPROVED],
    [2, REGULAR],
    [3, REGULAR],
  ]);
});

test('a vote moves a translation before the others', () => {
  const before = row(translation(2), translation(1));
  expect(shown(withTranslation(before, translation(1, { votes_plus: [anna] })))[0]).toEqual([1, REGULAR]);
});

test('approving another returns the approved one to regular, and what is newer competes', () => {
  const before = row(translation(2, { status: APPROVED }), translation(3), translation(1));
  const after = withTranslation(before, translation(1, { status: APPROVED }));
  expect(shown(after)).toEqual([
    [1, APPROVED],
    [3, REGULAR],
    [2, REGULAR],
  ]);
  expect(after.translations.map(({ competing }) => competing)).toEqual([false, true, true]);
});

test('the row’s state follows its translations', () => {
  const draft = withTranslation(row(), translation(1, { status: INITIAL }));
  expect([row(), draft].map(stateOfRow)).toEqual(['none', 'initial']);
  expect(stateOfRow(withTranslation(draft, translation(2)))).toBe('review');
  expect(stateOfRow(withTranslation(draft, translation(2, { status: APPROVED })))).toBe('approved');
});
