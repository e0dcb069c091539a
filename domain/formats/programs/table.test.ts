import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedText } from '../../core/text/text.ts';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { parseTranslations } from '../../files/imports/import-translations.ts';
import { ownTranslations } from '../../files/imports/own-translations.ts';
import { formatOf } from '../detect.ts';
import { type Columns, readColumns, withColumn, writtenColumns } from '../model/table-choice.ts';

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

/** A table that is read as was chosen, printed with these translations. */
function chosen(content: string, columns: Columns, hasHeader?: boolean) {
  const source = parseSource('csv', content, { table: { columns, hasHeader } });
  const section = { format: 'csv' as const, splitting: null, ...source.headerAndFooter };
  const print = (translations: readonly (string | null)[], wanted: object = {}) =>
    translatedFile(
      section,
      source.strings.map((one, nth) => ({ ...one, translation: translations[nth] ?? null })),
      { ...options, untranslated: 'source', ...wanted },
    );
  return { source, section, print };
}

test('columns are as they are chosen, and stay so in the exported file (programs.34)', () => {
  const file = 'Note,Original text,ID,Ours,Chars\nMenu,Open,a.open,,10\nMenu,Close,a.close,Закрыть,x\n';
  const columns = readColumns('context,source,key,translation,max_length') ?? [];
  const { source, section, print } = chosen(file, columns, true);
  expect(
    source.strings.map(({ key, text, context, max_length }) => [key, text, context, max_length]),
  ).toEqual([
    ['a.open', 'Open', 'Menu', 10],
    ['a.close', 'Close', 'Menu', null],
  ]);
  expect(print(['Открыть', 'Закрыть'])).toBe(file.replace('a.open,,', 'a.open,Открыть,'));
  expect(sourceFile(section, source.strings)).toBe(file);
  expect(ownTranslations(source, file, 'ru', { columns, hasHeader: true })).toMatchObject([
    { at: 1, text: 'Закрыть' },
  ]);
  // Without the choice the same table has no translations.
  expect(opened(file).own()).toEqual([]);
});

test('a first record can be chosen to be names or a text', () => {
  const file = 'key,source\na,b\n';
  expect(chosen(file, ['key', 'source'], false).source.strings.map(({ text }) => text)).toEqual([
    'source',
    'b',
  ]);
  expect(chosen('One,Two\na,b\n', ['key', 'source'], true).source.strings.map(({ text }) => text)).toEqual([
    'b',
  ]);
});

test('a state column says which translations are initial and which are approved', () => {
  const file =
    'key,source,translation,status\na,One,Один,Needs review\nb,Two,Два,approved\nc,Three,Три,done\n';
  const source = parseSource('csv', file);
  const targets = source.strings.map((one, id) => ({ ...one, id, translations: [] }));
  const read = { ...options, splitting: null, loadsSame: false };
  expect(
    parseTranslations('csv', file, targets, read).pairs.map(({ isDraft = false, isApproved = false }) => [
      isDraft,
      isApproved,
    ]),
  ).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  // It is only read.
  expect(opened(file).print(['Одно', 'Два', 'Три'])).toBe(file.replace('Один', 'Одно'));
});

test('without names the columns are guessed by what is in them, and the guess is kept', () => {
  const columnsOf = (content: string) => parseSource('csv', content).table?.columns;
  expect(columnsOf('a.b,Open the file,20,draft\nc.d,Close it,12,approved\n')).toEqual([
    'key',
    'source',
    'max_length',
    'state',
  ]);
  expect(columnsOf('Open the file,Открыть файл\nClose it now,Закрыть сейчас\n')).toEqual([
    'source',
    'translation',
  ]);
  const { section, source } = opened('Open the file,\nClose it now,Закрыть\n');
  expect(sourceFile(section, source.strings)).toBe('Open the file,\nClose it now,Закрыть\n');
  expect(
    translatedFile(
      section,
      [{ ...(source.strings[1] as (typeof source.strings)[0]), translation: 'Всё' }],
      options,
    ),
  ).toBe('Close it now,Всё\n');
});

test('a chosen column of another language gives way to that of the project, as in other languages of a family', () => {
  const { print } = chosen('id,en,ru,it\na,Yes,,\n', ['key', 'source', 'translation', null], true);
  expect(print(['Да'])).toBe('id,en,ru,it\na,Yes,Да,\n');
  expect(print(['Sì'], { language: 'it' })).toBe('id,en,ru,it\na,Yes,,Sì\n');
});

test('line breaks and a byte order mark come out as they came in, and Excel gets a mark (programs.36)', () => {
  const excel = '\uFEFFkey;source;translation\r\na;"One\nline";\r\nb;Two;Два\r\n';
  expect(opened(excel).print([null, 'Два'])).toBe(excel);
  expect(opened(excel).print(['Одна\nстрока', 'Два'])).toBe(excel.replace('line";', 'line";"Одна\nстрока"'));
  const { source, section } = opened(excel);
  expect(sourceFile(section, source.strings)).toBe(excel);
  const all = excel.replace('One\nline', 'One\r\nline');
  expect(opened(all).print([null, 'Два'])).toBe(all);
  const plain = 'key,source,translation\na,One,Один\n';
  expect(opened(plain).print(['Один'])).toBe(plain);
  expect(opened(plain).print(['Один'], { forExcel: true })).toBe(`\uFEFF${plain}`);
  expect(opened(excel).print([null, 'Два'], { forExcel: true })).toBe(excel);
});

test('any table with any settings comes out as it came in', () => {
  const cell = fc.constantFrom('a', 'b c', '"q ""x"", y"', '"two\nlines"', '', '#table {}', '7');
  const record = fc.array(cell, { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(
      fc.array(record, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.option(fc.boolean(), { nil: undefined }),
      fc.shuffledSubarray(['source', 'key', 'translation'] as const, { minLength: 3 }),
      (records, line, hasMark, hasHeader, columns) => {
        const file = (hasMark ? '\uFEFF' : '') + records.map((one) => one.join(',') + line).join('');
        const { source, section } = chosen(file, columns, hasHeader);
        if (source.strings.length > 0) expect(sourceFile(section, source.strings)).toBe(file);
      },
    ),
  );
});

test('a header that no table has written is no reason to fail', () => {
  for (const header of [
    '#table',
    '#table \n',
    '#table {"columns":["x"]}\nkey,source\n',
    '#table null\n',
    '#table [1]\n',
  ]) {
    const section = { format: 'csv' as const, splitting: null, header, footer: '' };
    const row = { text: 'One', key: 'a', context: '', max_length: null, frame: null };
    expect(sourceFile(section, [row])).toContain('One');
  }
  expect(opened('#table {"hasMark":true}\nOne\n').source.strings.map(({ text }) => text)).toContain('One');
  const { section, source } = opened('#table,source\na,One\n');
  expect(sourceFile(section, source.strings)).toBe('#table,source\na,One\n');
});

test('columns are written and read again, and a chosen role takes the place of the other', () => {
  expect(readColumns('key, source,,translation')).toEqual(['key', 'source', null, 'translation']);
  expect(writtenColumns(['key', 'source', null])).toBe('key,source,');
  for (const wrong of ['', 'key', 'source,source', 'key,key,source', 'sources', 'source,'.repeat(101)])
    expect(readColumns(wrong)).toBeUndefined();
  expect(withColumn(['key', 'source', null], 2, 'source')).toEqual(['key', null, 'source']);
  expect(withColumn(['key', 'source', 'context'], 0, 'context')).toEqual(['context', 'source', 'context']);
});
