import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Translation } from '#contract/texts/translations.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { NOTHING_PINNED } from '../../../data/queries/pinned-rows.ts';
import { inverseOf, stateOfRow, updateRow, withoutTranslation, withTranslation } from './rows.ts';

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
    flags: null,
    dismissals: [],
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

test('without the approved translation none competes with it', () => {
  const before = withTranslation(row(translation(1, { status: APPROVED })), translation(2));
  expect(before.translations.map(({ competing }) => competing)).toEqual([false, true]);
  expect(withoutTranslation(before, 1).translations.map(({ competing }) => competing)).toEqual([false]);
});

test('what was shown too early is taken back, and what came meanwhile stays', () => {
  const before = row(translation(1, { status: APPROVED }), translation(2));
  const takeBack = inverseOf(before, withTranslation(before, translation(2, { status: APPROVED })));
  const meanwhile = withTranslation(
    withTranslation(before, translation(2, { status: APPROVED })),
    translation(3),
  );
  expect(shown(takeBack(meanwhile))).toEqual([
    [1, APPROVED],
    [3, REGULAR],
    [2, REGULAR],
  ]);
  const added = withTranslation(before, translation(-1));
  expect(shown(inverseOf(before, added)(added))).toEqual(shown(before));
});

test('the colour of a page follows a row, unless changes of the list wait to be shown', () => {
  const queries = new QueryClient();
  const list = (page: number) => cacheKeys.editorPage(1, { sections: '1', size: 1 }, page);
  const page = { ...NOTHING_PINNED, sections: [], colours: ['red', 'red'], rows: [row()], page: 2 };
  queries.setQueryData(list(2), page);
  queries.setQueryData(list(3), { ...page, arrived: [7] });
  updateRow(queries, 1, 1, (one) => withTranslation(one, translation(1)));
  expect(queries.getQueryData(list(2))).toMatchObject({ colours: ['red', 'lightGreen'] });
  expect(queries.getQueryData(list(3))).toMatchObject({ colours: ['red', 'red'] });
});
