import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { formatOf } from '../detect.ts';
import type { FileLanguages } from '../model/file-languages.ts';
import { FORMAT_IDS, FORMATS, type Format } from '../model/format.ts';
import { normalizeLineEndings } from '../model/skeleton.ts';
import { FILE_FORMATS } from '../registry.ts';
import { layoutOf } from './table-layout.ts';

/** Cases of each property: `npm run fuzz -- formats` tries more. */
/** An XLIFF file that says no language of its targets gets that of the project (docs/formats/xliff.md). */
const withoutTarget = (text: string) => text.replaceAll(' target-language="ru"', '');
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
  const { strings, headerAndFooter, languages } = parseSource(format, content);
  return { strings, languages, section: { format, splitting: null, ...headerAndFooter } };
};
const isTable = (format: Format) => FORMATS[format].family === 'csv';
/** Whether a file has translations beside its sources; a table may have a column for them. */
const isBilingual = (format: Format, content: string) =>
  FORMATS[format].kind === 'bilingual' &&
  (!isTable(format) || layoutOf(normalizeLineEndings(content), 'ru').target !== undefined);
/** Options that change nothing of a file: a language that it names is that of its texts. */
function optionsOf(format: Format, content: string, languages?: FileLanguages) {
  if (!isBilingual(format, content))
    return { untranslated: 'source', escapesBreaks: false, language: languages?.source ?? '' } as const;
  const hasMany = isTable(format) || format === 'xcstrings';
  const language = languages?.target ?? (hasMany ? 'ru' : '');
  return { untranslated: 'empty', escapesBreaks: false, language } as const;
}

/** The strings of a file with the translations that it has: of a file in one language its own texts. */
function rowsOf(format: Format, content: string) {
  const { strings, section, languages } = sectionOf(format, content);
  const targets = strings.map((one, id) => ({ ...one, id, translations: [] }));
  const { pieces } = FILE_FORMATS[format].readTranslations(content, targets, {
    escapesBreaks: false,
    language: 'ru',
    splitting: null,
    isSource: true,
  });
  const own = new Map(pieces.map((piece) => ['at' in piece ? piece.at : -1, piece]));
  const rows = strings.map((one, nth) => {
    if (!isBilingual(format, content)) return { ...one, translation: one.text, isDraft: false };
    return { ...one, translation: own.get(nth)?.text ?? null, isDraft: own.get(nth)?.isDraft === true };
  });
  return { rows, section, options: optionsOf(format, content, languages) };
}

/** The file with a translation of one string; the others are as they are. */
function withOne(format: Format, content: string, at: number, translation: string | null): string {
  const { rows, section, options } = rowsOf(format, content);
  const one = rows[at];
  const changed = one && translation !== one.translation ? [{ ...one, translation, isDraft: false }] : [];
  return translatedFile(section, changed.length > 0 ? rows.toSpliced(at, 1, ...changed) : rows, options);
}

test('each file is one of a format of its name', () => {
  for (const { name, format } of files)
    expect(name.startsWith(`${format}-`), `${name}: ${format}`).toBe(true);
  expect(files.length).toBeGreaterThan(3);
});

describe.each(files)('$name', ({ content, format }) => {
  const { rows, section } = rowsOf(format, content);
  const at = fc.nat(rows.length - 1);
  const scrap = fc.constantFrom(
    ...['<b>', '</b>', '<x/>', '%s', ']]>', '\n', '  '],
    ...'\'"\\ &<>{}=:#;,|-?@$',
  );
  const words = fc
    .array(fc.oneof(scrap, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 8 })
    .map((parts) => `Слово${parts.join('')}.`);

  test('changes only at the string that is translated, and is read as it is translated', { timeout }, () => {
    fc.assert(
      fc.property(at, words, (nth, text) => {
        const printed = withOne(format, content, nth, text);
        const again = rowsOf(format, printed).rows;
        expect(again.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
        const others = (list: typeof rows) => list.toSpliced(nth, 1).map(({ translation }) => translation);
        expect(others(again)).toEqual(others(rows));
        const { from, to } = placeOf(nth);
        expect(printed.startsWith(content.slice(0, from))).toBe(true);
        expect(printed.endsWith(content.slice(to))).toBe(true);
        expect(withOne(format, printed, nth, again[nth]?.translation ?? null)).toBe(printed);
        if (!mayBePlural(rows[nth]?.text ?? '')) expect(bare(again[nth]?.translation ?? '')).toBe(bare(text));
      }),
      { numRuns },
    );
  });

  /** A text without what a format may not be able to say. */
  const bare = (text: string) => text.replace(/[\s\p{Cc}\uFFFD]|<\/?[a-z]{1,4}\d*\/?>/gu, '');

  /** Where what belongs to a string begins in the file, and where its text ends. */
  function placeOf(nth: number): { from: number; to: number } {
    const { skeleton } = FILE_FORMATS[format];
    let at = (section.header ?? '').length;
    for (const [index, { frame, ...row }] of rows.entries()) {
      const { lead, raw } = frame ?? { lead: '', raw: null };
      const from = at + (skeleton?.ownAt(lead) ?? 0);
      const rest = { ...row, frame: { lead, raw } };
      // An attribute that is printed alone has its message in front.
      const alone = sourceFile({ ...section, header: '', footer: '' }, [rest]);
      const before = lead.replace(skeleton?.separated ?? /$^/, '');
      const printed = raw ?? alone.slice(Math.max(0, alone.indexOf(before)) + before.length);
      at += lead.length + printed.length;
      if (index === nth) return { from, to: at };
    }
    return { from: at, to: at };
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
        const read = rowsOf(format, broken);
        // What the forms of a Qt file mean is known by its language alone.
        const isUnknown = read.section.format === 'qt_ts' && read.options.language === '';
        if (read.rows.length > 0 && !isUnknown)
          expect(withoutTarget(translatedFile(read.section, read.rows, read.options))).toBe(
            withoutTarget(normalizeLineEndings(broken)),
          );
        // A file of another format is no accident either.
        parseSource(other, broken);
      }),
      { numRuns },
    );
  });
});
