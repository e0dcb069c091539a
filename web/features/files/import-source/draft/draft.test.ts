import { expect, test } from 'vitest';
import { parseSource } from '#domain/files/imports/import-source.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { checkDraft } from './check-draft.ts';
import {
  type Draft,
  isSameContent,
  mayJoin,
  rowsOf,
  withJoined,
  withRowAt,
  withSection,
  withSplit,
} from './draft.ts';
import { splitCounts, withAllSplit } from './split-row.ts';

/** A draft of one or several sections, from pasted texts of one format. */
function draftOf(type: Format, ...pastes: string[]): Draft {
  return pastes.map((paste, at) => {
    const load = parseSource(type, paste);
    const id = `${at + 1}`;
    return {
      id,
      source: 1,
      name: `Part ${id}`,
      read: { load, cut: 'lines', isAll: true },
      rows: rowsOf(load, id),
      isSkipped: false,
    };
  });
}

const textsOf = (draft: Draft) => draft.map(({ rows }) => rows.map(({ string }) => string?.text).join(' '));
const strings = (draft: Draft) =>
  checkDraft(draft, undefined).items.flatMap((item) => (item.kind === 'string' ? [item] : []));

const PASTE = `[
  {"key": "line", "text": "Line"},
  {"key": "pencil"},
  {"key": "line", "text": "Straight line"},
  {"key": "blank", "text": " "}
]`;

test('the preview follows the paste line by line, what could not be read included', () => {
  expect(strings(draftOf('special_json', PASTE)).map(({ row, number }) => [row.line, number])).toEqual([
    [2, 1],
    [3, undefined],
    [4, 2],
    [5, 3],
  ]);
});

test('a row says what is wrong with it, and which string had its key first', () => {
  const rows = strings(draftOf('special_json', PASTE));
  expect(rows.map(({ row, sameKeyAs }) => row.problems[0]?.kind ?? sameKeyAs)).toEqual([
    undefined,
    'noText',
    1,
    'empty',
  ]);
  expect(rows.map(({ mark }) => mark)).toEqual([undefined, 'error', 'warning', 'error']);
});

test('a text that is not JSON is one marked line', () => {
  const [row, ...others] = strings(draftOf('json', '{\n"a": "b",\n}'));
  expect([row?.row.line, row?.mark, others]).toEqual([3, 'error', []]);
});

test('errors and warnings are counted, those of sections that are left out are not', () => {
  const draft = draftOf('special_json', PASTE, PASTE);
  expect(checkDraft(draft, undefined)).toMatchObject({ strings: 6, sections: 2, errors: 4, warnings: 2 });
  const left = withSection(draft, '1', (section) => ({ ...section, isSkipped: true }));
  expect(checkDraft(left, undefined)).toMatchObject({ strings: 3, sections: 1, errors: 2, warnings: 1 });
});

test('a section without strings, with too many, or without a name says so at its head', () => {
  const heads = (draft: Draft, existing = 0) =>
    checkDraft(draft, { name: 'Here', existing }).items.flatMap((item) =>
      item.kind === 'section' ? [item.problem?.kind ?? item.wrongName] : [],
    );
  expect(heads(draftOf('text', 'One', ''))).toEqual([undefined, 'noStrings']);
  expect(heads(draftOf('text', 'One', 'Two'), 10_000)).toEqual(['tooMany', undefined]);
  const nameless = withSection(draftOf('text', 'One', 'Two'), '2', (one) => ({ ...one, name: ' ' }));
  expect(heads(nameless)).toEqual([undefined, 'required']);
});

test('a row is put at another place of its section', () => {
  const moved = (row: string, to: number) =>
    textsOf(withSection(draftOf('text', 'a\nb\nc'), '1', (section) => withRowAt(section, row, to)));
  expect(moved('1.0', 2)).toEqual(['b c a']);
  expect(moved('1.2', -5)).toEqual(['c a b']);
  expect(moved('gone', 1)).toEqual(['a b c']);
});

