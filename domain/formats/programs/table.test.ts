import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../../exports/export.ts';
import { parseSource } from '../../imports/import-source.ts';
import { parseTranslations } from '../../imports/import-translations.ts';
import { ownTranslations } from '../../imports/own-translations.ts';
import { storedText } from '../../texts/text.ts';
import { formatOf } from '../detect.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8').replace(/^\uFEFF/, '');
const options = { untranslated: 'empty', escapesBreaks: false, language: 'ru' } as const;

function opened(content: string) {
  const source = parseSource('csv', content);
  const section = { format: 'csv' as const, splitting: null, ...source.headerAndFooter };
  const print = (translations: readonly (string | null)[], wanted: object = {}) =>
    translatedFile(
      section,
      source.strings.map((one, nth) => ({ ...one, translation: translations[nth] ?? null })),
      { ...options, ...wanted },
    );
  const own = (language = 'ru') =>
    ownTranslations(source, content, language).map(({ at, text }) => [at, text]);
  return { source, section, print, own, texts: source.strings.map(({ key, text }) => [key, text]) };
}

test('columns are found by usual names, with any delimiter (programs.31)', () => {
  const excel = opened(fixture('csv-excel.csv'));
  expect(excel.source.strings.map(({ key, text, context }) => [key, text, context])).toEqual([
    ['greeting', 'Hello, world!', ''],
    ['say', 'He said "no"', 'A quote; with a semicolon'],
    ['short', 'Short', ''],
    ['dash', '-5 points', 'Begins with a sign'],
  ]);
  expect(excel.own()).toEqual([
    [0, 'Привет, мир!'],
    [3, '-5 очков'],
  ]);
  const toolkit = opened(fixture('csv-toolkit.csv').replaceAll('\r', ''));
  expect(toolkit.source.strings.map(({ text, context }) => [text, context])).toEqual([
    ['Open "file", now', 'main.c:12'],
    ['Close', 'main.c:20'],
    ['Line one\nLine two', 'main.c:30'],
  ]);
  expect(opened(fixture('csv-python.csv')).source.strings[0]).toMatchObject({
    max_length: 40,
    context: 'In the menu',
  });
});

test('of columns named by languages the one of the project has the translations', () => {
  const { own, print } = opened('key,en,ru,pt_BR\na,Yes,Да,Sim\nb,No,,\n');
  expect(own()).toEqual([[0, 'Да']]);
  expect(own('pt-BR')).toEqual([[0, 'Sim']]);
  expect(print([null, 'Não'], { language: 'pt' })).toBe('key,en,ru,pt_BR\na,Yes,Да,\nb,No,,Não\n');
});

test('without names one column is the source, two are key and source, three have the translation too', () => {
  expect(opened('Hello, world\nBye\n').texts).toEqual([
    ['', 'Hello, world'],
    ['', 'Bye'],
  ]);
  expect(opened('a;Hello, world\nb;Bye\n').texts).toEqual([
    ['a', 'Hello, world'],
    ['b', 'Bye'],
  ]);
  expect(opened('\n\nkey;source\n\na;One\n').texts).toEqual([['a', 'One']]);
  expect(opened('a\tHello\tПривет\nb\tBye\t\n').own()).toEqual([[0, 'Привет']]);
});

test('only the cell of a translation changes, and a short record gets the cells that it lacks', () => {
  const file = fixture('csv-excel.csv');
  expect(opened(file).print(['Привет, мир!', 'Он сказал: «нет»; да', 'Коротко', '-5 очков'])).toBe(
    file
      .replace('""no""";;', '""no""";"Он сказал: «нет»; да";')
      .replace('short;Short', 'short;Short;Коротко'),
  );
});

