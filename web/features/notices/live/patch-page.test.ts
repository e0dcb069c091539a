import { expect, test } from 'vitest';
import type { Changes, LiveComment, LiveRow } from '#contract/notices/live.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Section } from '#contract/texts/sections.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';
import { NOTHING_PINNED } from '../../../data/queries/pinned-rows.ts';
import { countNewComments, patchPage, showsAlready } from './patch-page.ts';

const stats = (strings_translated: number) => ({
  strings_amount: 3,
  strings_translated,
  strings_approved: 0,
  strings_initial: 0,
  strings_needing_review: 0,
  translations_amount: strings_translated,
  last_update: 1,
});

const section: Section = {
  id: 1,
  project_id: 1,
  translated_name: null,
  source_path: null,
  source_hash: null,
  has_only_labels: false,
  published_at: null,
  name: 'One',
  num: 1,
  type: 'text',
  splitting: 'lines',
  format: 'text',
  updated_at: 0,
  stats: stats(0),
};

function row(id: number): EditorRow {
  return {
    id,
    section_id: 1,
    index: id + 10,
    text: `Line ${id}.`,
    key: '',
    context: '',
    max_length: null,
    continues: false,
    target_start: null,
    target_end: null,
    updated_at: 0,
    comments_amount: 2,
    unread_amount: 1,
    flags: null,
    dismissals: [],
    translations: [],
  };
}

function news(id: number, change: Partial<LiveRow> = {}): LiveRow {
  const { index: _, unread_amount: __, ...live } = row(id);
  return { ...live, ...change };
}

const page: EditorPage = {
  ...NOTHING_PINNED,
  sections: [section],
  strings_amount: 3,
  strings_translated: 0,
  matching_amount: 3,
  page: 1,
  colours: ['red'],
  rows: [row(1), row(2), row(3)],
};

const nothing: Changes = { deeds: [], rows: [], gone: [], comments: [], sections: [], topics: [] };
const none = new Map<number, number>();

test('a row is as it is now, with the page’s number and the reader’s unread comments', () => {
  const changes = { ...nothing, rows: [news(2, { text: 'Changed.', comments_amount: 3 })] };
  const after = patchPage(page, changes, new Map([[2, 1]]));
  expect(after.rows[1]).toMatchObject({ text: 'Changed.', index: 12, comments_amount: 3, unread_amount: 2 });
  expect(after.rows[0]).toBe(page.rows[0]);
});

test('no more comments are unread than there are', () => {
  const after = patchPage(page, { ...nothing, rows: [news(2, { comments_amount: 0 })] }, none);
  expect(after.rows[1]?.unread_amount).toBe(0);
});

test('a page of which nothing was touched is the same page', () => {
  const elsewhere = {
    ...nothing,
    rows: [news(9)],
    gone: [8],
    sections: [{ id: 7, stats: stats(1), is_stale: true }],
  };
  expect(patchPage(page, elsewhere, none)).toBe(page);
});

test('the counters of its sections are those told, and how far all is follows', () => {
  const after = patchPage(
    page,
    { ...nothing, sections: [{ id: 1, stats: stats(2), is_stale: false }] },
    none,
  );
  expect(after.sections[0]?.stats.strings_translated).toBe(2);
  expect(after.strings_translated).toBe(2);
});

const DELETED_BY_VERA = {
  kind: 'deleteString',
  actor: { id: 5, username: 'vera' },
  section_id: 1,
  string_id: 2,
  translation_id: null,
  comment_id: null,
  amount: null,
} as const;

test('a deleted string stays, with the name of who deleted it, once', () => {
  const changes = { ...nothing, deeds: [DELETED_BY_VERA], gone: [2] };
  const after = patchPage(patchPage(page, changes, none), changes, none);
  expect(after.deleted).toEqual([{ id: 2, by: 'vera' }]);
  expect(after.rows).toHaveLength(3);
});

test('who deleted a string is told when that comes after the string is known to be gone', () => {
  const gone = patchPage(page, { ...nothing, gone: [2] }, none);
  expect(gone.deleted).toEqual([{ id: 2, by: undefined }]);
  const told = patchPage(gone, { ...nothing, deeds: [DELETED_BY_VERA], gone: [2] }, none);
  expect(told.deleted).toEqual([{ id: 2, by: 'vera' }]);
  expect(patchPage(told, { ...nothing, gone: [2] }, new Map())).toBe(told);
});

test('a string that has moved to another section is held where it was', () => {
  const after = patchPage(page, { ...nothing, rows: [news(2, { section_id: 4 })] }, none);
  expect(after.pinned).toEqual([2]);
});

test('new to a reader are others’ comments that are not being read', () => {
  const comment = (id: number, facts: Partial<LiveComment> = {}): LiveComment => ({
    id,
    string_id: 1,
    author_id: 5,
    author: { id: 5, username: 'vera' },
    text: 'Well?',
    reply: -1,
    created_at: 0,
    updated_at: 0,
    edited: false,
    deleted: false,
    ...facts,
  });
  const comments = [
    comment(1),
    comment(2, { author_id: 7 }),
    comment(3, { edited: true }),
    comment(4, { deleted: true }),
    comment(5, { string_id: 2 }),
    comment(6, { string_id: 3 }),
  ];
  const amounts = countNewComments({ comments }, 7, (string) => string === 3);
  expect([...amounts]).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('an event says nothing new to a page that has its rows already', () => {
  const own = {
    ...nothing,
    rows: [news(2)],
    sections: [{ id: 1, stats: { ...stats(0), last_update: 9 }, is_stale: false }],
  };
  expect(showsAlready(page, own)).toBe(true);
  const others: Partial<Changes>[] = [
    { rows: [] },
    { rows: [news(2), news(3, { text: 'Changed.' })] },
    { rows: [news(2), news(9)] },
    { gone: [3] },
    { sections: [{ id: 1, stats: stats(0), is_stale: true }] },
  ];
  for (const other of others) expect(showsAlready(page, { ...own, ...other })).toBe(false);
});
