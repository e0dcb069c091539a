import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  bytesOf,
  KEPT_FILES,
  readIn,
  TEXT_FILES,
  wholeBook,
  wholeText,
} from '../../../test/files-of-formats.ts';
import { isArchive } from '../../core/archive/archive.ts';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { FORMAT_IDS, FORMATS, hasCapability } from '../../formats/model/format.ts';
import { FILE_FORMATS } from '../../formats/registry.ts';
import { parseSource } from '../imports/import-source.ts';
import { sourceFile, translatedFile } from './export.ts';

/** Every file, with how it is read again after a change. */
const FILES = [
  ...TEXT_FILES.map(({ name, content, format }) => ({
    name,
    format,
    bytes: bytesOf(content),
    open: (bytes: Uint8Array) => wholeText(format, name, bytes),
  })),
  ...KEPT_FILES.map(({ name, bytes }) => ({
    name,
    format: name.endsWith('.xlsx') ? ('xlsx' as const) : undefined,
    bytes,
    open: (bytes: Uint8Array) =>
      name.endsWith('.xlsx') ? wholeText('xlsx', name, bytes) : wholeBook(name, bytes),
  })),
];

/** What a file consists of, byte by byte: the files of an archive. */
const partsOf = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isArchive(bytes) ? unzipSync(bytes) : { '': bytes }).map(([path, part]) => [
      path,
      Buffer.from(part).toString('latin1'),
    ]),
  );

/** The only place in which two files differ: from where to where in the first one. */
function placeOfChange(before: Uint8Array, after: Uint8Array) {
  const [one, other] = [partsOf(before), partsOf(after)];
  expect([...other.keys()]).toEqual([...one.keys()]);
  const [part, ...more] = [...one.keys()].filter((path) => one.get(path) !== other.get(path));
  expect(more).toEqual([]);
  if (part === undefined) return undefined;
  const [was, is] = [one.get(part) ?? '', other.get(part) ?? ''];
  const most = Math.min(was.length, is.length);
  let from = 0;
  while (from < most && was[from] === is[from]) from++;
  let behind = 0;
  while (behind < most - from && was.at(-1 - behind) === is.at(-1 - behind)) behind++;
  return { part, from, to: was.length - behind };
}

/** Some of the places of a list, first and last among them. */
const someOf = (amount: number) =>
  [...Array(Math.min(amount, 25)).keys()].map((nth) =>
    Math.floor((nth * (amount - 1)) / Math.max(1, Math.min(amount, 25) - 1)),
  );

test('there is a file of every format', () => {
  const books = KEPT_FILES.filter(({ name }) => !name.endsWith('.xlsx')).map(({ name }) =>
    name.split('.').at(-1),
  );
  const texts = new Set(TEXT_FILES.map(({ format }) => format));
  const isBookThere = (endings: readonly string[]) => endings.some((one) => books.includes(one));
  for (const format of FORMAT_IDS)
    expect(texts.has(format) || format === 'xlsx' || isBookThere(FORMATS[format].extensions), format).toBe(
      true,
    );
});

describe.each(FILES)('$name', ({ format, bytes, open }) => {
  const file = open(bytes);

  test('comes back byte for byte as it is, and without translations (imports.63)', () => {
    expect(file.texts.length).toBeGreaterThan(0);
    expect(bytesOf(file.source()).equals(bytes)).toBe(true);
    // A list of inner-format JSON gets a place for each translation (exports.8).
    if (format === 'special_json') return;
    expect(bytesOf(file.with(new Map())).equals(bytes)).toBe(true);
    if (file.isBilingual) return;
    const own = new Map(file.texts.entries());
    for (const one of [file.with(own), file.with(new Map(), { untranslated: 'source' })])
      expect(bytesOf(one).equals(bytes)).toBe(true);
  });

  test('a changed translation changes one place, which is that of no other (imports.63)', () => {
    const untouched = file.with(new Map());
    const places = new Map<string, { from: number; to: number }[]>();
    for (const nth of new Set(someOf(file.texts.length))) {
      const text = file.texts[nth] ?? '';
      if (mayBePlural(text)) continue;
      const after = file.with(new Map([[nth, `${text}x`]]));
      const place = placeOfChange(untouched, after);
      if (place) places.set(place.part, [...(places.get(place.part) ?? []), place]);
      // The title of a book that is no longer its first heading is a text of its own.
      if (!file.isBilingual && format !== undefined && format !== 'special_json')
        expect([nth, open(after).texts.toSpliced(nth, 1)]).toEqual([nth, file.texts.toSpliced(nth, 1)]);
    }
    for (const all of places.values()) {
      const inOrder = all.toSorted((one, other) => one.from - other.from);
      for (const [nth, one] of inOrder.entries())
        for (const other of inOrder.slice(nth + 1)) {
          // A note is within the paragraph that has its mark.
          if (other.from < one.to) expect(other.to).toBeLessThanOrEqual(one.to);
        }
    }
  });
});

