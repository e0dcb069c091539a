import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { parseTranslations } from '../../files/imports/import-translations.ts';
import { ownTranslations } from '../../files/imports/own-translations.ts';
import { formatOf } from '../detect.ts';

const XCODE = readFileSync(join(import.meta.dirname, 'fixtures', 'xcstrings-xcode.xcstrings'), 'utf8');
const source = parseSource('xcstrings', XCODE);
const section = { format: 'xcstrings' as const, splitting: null, ...source.headerAndFooter };
const rowsWith = (by: Record<string, object>) =>
  source.strings.map((one) => ({ ...one, translation: null, ...by[one.key] }));
const options = { untranslated: 'empty', escapesBreaks: false, language: 'ru' } as const;
const FILES = '{n, plural, one {%lld файл} few {%lld файла} many {%lld файлов} other {%lld файла}}';

/** What Xcode would show of a printed catalog. */
const localizationsIn = (printed: string, key: string) =>
  (JSON.parse(printed) as { strings: Record<string, { localizations?: Record<string, unknown> }> }).strings[
    key
  ]?.localizations;
const unitOf = (state: string, value: string) => ({ stringUnit: { state, value } });

test('each entry is a string, its text in the language of the sources or the key itself (programs.29)', () => {
  expect(source.languages).toEqual({ source: 'en', target: null });
  expect(source.strings.map(({ key, text, context }) => [key, text, context])).toEqual([
    ['%lld files', '{n, plural, one {%lld file} other {%lld files}}', 'The number of files in the list.'],
    ['Cancel', 'Cancel', 'A button'],
    ['Say "hi"\nto %@', 'Say "hi"\nto %@', ''],
    ['settings.title', 'Settings', ''],
    ['welcome', 'Welcome, %1$@', ''],
  ]);
});

test('a source with one text for all numbers is a plural if another language has forms of it', () => {
  const forms = {
    variations: { plural: { one: unitOf('translated', 'a'), other: unitOf('translated', 'b') } },
  };
  const file = JSON.stringify({
    sourceLanguage: 'en',
    strings: { '%lld of it': { localizations: { it: forms } } },
  });
  expect(parseSource('xcstrings', file).strings.map(({ text }) => text)).toEqual([
    '{n, plural, one {%lld of it} other {%lld of it}}',
  ]);
});

test('the file brings the translations of the language, those to be reviewed as initial (programs.30)', () => {
  expect(ownTranslations(source, XCODE, 'ru').map(({ at, text, isDraft }) => [at, text, isDraft])).toEqual([
    [0, FILES, false],
    [1, 'Отмена', true],
    [4, 'Добро пожаловать, %1$@', false],
  ]);
  expect(ownTranslations(source, XCODE, 'de').map(({ at, text }) => [at, text])).toEqual([[1, 'Abbrechen']]);
});

test('a translation is written in its language with its state, and other languages stay', () => {
  const printed = translatedFile(
    section,
    rowsWith({
      '%lld files': { translation: FILES },
      Cancel: { translation: 'Отмена', isApproved: true },
      'Say "hi"\nto %@': { translation: 'Скажи «привет»\n%@', isDraft: true },
      'settings.title': { translation: null },
      welcome: { translation: 'Привет, %1$@' },
    }),
    options,
  );
  expect(printed).toBe(
    XCODE.replace('"needs_review"', '"translated"')
      .replace('Добро пожаловать', 'Привет')
      .replace(
        '"Say \\"hi\\"\\nto %@" : {\n\n    }',
        `"Say \\"hi\\"\\nto %@" : {
      "localizations" : {
        "ru" : {
          "stringUnit" : {
            "state" : "needs_review",
            "value" : "Скажи «привет»\\n%@"
          }
        }
      }
    }`,
      ),
  );
});