test('in a table without translations they stand in the place of the sources, and come in by key (programs.32)', () => {
  const { print, source, own } = opened(fixture('csv-mono.csv'));
  expect(own()).toEqual([]);
  const printed = print(['Моя программа', null, null, 'Конец'], { untranslated: 'source' });
  expect(printed).toBe(
    fixture('csv-mono.csv').replace('My program', 'Моя программа').replace('The end', 'Конец'),
  );
  const targets = source.strings.map((one, id) => ({ ...one, id, translations: [] }));
  const read = { ...options, splitting: null, loadsSame: false };
  expect(
    parseTranslations('csv', 'key,value\nend,Конец\n', targets, read).pairs.map(({ string, text }) => [
      string?.key,
      text,
    ]),
  ).toEqual([['end', 'Конец']]);
  const lines = opened('source\nOne\nTwo\n').source.strings.map((one, id) => ({
    ...one,
    id,
    translations: [],
  }));
  expect(
    parseTranslations('csv', 'source\n\nДва\n', lines, read).pairs.map(({ string, text }) => [
      string?.text,
      text,
    ]),
  ).toEqual([['Two', 'Два']]);
  expect(parseTranslations('csv', 'source\nДва\n', lines, read).problems).toEqual([
    { kind: 'wrongAmount', lines: 1, strings: 2 },
  ]);
});

test('a translation that a spreadsheet would take for a formula is written as a text (programs.33)', () => {
  const { print } = opened('source,translation\nSum,\n-5 points,\nNote,\n');
  const printed = print(['=SUM(A1)', '-5 очков', "'=x"]);
  expect(printed).toBe("source,translation\nSum,'=SUM(A1)\n-5 points,-5 очков\nNote,''=x\n");
  expect(opened(printed).own()).toEqual([
    [0, '=SUM(A1)'],
    [1, '-5 очков'],
    [2, "'=x"],
  ]);
});

test('any translation comes back as it was written', () => {
  const piece = fc.constantFrom(...'=+-@\'",;\t\n a1', 'sep=;', 'key');
  const text = fc
    .array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 3 })), { minLength: 1, maxLength: 6 })
    .map((parts) => storedText(parts.join('')))
    .filter((one) => one.trim() !== '');
  fc.assert(
    fc.property(text, text, fc.constantFrom(',', ';', '\t'), (source, translation, delimiter) => {
      const header = ['key', 'source', 'translation'].join(delimiter);
      const cell = `"${source.replaceAll('"', '""')}"`;
      const file = `${header}\nk${delimiter}${cell}${delimiter}\n`;
      const { print, source: read } = opened(file);
      expect(read.strings).toHaveLength(1);
      const printed = print([translation]);
      expect(opened(printed).own()).toEqual([[0, translation]]);
      expect(printed.startsWith(file.slice(0, -1))).toBe(true);
    }),
  );
});

test('new strings are records with the columns of the table', () => {
  const { source, section } = opened('id;notes;text\na;;One\n');
  const made = { text: 'Two; three', key: 'b', context: '=why', line: 1, max_length: null, frame: null };
  expect(sourceFile(section, [...source.strings, made])).toBe(
    'id;notes;text\na;;One\nb;\'=why;"Two; three"\n',
  );
  const alone = sourceFile({ format: 'csv', splitting: null, header: null, footer: null }, [
    { ...made, max_length: 9 },
  ]);
  expect(alone).toBe('key,source,translation,context,max_length\nb,"Two; three",,\'=why,9\n');
});

test('a table is known by its name, and refused with the line where quotes do not end', () => {
  expect(formatOf('a,b', 'a.csv')).toBe('csv');
  expect(formatOf('a\tb', 'a.TSV')).toBe('tsv');
  expect(formatOf('key,source\na,b')).toBe('text');
  expect(parseSource('csv', 'key,source\na,"b\n')).toMatchObject({
    problems: [{ kind: 'brokenEntry', line: 2 }],
  });
});

test('a million quotes are read in linear time', () => {
  const file = `key,source\na,"${'""'.repeat(500_000)}"\nb,Text\n`;
  expect(parseSource('csv', file).warnings).toHaveLength(1);
});
