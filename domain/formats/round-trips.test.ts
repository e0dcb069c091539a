import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSource } from '../files/imports/import-source.ts';
import { ASS } from './ass.ts';
import { formIn } from './file-form.ts';
import { JSON_PAIRS } from './json.ts';
import { withFileBreaks } from './line-breaks.ts';
import type { ImportedString } from './model/reading.ts';
import { type PrintedRow, printSkeleton } from './skeleton/print-skeleton.ts';
import { SRT } from './srt.ts';
import { VTT } from './vtt.ts';

const IN_PLACE = { srt: SRT, vtt: VTT, ass: ASS, json: JSON_PAIRS };
type InPlace = keyof typeof IN_PLACE;

/** Pieces of files in each format, valid and broken. */
const SCRAPS: Record<InPlace, readonly string[]> = {
  srt: [
    '\n',
    '\n\n',
    '\r\n',
    '12\n',
    '7',
    '00:00:01,000 --> 00:00:02,000\n',
    '0:1 -> 0:2',
    '-->',
    'Text',
    ' ',
    '<i>',
    '</i>',
    '{\\an8}',
    '\u200b',
  ],
  vtt: [
    '\n',
    '\n\n',
    '\r',
    'WEBVTT',
    'NOTE a\n',
    'STYLE\n::cue { color: red }\n',
    'REGION\nid:a\n',
    'intro',
    '3',
    '00:01.000 --> 00:02.000 align:start\n',
    '-->',
    'Text',
    '<v Bob>',
    '&amp;',
    ' ',
  ],
  ass: [
    '\n',
    '\r\n',
    '[Script Info]\n',
    '[Events]\n',
    '[Fonts]\nfontname: a\n',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\n',
    'Format: Marked, Start, End, Style, Text\n',
    'Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,',
    'Dialogue: Marked=0,0:00:01.00,0:00:02.00,',
    'Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,',
    ';',
    'Text',
    '\\N',
    '{\\i1}',
    '{\\p1}',
    'm 0 0 l 1 1',
    '{\\p0}',
    '{',
    ',',
    ' ',
  ],
  json: [
    '"a": "b",',
    '"\\u0416" : "\\u0416\\/",',
    '"__proto__":"10",',
    '"": "x" ,',
    '\n',
    ' ',
    '\t',
    '\r\n',
    '"z": "\\r\\n\\"x",',
  ],
};

const FORMATS = Object.keys(SCRAPS).filter((name): name is InPlace => Object.hasOwn(SCRAPS, name));

const rowOf = ({ text, key, context, frame }: ImportedString): PrintedRow => ({
  key,
  context,
  frame,
  words: text,
});

/** Files with cues or pairs, as programs of that format write them. */
const FILES: Record<InPlace, string> = {
  srt: '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:02,000 --> 00:00:03,000\nB\n\n5\n00:00:04,000 --> 00:00:05,000\nC\n',
  vtt: 'WEBVTT - talk\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start\nA\n\nNOTE of\nours\n\n00:02.000 --> 00:03.000\nB\n\n00:04.000 --> 00:05.000\nC',
  ass: '[Script Info]\nTitle: T\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,Ann,0,0,0,,A\nComment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,note\nDialogue: 0,0:00:02.00,0:00:03.00,Sign,,0,0,0,,B\nDialogue: 0,0:00:04.00,0:00:05.00,Default,,0,0,0,,C\n\n[Fonts]\n',
  json: '{ "a" : "A",\n  "b":"B",\n\t"c": "C" }',
};

