import { po as gettext } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { formIn } from '../formats/file-form.ts';
import type { Format } from '../formats/model/format.ts';
import { sharedFamilyOf } from '../formats/model/format.ts';
import { parseSource } from '../imports/import-source.ts';
import { parseTranslations } from '../imports/import-translations.ts';
import { translatedFile } from './export.ts';
import { inLanguageFile, isLanguageFile, keptLanguageFile } from './language-file.ts';

const PROJECT = { source_lang: 'en', target_lang: 'de' };

/** What a string has besides the translation of the file. */
type Known = { translation?: string | null; formers?: string[]; translated?: { at: number; by: string } };

/** A template whose strings have the translations of a file of the language, and the file that comes out. */
function exported(
  format: Format,
  template: string,
  own: string,
  known: Readonly<Record<string, Known>> = {},
) {
  const { strings, headerAndFooter } = parseSource(format, template);
  const targets = strings.map((one, id) => ({ ...one, id, translations: [] }));
  const { pairs } = parseTranslations(sharedFamilyOf(format), own, targets, {
    ...{ splitting: null, escapesBreaks: false, language: 'de', loadsSame: false },
  });
  const rows = strings.map((one, id) => {
    const pair = pairs.find(({ string, status }) => string?.id === id && status === 'new');
    const { text: translation = null, isDraft = false } = pair ?? {};
    return { ...one, translation, isDraft, ...known[one.text] };
  });
  const section = { format, splitting: null, ...headerAndFooter };
  const file = inLanguageFile(section, rows, keptLanguageFile(own, 'utf-8'), PROJECT);
  const options = { untranslated: 'empty', escapesBreaks: false, language: 'de' } as const;
  return translatedFile(file.section, file.rows, options);
}

/** The lines that are in one text alone, each with the sign of a difference. */
function difference(before: string, after: string): string[] {
  const [had, has] = [before, after].map((text) => text.split('\n'));
  return [
    ...(had ?? []).filter((line) => !has?.includes(line)).map((line) => `-${line}`),
    ...(has ?? []).filter((line) => !had?.includes(line)).map((line) => `+${line}`),
  ];
}

const POT = String.raw`# SOME DESCRIPTIVE TITLE.
#, fuzzy
msgid ""
msgstr ""
"Project-Id-Version: PACKAGE VERSION\n"
"POT-Creation-Date: 2026-02-02 10:00+0000\n"
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\n"
"Last-Translator: FULL NAME <EMAIL@ADDRESS>\n"
"Language: \n"
"Content-Type: text/plain; charset=UTF-8\n"

#. For the menu
#: src/a.c:5 src/b.c:7
msgid "Open"
msgstr ""

#: src/a.c:6
#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] ""
msgstr[1] ""

#: src/a.c:9
msgctxt "door"
msgid "Close"
msgstr ""
`;

const PO = String.raw`# German for the app
# Ute, 2019
msgid ""
msgstr ""
"X-Team: yes\n"
"Project-Id-Version: app 1\n"
"POT-Creation-Date: 2026-02-02 10:00+0000\n"
"PO-Revision-Date: 2025-03-03 10:00+0000\n"
"Last-Translator: Ute <ute@example.org>\n"
"Language: de\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"X-Generator: Editor 3\n"

# What the button does
#. For the menu
#: src/a.c:5
#: src/b.c:7
msgid "Open"
msgstr ""
"Öff"
"nen"

#: src/a.c:6
#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d Datei"
msgstr[1] "%d Dateien"

#: src/a.c:9
#, fuzzy
#| msgid "Shut"
msgctxt "door"
msgid "Close"
msgstr "Zu"

# from before
#~ msgid "Old"
#~ msgstr "Alt"
`;