test('a language that the file has not yet is put in the order of its code, with the forms that it needs', () => {
  const printed = translatedFile(
    section,
    rowsWith({
      '%lld files': { translation: '{n, plural, one {%lld file} other {%lld file.}}' },
      Cancel: { translation: 'Annulla' },
    }),
    { ...options, language: 'it' },
  );
  expect(printed).toContain(`"value" : "Abbrechen"
          }
        },
        "it" : {
          "stringUnit" : {
            "state" : "translated",
            "value" : "Annulla"
          }
        },
        "ru" : {`);
  expect(localizationsIn(printed, '%lld files')).toMatchObject({
    it: {
      variations: {
        plural: { one: unitOf('translated', '%lld file'), other: unitOf('translated', '%lld file.') },
      },
    },
  });
});

test('what is not translated has no text in the language, or that of the source as a new one', () => {
  const kept = translatedFile(section, rowsWith({}), options);
  expect(localizationsIn(kept, 'Cancel')).toEqual({ de: unitOf('translated', 'Abbrechen') });
  expect(localizationsIn(kept, 'welcome')).toEqual({ en: unitOf('translated', 'Welcome, %1$@') });
  const filled = translatedFile(section, rowsWith({}), { ...options, untranslated: 'source' });
  expect(localizationsIn(filled, 'Cancel')?.ru).toEqual(unitOf('new', 'Cancel'));
  const again = parseSource('xcstrings', filled);
  expect(ownTranslations(again, filled, 'ru')).toEqual([]);
});

test('the name of a language stays as the file spells it', () => {
  const file = JSON.stringify({
    sourceLanguage: 'en',
    strings: { Yes: { localizations: { pt_BR: unitOf('translated', 'Sim') } } },
  });
  const { strings, headerAndFooter } = parseSource('xcstrings', file);
  const rows = strings.map((one) => ({ ...one, translation: 'Isso' }));
  const printed = translatedFile({ ...section, ...headerAndFooter }, rows, { ...options, language: 'pt-BR' });
  expect(localizationsIn(printed, 'Yes')).toEqual({ pt_BR: unitOf('translated', 'Isso') });
});

test('new strings are entries of their own, wherever those before them stood', () => {
  const made = { text: 'Text', key: 'made', context: 'Why', line: 1, max_length: null, frame: null };
  const printed = sourceFile(section, [...source.strings.filter((_, nth) => nth === 1 || nth === 4), made]);
  const { strings } = JSON.parse(printed) as { strings: Record<string, unknown> };
  expect(Object.keys(strings)).toEqual(['', 'Cancel', 'welcome', 'made']);
  expect(strings.made).toEqual({
    comment: 'Why',
    extractionState: 'manual',
    localizations: { en: unitOf('translated', 'Text') },
  });
});

test('translations are matched by source and key, wherever they stand', () => {
  const targets = source.strings.map((one, id) => ({ ...one, id, translations: [] }));
  const other = JSON.stringify({
    sourceLanguage: 'en',
    strings: { Cancel: { localizations: { ru: unitOf('translated', 'Нет') } } },
  });
  const { pairs } = parseTranslations('xcstrings', other, targets, {
    ...options,
    splitting: null,
    loadsSame: false,
  });
  expect(pairs.map(({ string, text }) => [string?.key, text])).toEqual([['Cancel', 'Нет']]);
});

test('a file is known by its content or its name, and refused with the line where it is broken', () => {
  expect(formatOf(XCODE, 'a.txt')).toBe('xcstrings');
  expect(formatOf('{"strings": {}}', 'Localizable.xcstrings')).toBe('xcstrings');
  expect(formatOf('{"locale": "en", "sourceLanguage": "a"}', 'a.json')).toBe('json');
  expect(parseSource('xcstrings', '{"strings": {\n"a": {},\n}')).toMatchObject({
    problems: [{ kind: 'brokenJson', line: 3 }],
  });
  expect(parseSource('xcstrings', '{\n"strings": []}')).toMatchObject({
    problems: [{ kind: 'notObject', line: 1 }],
  });
});

test('a million escaped quotes are read in linear time', () => {
  const file = `{"sourceLanguage":"en","strings":{"a":{},"${'\\"'.repeat(500_000)}":{"shouldTranslate":false},"b":{}}}`;
  const { strings, headerAndFooter } = parseSource('xcstrings', file);
  expect(sourceFile({ ...section, ...headerAndFooter }, strings)).toBe(file);
});