describe.each(FORMATS)('%s', (format) => {
  const read = (content: string) => parseSource(format, content);
  const print = (content: string, rows: (strings: readonly ImportedString[]) => PrintedRow[]) => {
    const { strings, headerAndFooter } = read(content);
    return printSkeleton(IN_PLACE[format], headerAndFooter, rows(strings));
  };
  const texts = (content: string) => read(content).strings.map(({ text }) => text);

  test('printing what was read gives the file, however broken, with its line ends', () => {
    const scraps = fc.array(fc.constantFrom(...SCRAPS[format]), { maxLength: 40 });
    const contents = scraps.map((list) =>
      format === 'json' ? ` {${list.join('')}"z": "x" } ` : list.join(''),
    );
    fc.assert(
      fc.property(contents, (content) => {
        const { headerAndFooter, strings } = read(content);
        if (headerAndFooter === null) return fc.pre(false);
        const { form, footer } = formIn(headerAndFooter.footer);
        const printed = printSkeleton(IN_PLACE[format], { ...headerAndFooter, footer }, strings.map(rowOf));
        expect(withFileBreaks(printed, form.breaks, () => printed)).toBe(content);
      }),
      { numRuns: 1000 },
    );
  });

  const word = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    fc.constantFrom(...SCRAPS[format], '\n\n', '"', '\\', '00:00:01,000 --> 00:00:02,000'),
  );
  const words = fc.array(word, { maxLength: 6 }).map((list) => `Слово${list.join('')}.`);

  test('reading what was printed gives the texts, save blank lines and what would end a cue', () => {
    fc.assert(
      fc.property(words, words, (first, second) => {
        const content = print(FILES[format], (strings) =>
          strings.map((string, at) => ({ ...rowOf(string), words: [first, second][at] ?? string.text })),
        );
        const again = print(content, (strings) => strings.map(rowOf));
        expect(again).toBe(content);
        expect(texts(content)).toHaveLength(3);
        expect(texts(content)[2]).toBe('C');
        const decoded = (text: string) =>
          format === 'vtt' ? text.replaceAll('&lt;', '<').replaceAll('&amp;', '&') : text;
        const bare = (text: string) => decoded(text).replace(/\s|\\N|-->|–>|—>|->|→/g, '');
        expect(texts(content).map(bare)).toEqual([first, second, 'C'].map(bare));
      }),
    );
  });

  test('strings put in another order take with them what belongs to them', () => {
    const orders = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
    fc.assert(
      fc.property(orders, (order) => {
        const content = print(FILES[format], (strings) =>
          order.flatMap((at) => strings.slice(at, at + 1).map(rowOf)),
        );
        const [before, after] = [read(FILES[format]), read(content)];
        const keysOf = (strings: readonly ImportedString[]) => strings.map(({ text, key }) => [text, key]);
        const wanted = order.flatMap((at) => before.strings.slice(at, at + 1));
        expect(keysOf(after.strings)).toEqual(keysOf(wanted));
        const timesOf = ({ context }: ImportedString) => /[\d:.]+ → [\d:.]+/.exec(context)?.[0];
        expect(after.strings.map(timesOf)).toEqual(wanted.map(timesOf));
      }),
    );
  });

  test('a string that came without a file gets a place of its own', () => {
    const added = { key: 'new "one"', context: '', frame: null, words: 'New' };
    fc.assert(
      fc.property(fc.nat(3), (at) => {
        const content = print(FILES[format], (strings) => strings.map(rowOf).toSpliced(at, 0, added));
        expect(texts(content)).toEqual(['A', 'B', 'C'].toSpliced(at, 0, 'New'));
      }),
    );
    const alone = printSkeleton(IN_PLACE[format], null, [added, { ...added, words: 'More' }]);
    expect(texts(alone)).toEqual(['New', 'More']);
  });

  test('with every string left out, header and footer are still there', () => {
    const content = print(FILES[format], (strings) =>
      strings.map((string) => ({ ...rowOf(string), words: null })),
    );
    const { headerAndFooter } = read(FILES[format]);
    expect(content.startsWith(headerAndFooter?.header ?? '?')).toBe(true);
    expect(content.endsWith(headerAndFooter?.footer ?? '?')).toBe(true);
    expect(content).not.toMatch(/\b[ABC]\b(?! red)/);
  });
});
