import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partSeparator } from '../../core/text/continued-strings.ts';
import { lengthOf } from '../../core/text/text.ts';
import { sourceFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import type { Format } from '../../formats/model/format.ts';
import type { ImportedString } from '../../formats/model/reading.ts';
import { whyNotInParts } from './in-parts.ts';
import { frameWithNotes, mergeSources, splitSource } from './split-string.ts';

const LANGUAGES = { source_lang: 'en', target_lang: 'ru' };
const FILES = {
  srt: '1\n00:00:01,000 --> 00:00:04,000 X1:1\nLook out.\nHe is here!\n\n\n2\n00:00:05,000 --> 00:00:06,500\n- Where?\n- <i>There.</i>\n',
  vtt: 'WEBVTT\n\nNOTE\na note\n\nname\n00:00:01.000 --> 00:00:04.000 line:0\nLook out. He is here!\n\n00:00:05.000 --> 00:00:06.500\nWhere? There.\n',
  ass: '[Script Info]\nTitle: T\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:04.00,Default,Ann,0,0,0,,Look out.\\NHe is here!\nDialogue: 0,0:00:05.00,0:00:06.50,Default,,0,0,0,,Where? There.\n',
  text: 'Look out. He is here!\nWhere? There.\n',
} as const;

type Row = Omit<ImportedString, 'joint'> & { joint: string | null; continues: boolean };
const rowsOf = (format: Format, file: string) => {
  const { strings, headerAndFooter } = parseSource(format, file);
  const rows = strings.map((string): Row => ({ ...string, joint: null, continues: false }));
  return { rows, section: { format, splitting: 'lines' as const, ...headerAndFooter } };
};

function splitRow(rows: readonly Row[], nth: number, at: number, format: Format): Row[] {
  const row = rows[nth];
  const parts = row && splitSource(row, format, at, '');
  if (!row || !parts) return [...rows];
  const { first, second, joint } = parts;
  return rows.toSpliced(nth, 1, { ...row, ...first }, { ...row, ...second, joint, continues: true });
}

function mergeRow(rows: readonly Row[], nth: number, format: Format): Row[] {
  const [first, second] = [rows[nth], rows[nth + 1]];
  if (!first || !second?.continues) return [...rows];
  const done = mergeSources(first, second, format, { separator: partSeparator('en'), header: '' });
  if ('problem' in done) throw new Error(done.problem.kind);
  return rows.toSpliced(nth, 2, { ...first, ...done.merged });
}

const acts = fc.array(fc.tuple(fc.boolean(), fc.nat(6), fc.nat(25)), { maxLength: 10 });

test.each(Object.entries(FILES) as [Format, string][])(
  'the joined source of %s is the original file, however strings are split and merged again',
  (format, file) => {
    fc.assert(
      fc.property(acts, (done) => {
        const { rows, section } = rowsOf(format, file);
        const now = done.reduce(
          (all, [merges, nth, at]) => (merges ? mergeRow(all, nth, format) : splitRow(all, nth, at, format)),
          rows,
        );
        expect(sourceFile(section, now, LANGUAGES)).toBe(file);
        const whole = now.reduceRight((all, _, nth) => mergeRow(all, nth, format), now);
        expect(sourceFile(section, whole)).toBe(file);
        expect(whole.map(({ text, context }) => [text, context])).toEqual(
          rows.map(({ text, context }) => [text, context]),
        );
      }),
    );
  },
);

test('both cues are shown one after the other in the time of the whole, by the length of their texts', () => {
  const { rows, section } = rowsOf('srt', FILES.srt);
  const printed = sourceFile(section, splitRow(rows, 0, 10, 'srt'));
  expect(printed).toBe(
    '1\n00:00:01,000 --> 00:00:02,350 X1:1\nLook out.\n\n1\n00:00:02,350 --> 00:00:04,000 X1:1\nHe is here!\n\n\n2\n00:00:05,000 --> 00:00:06,500\n- Where?\n- <i>There.</i>\n',
  );
});

test('an item of a list becomes two, and one again with its other fields', () => {
  const file = '[\n  {"text": "Look out. He is here!", "id": 7},\n  {"text": "Where?"}\n]\n';
  const { rows, section } = rowsOf('special_json', file);
  const split = splitRow(rows, 0, 10, 'special_json');
  expect(JSON.parse(sourceFile(section, split))).toEqual([
    { text: 'Look out.', id: 7 },
    { text: 'He is here!', key: '', context: '', continues: true },
    { text: 'Where?' },
  ]);
  expect(sourceFile(section, mergeRow(split, 0, 'special_json'))).toBe(file);
});

test.each([
  ['text', '', undefined],
  ['srt', '', undefined],
  ['special_json', '', undefined],
  ['special_json', 'a', 'keyed'],
  ['json', 'a', 'keyed'],
  ['po', '', 'wholeFormat'],
  ['markdown', '', 'wholeFormat'],
] as const)('whether a string of %s with the key %j can be in parts: %s', (format, key, why) => {
  expect(whyNotInParts({ key }, format)).toBe(why);
});

test('what is at the edge of a text leaves no part', () => {
  const one = { text: '  a b. ', context: '', frame: null };
  for (const at of [0, 1, 2, 6, 7, 100]) expect(splitSource(one, 'text', at, '')).toBeUndefined();
  expect(splitSource(one, 'text', 3, '')).toMatchObject({
    first: { text: '  a' },
    second: { text: 'b. ' },
    joint: ' ',
  });
  expect(lengthOf(one.text)).toBe(7);
});

test('the contexts of both are kept, the same one once', () => {
  const merged = (first: string, second: string) =>
    mergeSources(
      { text: 'a', context: first, frame: null, key: '', max_length: null, joint: null },
      { text: 'b', context: second, frame: null, key: '', max_length: null, joint: null },
      'text',
      { separator: ' ', header: '' },
    );
  expect(merged('x', 'y')).toEqual({ merged: { text: 'a b', context: 'x\ny', frame: null } });
  expect(merged('x', 'x')).toMatchObject({ merged: { context: 'x' } });
  expect(merged('', 'y')).toMatchObject({ merged: { context: 'y' } });
  expect(merged('x'.repeat(600), 'y'.repeat(600))).toEqual({
    problem: { key: 'context', kind: 'maxlength' },
  });
});

test('a frame that comes back keeps the notes that stand in front of it now', () => {
  const had = { lead: '\n\n2\n00:00:05,000 --> 00:00:06,500\n', raw: null };
  const now = {
    lead: '\n\n9\n00:00:04,000 --> 00:00:04,100\n\n\n2\n00:00:05,000 --> 00:00:05,500\n',
    raw: null,
  };
  expect(frameWithNotes('srt', had, now)?.lead).toBe(
    '\n\n9\n00:00:04,000 --> 00:00:04,100\n\n\n2\n00:00:05,000 --> 00:00:06,500\n',
  );
  expect(frameWithNotes('text', null, null)).toBeNull();
});
