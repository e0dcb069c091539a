import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { parseTranslations } from '../../files/imports/import-translations.ts';
import { ownTranslations } from '../../files/imports/own-translations.ts';
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

test('bytes that XML cannot have are marks, and other spaces are references', () => {
  const file = (source: string, translation: string) =>
    `<TS language="ru"><context><name>A</name><message><source>${source}</source><translation>${translation}</translation></message></context></TS>`;
  const content = file(
    '<byte value="x1b"/>[1m%1&#xa0;s<byte value="7"></byte>',
    '%1&#xa0;с<byte value="7"/><byte value="x1b"/>&#x2009;',
  );
  const { own, printed } = withForms(content, 'ru', (text) => text);
  expect(parseSource('qt_ts', content).strings.map(({ text }) => text)).toEqual(['<x/>[1m%1\u00a0s<x2/>']);
  expect(own?.text).toBe('%1\u00a0с<x2/><x/>\u2009');
  expect(printed).toBe(content);
  expect(withForms(content, 'ru', () => '<x/>[1m%1\u00a0\u3000с <b> <x2/><x3/>').printed).toContain(
    '<translation><byte value="x1b"/>[1m%1&#xa0;&#x3000;с &lt;b&gt; <byte value="7"/>&lt;x3/&gt;<',
  );
});

/** A file with a plural in a language. */
const numerus = (language: string, forms: readonly string[]) =>
  `<TS language="${language.replace('-', '_')}"><context><name>A</name><message numerus="yes"><source>%n lamp(s)</source><translation>${forms.map((form) => `\n<numerusform>${form}</numerusform>`).join('')}\n</translation></message></context></TS>`;

function withForms(file: string, language: string, change: (text: string) => string) {
  const load = parseSource('qt_ts', file);
  const [own] = ownTranslations(load, file, language);
  const translation = change(own?.text ?? '');
  const isDraft = translation === own?.text && own?.isDraft === true;
  const rows = load.strings.map((one) => ({ ...one, translation, isDraft }));
  return {
    own,
    printed: translatedFile({ ...section, ...load.headerAndFooter }, rows, { ...options, language }),
  };
}

test.each([
  ['hu', 'one {0} other {0}'],
  ['ja', 'other {0}'],
  ['en', 'one {0} other {1}'],
  ['pt-BR', 'one {0} other {1}'],
  ['ru', 'one {0} few {1} many {2} other {}'],
  ['lv', 'zero {2} one {0} other {1}'],
  ['ga', 'one {0} two {1} few {2} many {2} other {2}'],
  ['gd', 'one {0} two {1} few {2} other {3}'],
  ['sl', 'one {0} two {1} few {2} other {3}'],
  ['cy', 'zero {0} one {1} two {2} few {2} many {3} other {4}'],
  ['mk', 'one {0} other {2}'],
])(
  'the forms of %s are those that its programs count, and come out as they came (programs.27)',
  (language, said) => {
    const amount = Math.max(...[...said.matchAll(/\{(\d)\}/g)].map(([, form]) => Number(form))) + 1;
    const forms = Array.from({ length: amount }, (_, nth) => `${nth}`);
    const file = numerus(language, forms);
    const { own, printed } = withForms(file, language, (text) => text);
    expect(own).toMatchObject({ text: `{n, plural, ${said}}`, isDraft: false });
    expect(printed).toBe(file);
    const isSaid = (form: string) => said.includes(`{${form}}`);
    const changed = withForms(file, language, (text) => text.replace(/\{(\d)\}/g, '{new $1}')).printed;
    expect(changed).toBe(
      numerus(
        language,
        forms.map((form) => (isSaid(form) ? `new ${form}` : form)),
      ),
    );
    // More forms than the language has: nobody knows which they are.
    const more = numerus(language, [...forms, 'more']);
    const kept = withForms(more, language, (text) => text);
    expect(kept.own).toMatchObject({ isDraft: true, formsDoubt: 'otherForms' });
    expect(kept.printed).toBe(more);
  },
);

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