describe('a file of gettext (exports.31)', () => {
  test('comes back as it came while its template says the same', () => {
    expect(exported('po', POT, PO)).toBe(PO);
  });

  test('changes in the entry of a changed translation, and says who changed it last and when (exports.32)', () => {
    const translated = { at: Date.UTC(2026, 3, 5, 6, 7, 8), by: 'bärbel' };
    const changed = exported('po', POT, PO, { Open: { translation: 'Auf', translated } });
    expect(difference(PO, changed)).toEqual(
      [
        '-"PO-Revision-Date: 2025-03-03 10:00+0000\\n"',
        '-"Last-Translator: Ute <ute@example.org>\\n"',
        '-msgstr ""',
        '-"Öff"',
        '-"nen"',
        '+"PO-Revision-Date: 2026-04-05 06:07+0000\\n"',
        '+"Last-Translator: bärbel\\n"',
        '+msgstr "Auf"',
      ].filter((line) => line !== '-msgstr ""'),
    );
  });

  test('gets the order, places, comments and flags of its template, which its translators’ comments survive', () => {
    const template = POT.replace('#. For the menu\n#: src/a.c:5 src/b.c:7\nmsgid "Open"\nmsgstr ""\n\n', '')
      .replace('2026-02-02', '2026-03-03')
      .concat(
        '\n#. New\n#: src/c.c:1\n#, no-wrap\nmsgid "Save"\nmsgstr ""\n\n#: src/c.c:2\nmsgid "Open"\nmsgstr ""\n',
      );
    const [head = '', open = '', files = '', close = ''] = PO.split(/\n\n/);
    const merged = [
      head.replace('2026-02-02', '2026-03-03'),
      files,
      close,
      '#. New\n#: src/c.c:1\n#, no-wrap\nmsgid "Save"\nmsgstr ""',
      open.replace('#. For the menu\n#: src/a.c:5\n#: src/b.c:7', '#: src/c.c:2'),
      '# from before\n#~ msgid "Old"\n#~ msgstr "Alt"\n',
    ];
    expect(exported('po', template, PO)).toBe(merged.join('\n\n'));
  });

  test('keeps what the template has no more, before what was obsolete already', () => {
    const template = POT.slice(0, POT.indexOf('#: src/a.c:6'));
    const end = PO.slice(PO.indexOf('#: src/a.c:6'));
    const gone = [
      '#, c-format\n#~ msgid "%d file"\n#~ msgid_plural "%d files"\n#~ msgstr[0] "%d Datei"\n#~ msgstr[1] "%d Dateien"',
      '#, fuzzy\n#~| msgid "Shut"\n#~ msgctxt "door"\n#~ msgid "Close"\n#~ msgstr "Zu"',
      '# from before\n#~ msgid "Old"\n#~ msgstr "Alt"\n',
    ];
    expect(exported('po', template, PO)).toBe(PO.replace(end, () => gone.join('\n\n')));
  });

  test('says what a source was whose translation needs review, also of one that the file hadn’t', () => {
    const template = POT.replace('"Open"', '"Open it"').concat('\nmsgid "Save all"\nmsgstr ""\n');
    const merged = exported('po', template, PO, {
      'Open it': { translation: 'Öffnen', formers: ['Opened', 'Open'] },
      'Save all': { translation: 'Sichern', formers: ['Save'] },
    });
    const entry = (id: string) => merged.split('\n\n').find((one) => one.includes(`\nmsgid "${id}"`));
    expect(entry('Open it')).toBe(
      '# What the button does\n#. For the menu\n#: src/a.c:5 src/b.c:7\n#, fuzzy\n#| msgid "Open"\nmsgid "Open it"\nmsgstr ""\n"Öff"\n"nen"'.replace(
        '#: src/a.c:5 src/b.c:7',
        '#: src/a.c:5\n#: src/b.c:7',
      ),
    );
    expect(entry('Save all')).toBe('#, fuzzy\n#| msgid "Save"\nmsgid "Save all"\nmsgstr "Sichern"');
    const none = exported('po', template, PO, { 'Open it': { translation: null, formers: ['Open'] } });
    expect(none).toContain('#: src/b.c:7\nmsgid "Open it"\nmsgstr ""\n');
  });

  test('has an entry that comes back, or gets a plural, with its former text until there is a translation', () => {
    const template = `${POT.replace('msgid "Open"\nmsgstr ""', 'msgid "Open"\nmsgid_plural "Open all"\nmsgstr[0] ""\nmsgstr[1] ""')}\nmsgid "Old"\nmsgstr ""\n`;
    const merged = exported('po', template, PO);
    expect(merged).not.toContain('#~');
    expect(merged).toContain('# from before\nmsgid "Old"\nmsgstr "Alt"\n');
    expect(merged).toContain(
      '#, fuzzy\n#| msgid "Open"\nmsgid "Open"\nmsgid_plural "Open all"\nmsgstr[0] ""\n"Öff"\n"nen"\nmsgstr[1] ""\n"Öff"\n"nen"\n',
    );
    expect(exported('po', template, PO, { Old: { translation: 'Altes' } })).toContain(
      'msgid "Old"\nmsgstr "Altes"\n',
    );
  });

  test('keeps a translation that could not be stored (exports.30)', () => {
    const own = PO.replace('"Öff"\n"nen"', `"${'ö'.repeat(2001)}"`);
    expect(exported('po', POT, own)).toBe(own);
  });

  test('has as many forms for a new plural as its header says', () => {
    const own = PO.replace(/nplurals=.*;/, 'nplurals=1; plural=0;').replace('msgstr[1] "%d Dateien"\n', '');
    const template = `${POT}\nmsgid "%d day"\nmsgid_plural "%d days"\nmsgstr[0] ""\nmsgstr[1] ""\n`;
    expect(gettext.parse(exported('po', template, own)).translations['']?.['%d day']?.msgstr).toEqual(['']);
  });

  test('is in the encoding, and has the line ends, that it came in', () => {
    const kept = keptLanguageFile(`\uFEFF${PO.replaceAll('\n', '\r\n')}`, 'windows-1252');
    const { strings, headerAndFooter } = parseSource('po', POT);
    const section = { format: 'po', splitting: null, ...headerAndFooter } as const;
    const rows = strings.map((one) => ({ ...one, translation: null }));
    const { footer } = inLanguageFile(section, rows, kept, PROJECT).section;
    expect(formIn(footer ?? '').form).toEqual({ encoding: 'windows-1252', hasMark: true, breaks: 'c' });
  });
});

