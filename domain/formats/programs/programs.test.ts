import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../../exports/export.ts';
import { parseSource } from '../../imports/import-source.ts';
import { formatOf } from '../detect.ts';
import { FORMAT_IDS, type Format } from '../model/format.ts';
import { normalizeLineEndings } from '../model/skeleton.ts';
import { FILE_FORMATS } from '../registry.ts';

/** Cases of each property: `npm run fuzz -- formats` tries more. */
const numRuns = Number(process.env.FORMAT_CASES ?? 40);
const timeout = 60_000 + numRuns * 100;

const FIXTURES = join(import.meta.dirname, 'fixtures');
const files = globSync('*', { cwd: FIXTURES })
  .sort()
  .map((name) => {
    const content = normalizeLineEndings(readFileSync(join(FIXTURES, name), 'utf8'));
    return { name, content, format: formatOf(content, name) };
  });

const sectionOf = (format: Format, content: string) => {
  const { strings, headerAndFooter } = parseSource(format, content);
  return { strings, section: { format, splitting: null, ...headerAndFooter } };
};
const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;

/** The file with a translation of one string; the other texts are as they are. */
function withOne(format: Format, content: string, at: number, words: string): string {
  const { strings, section } = sectionOf(format, content);
  const rows = strings.map((one, nth) => ({ ...one, translation: nth === at ? words : one.text }));
  return translatedFile(section, rows, options);
}

test('each file is one of a format of its name', () => {
  for (const { name, format } of files)
    expect(name.startsWith(`${FORMATS_BY_NAME[format] ?? format}-`), `${name}: ${format}`).toBe(true);
  expect(files.length).toBeGreaterThan(3);
});
const FORMATS_BY_NAME: Partial<Record<Format, string>> = {};

describe.each(files)('$name', ({ content, format }) => {
  const { strings, section } = sectionOf(format, content);

  test('comes out as it came', () => {
    expect(strings.length).toBeGreaterThan(0);
    expect(sourceFile(section, strings)).toBe(content);
    expect(
      translatedFile(
        section,
        strings.map((one) => ({ ...one, translation: one.text })),
        options,
      ),
    ).toBe(content);
  });

  const at = fc.nat(strings.length - 1);
  const scrap = fc.constantFrom(
    "'",
    '"',
    '\\',
    '\n',
    ' ',
    '&',
    '<',
    '>',
    '<b>',
    '</b>',
    '<x/>',
    '%s',
    '{',
    '}',
    '=',
    ':',
    '#',
    ';',
    ',',
    ']]>',
  );
  const words = fc
    .array(fc.oneof(scrap, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 8 })
    .map((parts) => `Слово${parts.join('')}.`);

  test('changes only at the string that is translated, and is read as it is translated', { timeout }, () => {
    fc.assert(
      fc.property(at, words, (nth, text) => {
        const printed = withOne(format, content, nth, text);
        const again = sectionOf(format, printed);
        expect(again.strings.map(({ key }) => key)).toEqual(strings.map(({ key }) => key));
        const others = (list: typeof strings) => list.toSpliced(nth, 1).map((one) => one.text);
        expect(others(again.strings)).toEqual(others(strings));
        // Everything before its spelling, and everything behind it, is as it was.
        const tail = content.length - lengthBehind(nth);
        expect(printed.startsWith(content.slice(0, startOf(nth)))).toBe(true);
        expect(printed.endsWith(content.slice(tail))).toBe(true);
        expect(withOne(format, printed, nth, again.strings[nth]?.text ?? '')).toBe(printed);
      }),
      { numRuns },
    );
  });

  /** Where the spelling of a string begins in the file, and how many characters are behind it. */
  function startOf(nth: number): number {
    const { header = '' } = section;
    const spelled = (one: (typeof strings)[number]) => one.frame?.raw ?? rawOf(one);
    const before = strings.slice(0, nth).map((one) => (one.frame?.lead ?? '') + spelled(one));
    return (header + before.join('') + (strings[nth]?.frame?.lead ?? '')).length;
  }
  function rawOf({ text, key, context, frame }: (typeof strings)[number]): string {
    const empty = { header: '', footer: '' };
    const row = { text, key, context, max_length: null, frame };
    return sourceFile({ ...section, ...empty }, [row]).slice(
      (frame?.lead ?? '').replace(FILE_FORMATS[format].skeleton?.separated ?? /$^/, '').length,
    );
  }
  function lengthBehind(nth: number): number {
    const one = strings[nth];
    return content.length - startOf(nth) - (one ? (one.frame?.raw ?? rawOf(one)).length : 0);
  }

  test('is read or refused, whatever is wrong with it', { timeout }, () => {
    const edits = fc.array(
      fc.record({
        at: fc.nat(content.length),
        cut: fc.nat(20),
        put: fc.oneof(scrap, fc.string({ maxLength: 4 })),
      }),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(edits, fc.constantFrom(...FORMAT_IDS), (list, other) => {
        const broken = list.reduce(
          (file, { at: place, cut, put }) => file.slice(0, place) + put + file.slice(place + cut),
          content,
        );
        const read = sectionOf(format, broken);
        if (read.strings.length > 0) {
          const rows = read.strings.map((one) => ({ ...one, translation: one.text }));
          expect(translatedFile(read.section, rows, options)).toBe(normalizeLineEndings(broken));
        }
        FILE_FORMATS[format].readTranslations(
          broken,
          strings.map((one, id) => ({ ...one, id, translations: [] })),
          {
            escapesBreaks: false,
            language: 'ru',
            splitting: null,
          },
        );
        // A file of another format is no accident either.
        parseSource(other, broken);
      }),
      { numRuns },
    );
  });
});
