import { describe, expect, test } from 'vitest';
import { translatedFile } from '../files/exports/export.ts';
import { parseSource } from '../files/imports/import-source.ts';
import { ownTranslations } from '../files/imports/own-translations.ts';
import { UNTRANSLATED } from './model/file-format.ts';
import type { Format } from './model/format.ts';

const LONG = 'х'.repeat(2001);
const FORMS = 'msgid "%d file"\nmsgid_plural "%d files"\n';

/** A file of each format whose only translation is longer than its string allows, with that text. */
const FILES: readonly (readonly [Format, text: string, file: string])[] = [
  ['po', LONG, `msgid "Save"\nmsgstr "${LONG}"\n`],
  ['po', LONG, `#, fuzzy\nmsgid "Save"\nmsgstr ""\n"${LONG}"\n`],
  ['po', LONG, `${FORMS}msgstr[0] "%d файл"\nmsgstr[1] "${LONG}"\nmsgstr[2] "%d файлов"\n`],
  [
    'xliff',
    'Сохранить',
    '<xliff version="1.2"><file source-language="en" target-language="ru"><body><trans-unit id="a" maxwidth="5" size-unit="char"><source>Save</source><target state="final">Сохранить</target></trans-unit></body></file></xliff>',
  ],
  [
    'qt_ts',
    LONG,
    `<TS version="2.1" language="ru"><context><name>A</name><message><source>Save</source><translation>${LONG}</translation></message></context></TS>`,
  ],
  [
    'xcstrings',
    LONG,
    `{"sourceLanguage":"en","strings":{"Save":{"localizations":{"ru":{"stringUnit":{"state":"translated","value":"${LONG}"}}}}},"version":"1.0"}`,
  ],
  ['csv', 'Сохранить', 'key,source,translation,context,max_length\na,Save,Сохранить,,5\n'],
  ['tsv', LONG, `key\tsource\ttranslation\na\tSave\t${LONG}\n`],
  ['special_json', 'Сохранить', '[{"text":"Save","key":"a","max_length":5,"translation":"Сохранить"}]'],
];

describe.each(FILES)('%s', (format, text, file) => {
  const { strings, headerAndFooter, readAs } = parseSource(format, file, { targetLanguage: 'ru' });
  const printed = (translation: string | null, untranslated: (typeof UNTRANSLATED)[number]) =>
    translatedFile(
      { format: readAs, splitting: null, ...headerAndFooter },
      strings.map((one) => ({ ...one, translation })),
      { untranslated, escapesBreaks: false, language: 'ru' },
    );

  test('a translation that is longer than its string allows stays in the file until there is another (exports.30)', () => {
    expect(ownTranslations({ strings, readAs }, file, 'ru')).toMatchObject([{ status: 'tooLong' }]);
    for (const untranslated of UNTRANSLATED) expect(printed(null, untranslated)).toBe(file);
    expect(printed('Cохр.', 'empty')).not.toContain(text);
  });
});

/** Files whose only translation has a control character, which their formats may have. */
const CONTROLLED: readonly (readonly [Format, file: string])[] = [
  ['po', 'msgid "Save"\nmsgstr "Сохра\u0004нить"\n'],
  ['csv', 'key,source,translation\na,Save,Сохра\u0004нить\n'],
  [
    'xcstrings',
    FILES.find(([format]) => format === 'xcstrings')?.[2].replace(LONG, 'Сохра\\u0004нить') ?? '',
  ],
  ['special_json', '[{"text":"Save","key":"a","translation":"Сохра\\u0004нить"}]'],
];

test.each(CONTROLLED)(
  '%s: a translation with a control character stays in the file too (exports.30, strings.22)',
  (format, file) => {
    const { strings, headerAndFooter, readAs } = parseSource(format, file, { targetLanguage: 'ru' });
    expect(ownTranslations({ strings, readAs }, file, 'ru')).toMatchObject([{ status: 'illegal' }]);
    const rows = strings.map((one) => ({ ...one, translation: null }));
    const section = { format: readAs, splitting: null, ...headerAndFooter };
    for (const untranslated of UNTRANSLATED)
      expect(translatedFile(section, rows, { untranslated, escapesBreaks: false, language: 'ru' })).toBe(
        file,
      );
  },
);