test('a file without translations gets its language, and loses the mark of a template, once it is one of a language (exports.32)', () => {
  const { strings, headerAndFooter } = parseSource('po', POT);
  const rows = strings.map((one) => ({ ...one, translation: null }));
  const section = { format: 'po', splitting: null, ...headerAndFooter } as const;
  const options = { untranslated: 'empty', escapesBreaks: false, language: 'pt-BR' } as const;
  expect(difference(POT, translatedFile(section, rows, options))).toEqual([
    '-#, fuzzy',
    '-"Language: \\n"',
    '+"Language: pt_BR\\n"',
    '+"Plural-Forms: nplurals=2; plural=n > 1;\\n"',
  ]);
});

test.each([
  ['a file in the language', POT, { languages: { source: null, target: 'de' }, isTranslated: false }, true],
  ['one in a country of it', POT, { languages: { source: null, target: 'de-AT' }, isTranslated: true }, true],
  ['one that says no language, with translations', POT, { languages: undefined, isTranslated: true }, true],
  ['a template', POT, { languages: { source: null, target: null }, isTranslated: false }, false],
  [
    'a file in another language',
    POT,
    { languages: { source: null, target: 'fr' }, isTranslated: true },
    false,
  ],
  [
    'one for a section that is itself a file in the language',
    PO,
    { languages: undefined, isTranslated: true },
    false,
  ],
  [
    'one for a section in the source language',
    PO.replace('Language: de', 'Language: en'),
    { languages: undefined, isTranslated: true },
    true,
  ],
])('%s is kept or not', (_, header, file, isKept) => {
  expect(isLanguageFile({ format: 'po', header }, { format: 'po', ...file }, PROJECT)).toBe(isKept);
  for (const format of ['json', 'xliff'] as const)
    for (const other of [header, null])
      expect(isLanguageFile({ format, header: other }, { format, ...file }, PROJECT)).toBe(false);
  expect(isLanguageFile({ format: 'xliff', header }, { format: 'po', ...file }, PROJECT)).toBe(false);
});