test('a section is split at a row, and joined to the one above', () => {
  const split = withSplit(draftOf('text', 'a\nb\nc'), '1.1', '2', 'New');
  expect(split.map(({ name }) => name)).toEqual(['Part 1', 'New']);
  expect(textsOf(split)).toEqual(['a', 'b c']);
  expect(textsOf(withJoined(split, '2'))).toEqual(['a b c']);
  expect(textsOf(withSplit(split, '1.0', '3', 'None'))).toEqual(['a', 'b c']);
});

test('only sections of plain text out of one source are joined', () => {
  const draft = draftOf('text', 'a', 'b');
  expect([0, 1].map((at) => mayJoin(draft, at))).toEqual([false, true]);
  expect(mayJoin(draftOf('json', '{"a": "b"}', '{"c": "d"}'), 1)).toBe(false);
  expect(
    mayJoin(
      withSection(draft, '2', (one) => ({ ...one, source: 2 })),
      1,
    ),
  ).toBe(false);
  expect(
    mayJoin(
      withSection(draft, '1', (one) => ({ ...one, isSkipped: true })),
      1,
    ),
  ).toBe(false);
});

test('over-long strings are split at ends of sentences, those with keys are not', () => {
  const long = 'This is a sentence. '.repeat(150).trim();
  const draft = draftOf('text', `short\n${long}`);
  expect(checkDraft(draft, undefined)).toMatchObject({ errors: 1, overlong: 1 });
  const split = withAllSplit(draft, 'en');
  expect(checkDraft(split, undefined)).toMatchObject({ strings: 4, errors: 0, overlong: 0 });
  expect(textsOf(split)).toEqual([`short ${long}`]);
  expect(checkDraft(draftOf('json', JSON.stringify({ a: long })), undefined)).toMatchObject({
    errors: 1,
    overlong: 0,
  });
});

test('over-long cues are split too, and it is known how many were; items of a list only without keys', () => {
  const long = 'This is a sentence. '.repeat(250).trim();
  const cue = `00:00:01,000 --> 00:00:04,000\n${long}\n`;
  const film = draftOf('srt', `1\n${cue}\n2\n${cue}`);
  expect(checkDraft(film, undefined)).toMatchObject({ errors: 2, overlong: 2 });
  expect(splitCounts(film)).toEqual({ cues: 0, strings: 0 });
  const split = withAllSplit(film, 'en');
  expect(checkDraft(split, undefined)).toMatchObject({ strings: 6, errors: 0, overlong: 0 });
  expect(splitCounts(split)).toEqual({ cues: 2, strings: 0 });
  const list = draftOf(
    'special_json',
    JSON.stringify([
      { text: long, context: 'c' },
      { text: long, key: 'k' },
    ]),
  );
  expect(checkDraft(list, undefined)).toMatchObject({ errors: 2, overlong: 1 });
  const items = withAllSplit(list, 'en').flatMap(({ rows }) => rows.map(({ string }) => string?.context));
  expect(items).toEqual(['c', 'c', 'c', '']);
});

test('a text of which a page holds a part alone is never loaded, however it is cut', () => {
  const draft = draftOf('text', 'One\nTwo').map((section) => {
    return { ...section, read: { ...section.read, isAll: false } };
  });
  const [second = ''] = draft.flatMap(({ rows }) => rows.slice(1).map(({ id }) => id));
  const { whole, errors } = checkDraft(withSplit(draft, second, '2', 'Two'), undefined);
  expect([whole.map(({ problem }) => problem?.kind), errors]).toEqual([['tooMany', 'tooMany'], 2]);
});

test('a text that is read once more is known to be the same, unless its strings differ', () => {
  const [one] = draftOf('text', 'One\nTwo');
  const [again] = draftOf('text', 'One\nTwo').map((section) => ({ ...section, id: '7', name: 'Renamed' }));
  const [other] = draftOf('text', 'One\nThree').map((section) => ({ ...section, id: '8' }));
  if (!one || !again || !other) return expect.fail();
  expect([isSameContent(one, again), isSameContent(one, other)]).toEqual([true, false]);
  expect(isSameContent(one, { ...again, read: { ...again.read, cut: 'paragraphs' } })).toBe(false);
});
