import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translatedFile } from '../../exports/export.ts';
import { parseSource } from '../../imports/import-source.ts';
import { parseTranslations } from '../../imports/import-translations.ts';
import { ownTranslations } from '../../imports/own-translations.ts';
import { formatOf } from '../detect.ts';

const LUPDATE = readFileSync(join(import.meta.dirname, 'fixtures', 'qt_ts-lupdate.xml'), 'utf8');
const source = parseSource('qt_ts', LUPDATE);
const section = { format: 'qt_ts' as const, splitting: null, ...source.headerAndFooter };
const rowsWith = (by: Record<number, object>) =>
  source.strings.map((one, nth) => ({ ...one, translation: null, ...by[nth] }));
const options = { untranslated: 'empty', escapesBreaks: false, language: 'ru' } as const;

test('each message is a string, with its class, comments and places as context (programs.27)', () => {
  expect(source.languages).toEqual({ source: 'en', target: 'ru-RU' });
  expect(source.strings.map(({ text, key, context }) => [text, key, context])).toEqual([
    ['&Open "file"', '', 'MainWindow, menu · In the menu · main.cpp:12'],
    ['Close', '', 'MainWindow'],
    ['{n, plural, one {%n file(s)} other {%n file(s)}}', '', 'MainWindow'],
    ['Close', '', 'Dialog'],
    ['Line one\nLine two', 'with-id', 'Dialog'],
  ]);
});

test('the file brings its translations, unfinished ones as initial, vanished ones not at all (programs.28)', () => {
  expect(ownTranslations(source, LUPDATE, 'ru').map(({ at, text, isDraft }) => [at, text, isDraft])).toEqual([
    [0, '&Открыть "файл"', false],
    [1, 'Закрыть', true],
    [2, '{n, plural, one {%n файл} few {%n файла} many {%n файлов} other {}}', false],
  ]);
});

test('a translation is written with its state, forms and the language of the file', () => {
  const printed = translatedFile(
    section,
    rowsWith({
      0: { translation: '&Открыть "файл"', isDraft: false },
      1: { translation: 'Закрыть', isApproved: true },
      2: { translation: '{n, plural, one {%n файл} few {%n файла} many {%n файлов} other {}}' },
      3: { translation: 'Закрыть?', isDraft: true },
      4: { translation: 'Раз\nДва & "три"' },
    }),
    options,
  );
  expect(printed).toBe(
    LUPDATE.replace('<translation type="unfinished">Закрыть<', '<translation>Закрыть<')
      .replace('type="unfinished"></translation>', 'type="unfinished">Закрыть?</translation>')
      .replace(
        '<translation type="unfinished"/>',
        '<translation>Раз\nДва &amp; &quot;три&quot;</translation>',
      ),
  );
  const italian = translatedFile(
    section,
    rowsWith({ 2: { translation: '{n, plural, one {a} other {b}}' } }),
    {
      ...options,
      language: 'it',
    },
  );
  expect(italian).toContain('language="it"');
  expect(italian).toContain(
    '<numerusform>a</numerusform>\n            <numerusform>b</numerusform>\n        </translation>',
  );
});

test('translations are matched by source and class, wherever they stand', () => {
  const [, , , dialog] = source.strings;
  const targets = source.strings.map((one, id) => ({ ...one, id, translations: [] }));
  const other =
    '<TS><context><name>Dialog</name><message><source>Close</source><translation>Убрать</translation></message></context></TS>';
  const { pairs } = parseTranslations('qt_ts', other, targets, {
    ...options,
    splitting: null,
    loadsSame: false,
  });
  expect(pairs.map(({ string }) => string?.context)).toEqual([dialog?.context]);
});

test('a file is known by its content, and refused with the line where it is broken', () => {
  expect(formatOf(LUPDATE, 'a.txt')).toBe('qt_ts');
  expect(parseSource('qt_ts', '<TS>\n<context></TS>')).toMatchObject({
    problems: [{ kind: 'brokenXml', line: 2 }],
  });
});