/** Formats that can't have a text with a control character, or whose next entry may be spelled by that one. */
const REFUSED = [
  'android',
  'xliff',
  'resx',
  'stringsdict',
  'qt_ts',
  'ttml',
  'apple_strings',
  'fluent',
  'yaml',
];
const LONG = 'y'.repeat(2001);

describe.each(TEXT_FILES)('what can be no string of $name', ({ name, content, format }) => {
  const { rows, options } = readIn(format, name, bytesOf(content));
  const places = rows.flatMap(({ text }, nth) =>
    /^[\p{L}\p{N} ,.!?]{1,60}$/u.test(text) && content.split(text).length === 2 ? nth : [],
  );
  const control = /json|arb|xcstrings/.test(format) ? '\\u0004' : '\u0004';

  test.skipIf(places.length === 0).each([
    ['control', (text: string) => `${text.slice(0, 2)}${control}${text.slice(2)}`],
    ['tooLong', () => LONG],
  ] as const)('is named and stays, or the file is refused with its line: %s (imports.63)', (kind, spoilt) => {
    for (const nth of places) {
      const { text = '' } = rows[nth] ?? {};
      const wrong = spoilt(text);
      const broken = content.replace(text, wrong);
      const read = parseSource(format, broken);
      if (!read.ok) {
        const mayBeRefused = kind === 'control' ? REFUSED.includes(format) : isSplit(format);
        expect([format, mayBeRefused]).toEqual([format, true]);
        expect(read.problems[0]?.line).toBeGreaterThan(0);
        continue;
      }
      expect(read.strings.map((one) => one.text)).toEqual(rows.map((one) => one.text).toSpliced(nth, 1));
      expect(read.warnings.map((one) => one.kind)).toContain(kind);
      const kept = { format: read.readAs, splitting: null, ...read.headerAndFooter };
      expect(sourceFile(kept, read.strings)).toBe(broken);
      const none = read.strings.map((one) => ({ ...one, translation: null }));
      for (const untranslated of ['empty', 'skip'] as const) {
        const printed = translatedFile(kept, none, { ...options, untranslated });
        expect(printed).toContain(wrong);
        const again = parseSource(format, printed);
        const isRefused = kind === 'control' && !again.ok && REFUSED.includes(format);
        expect([isRefused, ...again.warnings.map((one) => one.kind)]).toContain(isRefused || kind);
      }
      const targets = read.strings.map((one, id) => ({ ...one, id, translations: [] }));
      const how = { escapesBreaks: false, language: 'ru', splitting: null } as const;
      const words = translatedFile(
        kept,
        read.strings.map((one) => ({ ...one, translation: 'Слово' })),
        options,
      );
      expect(FILE_FORMATS[read.readAs].readTranslations(words, targets, how).problems).toEqual([]);
    }
  });
});

/** Whether a text that is too long is refused until it is split, or shortened. */
const isSplit = (format: (typeof TEXT_FILES)[number]['format']) =>
  hasCapability(format, 'splits') ||
  hasCapability(format, 'parts') ||
  format === 'json' ||
  format === 'markdown';
