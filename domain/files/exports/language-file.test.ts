import fc from 'fast-check';
import { po as gettext } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { formIn } from '../../formats/file-form.ts';
import type { Format } from '../../formats/model/format.ts';
import { sharedFamilyOf } from '../../formats/model/format.ts';
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
  const file = inLanguageFile(section, rows, kept(format, own, strings), PROJECT);
  const options = { untranslated: 'empty', escapesBreaks: false, language: 'de' } as const;
  return translatedFile(file.section, file.rows, options);
}

const kept = (format: Format, own: string, strings: readonly { key: string; text: string }[]) =>
  keptLanguageFile(own, 'utf-8', { format, strings });

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

  test('has what is gone with its last translation, in the forms of its header', () => {
    const template = POT.slice(0, POT.indexOf('#: src/a.c:6'));
    const own = PO.replace('(n != 1)', 'n == 1 ? 0 : 1');
    const { strings, headerAndFooter } = parseSource('po', POT);
    const told = strings.map((one) => ({ ...one, translation: `Neu: ${one.text}` }));
    const gone = [
      { ...told[2], translation: 'Neu' },
      { ...told[1], translation: '{n, plural, one {Neu} other {Neue}}' },
      ...parseSource('po', 'msgid "Later"\nmsgstr ""').strings.map((one) => ({ ...one, translation: 'Neu' })),
      { ...told[0], translation: 'It is there again' },
    ] as typeof told;
    const section = {
      format: 'po',
      splitting: null,
      ...parseSource('po', template).headerAndFooter,
    } as const;
    const rows = told.slice(0, 1).map((one) => ({ ...one, translation: 'Öffnen' }));
    const file = inLanguageFile(
      { ...section, ...headerAndFooter, footer: '' },
      rows,
      kept('po', own, rows),
      PROJECT,
      gone,
    );
    const options = { untranslated: 'empty', escapesBreaks: false, language: 'de' } as const;
    const printed = translatedFile(file.section, file.rows, options);
    expect(printed.slice(printed.indexOf('\n\n#, c-format\n#~'))).toBe(
      [
        '',
        '#, c-format\n#~ msgid "%d file"\n#~ msgid_plural "%d files"\n#~ msgstr[0] "Neu"\n#~ msgstr[1] "Neue"',
        '#~ msgctxt "door"\n#~ msgid "Close"\n#~ msgstr "Neu"',
        '#~ msgid "Later"\n#~ msgstr "Neu"',
        '# from before\n#~ msgid "Old"\n#~ msgstr "Alt"\n',
      ].join('\n\n'),
    );
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
    const another = { translation: 'Beenden', formers: ['Quit'] };
    expect(exported('po', template, PO, { Old: another })).toContain('msgid "Old"\nmsgstr "Alt"\n');
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

  test('keeps an entry that can be no string, and characters that are stored otherwise', () => {
    const entry = (translation: string) => `\n#: a.c:1\nmsgid "a\\vb"\nmsgstr "${translation}"\n`;
    const own = PO.replace('\n# from', `${entry('x\\vy')}\n# from`).replace('"nen"', '"nen\\r\\n\uFEFF"');
    expect(exported('po', `${POT}${entry('')}`, own)).toBe(own);
    const template = `${POT.replace('"Open"', '"Open it"').replace('#. For', `${entry('').slice(1)}\n#. For`)}`;
    const merged = exported('po', template, own, { 'Open it': { translation: 'Auf', formers: ['Open'] } });
    expect(merged).toContain('#, fuzzy\n#| msgid "Open"\nmsgid "Open it"\nmsgstr "Auf"\n');
    expect(merged).toContain(entry('x\\vy'));
  });

  test('keeps its header where the template has none', () => {
    expect(exported('po', POT.slice(POT.indexOf('#. For the menu')), PO)).toBe(PO);
  });

  test('is in the encoding, and has the line ends, that it came in', () => {
    const file = `\uFEFF${PO.replaceAll('\n', '\r\n')}`;
    const own = keptLanguageFile(file, 'windows-1252', { format: 'po', strings: [] });
    const { strings, headerAndFooter } = parseSource('po', POT);
    const section = { format: 'po', splitting: null, ...headerAndFooter } as const;
    const rows = strings.map((one) => ({ ...one, translation: null }));
    const { footer } = inLanguageFile(section, rows, own, PROJECT).section;
    expect(formIn(footer ?? '').form).toEqual({ encoding: 'windows-1252', hasMark: true, breaks: 'c' });
  });
});

const TEMPLATE = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Main</name>
    <message>
        <location filename="main.cpp" line="12"/>
        <source>Open</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <location filename="main.cpp" line="20"/>
        <source>%n file(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
`;

const TS = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<extra-po-headers>X-Team</extra-po-headers>
<context>
    <name>Main</name>
    <message>
        <location filename="main.cpp" line="12"/>
        <source>Open</source>
        <comment>menu</comment>
        <translatorcomment>a button</translatorcomment>
        <translation>Öffnen</translation>
        <extra-checked>yes</extra-checked>
    </message>
    <message numerus="yes">
        <location filename="main.cpp" line="20"/>
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>Old</source>
        <translation type="vanished">Alt</translation>
    </message>
</context>
<context>
    <name>Dialog</name>
    <message>
        <source>Open</source>
        <translation type="unfinished">Auf</translation>
    </message>
</context>
</TS>
`;
/** A message of a file by the line of its source, with the white space before it. */
const messageOf = (file: string, line: string) => {
  const at = file.indexOf(line);
  const from = file.lastIndexOf('\n    <message', at);
  return file.slice(from, file.indexOf('</message>', at) + '</message>'.length);
};

describe('a file of Qt (exports.33)', () => {
  test('comes back as it came while its template says the same', () => {
    expect(exported('qt_ts', TEMPLATE, TS)).toBe(TS);
  });

  test('changes in the message of a changed translation alone', () => {
    const changed = exported('qt_ts', TEMPLATE, TS, {
      Open: { translation: 'Aufmachen' },
    });
    expect(changed).toBe(
      TS.replace('>Öffnen<', '>Aufmachen<').replace('type="unfinished">Auf<', 'type="unfinished">Aufmachen<'),
    );
  });

  test('gets order, places and comments of the program from its template', () => {
    const files = messageOf(TEMPLATE, '%n file');
    const save =
      '\n    <message>\n        <source>Save</source>\n        <translation type="unfinished"></translation>\n    </message>';
    const template = TEMPLATE.replace(files, '')
      .replace('line="12"/>', 'line="14"/>')
      .replace(
        '<comment>menu</comment>',
        '<comment>menu</comment>\n        <extracomment>bold</extracomment>',
      )
      .replace('<name>Main</name>', `<name>Main</name>${files}${save}`);
    const own = messageOf(TS, '%n file');
    expect(exported('qt_ts', template, TS)).toBe(
      TS.replace(own, '')
        .replace('line="12"/>', 'line="14"/>')
        .replace(
          '<comment>menu</comment>',
          '<comment>menu</comment>\n        <extracomment>bold</extracomment>',
        )
        .replace('<name>Main</name>', `<name>Main</name>${own}${save}`),
    );
  });

  test('keeps messages that the template has no more as vanished, in a context that is gone too', () => {
    const dialog = TEMPLATE.slice(TEMPLATE.indexOf('<context>\n    <name>Dialog'), TEMPLATE.indexOf('</TS>'));
    const template = TEMPLATE.replace(dialog, '').replace(messageOf(TEMPLATE, '%n file'), '');
    const files = messageOf(TS, '%n file');
    expect(exported('qt_ts', template, TS)).toBe(
      TS.replace(files, '')
        .replace(
          messageOf(TS, 'Old'),
          (old) =>
            files.replace(/\n *<location.*/, '').replace('<translation>', '<translation type="vanished">') +
            old,
        )
        .replace('type="unfinished">Auf', 'type="obsolete">Auf'),
    );
  });

  test('says what a source was whose translation needs review, and has one that comes back with its text', () => {
    const template = TEMPLATE.replace('<source>%n file(s)', '<source>%n files').replace(
      '</context>',
      `    <message>\n        <source>Old</source>\n        <translation type="unfinished"></translation>\n    </message>\n</context>`,
    );
    const former = '{n, plural, one {%n file(s)} other {%n file(s)}}';
    const plural = '{n, plural, one {%n files} other {%n files}}';
    const merged = exported('qt_ts', template, TS, {
      [plural]: { translation: '{n, plural, one {%n Datei} other {%n Dateien}}', formers: [former] },
    });
    expect(messageOf(merged, '<source>%n files')).toBe(
      messageOf(TS, '%n file')
        .replace(
          '<source>%n file(s)</source>',
          '<source>%n files</source>\n        <oldsource>%n file(s)</oldsource>',
        )
        .replace('<translation>', '<translation type="unfinished">'),
    );
    expect(messageOf(merged, 'Old')).toContain('<translation>Alt</translation>');
    expect(merged).not.toContain('vanished');
    const another = exported('qt_ts', template, TS, { Old: { translation: 'Beenden', formers: ['Quit'] } });
    expect(messageOf(another, 'Old')).toContain('<translation>Alt</translation>');
  });
});

/** A message of a program, with what a language may have for it. */
const MESSAGE = fc.record({
  context: fc.constantFrom(undefined, 'door', 'menu'),
  source: fc.constantFrom('Open', 'Close', 'Save', 'Quit', 'Help', 'A "quoted"\\ & <text>', 'two\nlines'),
  hasPlural: fc.boolean(),
  place: fc.nat(3),
  comment: fc.constantFrom('', 'note'),
  translation: fc.constantFrom('', 'Wort', 'zwei\nZeilen', 'ä'.repeat(2001)),
  state: fc.constantFrom('', 'draft', 'gone'),
});
type Said = typeof MESSAGE extends fc.Arbitrary<infer Value> ? Value : never;
// An import takes a translation for another string of its text, if nothing else fits.
const MESSAGES = fc.uniqueArray(MESSAGE, { selector: ({ source }) => source });

/** How files of each format are written, of a template or a language. */
const WRITERS = {
  po: (messages: readonly Said[], isOwn: boolean) => {
    const literal = (text: string) => JSON.stringify(text);
    const shown = messages.filter(({ state }) => isOwn || state !== 'gone');
    const entries = shown.map(({ context, source, hasPlural, place, comment, translation, state }) => {
      const words = isOwn ? translation : '';
      const said = [
        ...(context === undefined ? [] : [`msgctxt ${literal(context)}`]),
        `msgid ${literal(source)}`,
        ...(hasPlural ? [`msgid_plural ${literal(`${source}s`)}`] : []),
        ...(hasPlural
          ? [`msgstr[0] ${literal(words)}`, `msgstr[1] ${literal(words)}`]
          : [`msgstr ${literal(words)}`]),
      ];
      const isGone = isOwn && state === 'gone';
      return [
        ...(isOwn ? ['# mine'] : []),
        ...(comment && !isGone ? [`#. ${comment}`] : []),
        ...(isGone ? [] : [`#: a.c:${place}`]),
        ...(isOwn && state === 'draft' && words ? ['#, fuzzy'] : []),
        ...said.map((line) => (isGone ? `#~ ${line}` : line)),
      ].join('\n');
    });
    const language = isOwn ? '"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n' : '';
    return `msgid ""\nmsgstr ""\n"X: y\\n"\n${language}\n${entries.join('\n\n')}\n`;
  },
  qt_ts: (messages: readonly Said[], isOwn: boolean) => {
    const contexts = Map.groupBy(messages, ({ context = '' }) => context);
    const spelled = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const written = [...contexts].flatMap(([name, own]) => {
      const shown = own.filter(({ state }) => isOwn || state !== 'gone');
      if (shown.length === 0) return [];
      const all = shown.map(({ source, hasPlural, place, comment, translation, state }) => {
        const words = spelled(isOwn ? translation : '');
        const types = { '': words ? '' : 'unfinished', draft: 'unfinished', gone: 'vanished' };
        const type = types[isOwn ? state : ''];
        const isGone = type === 'vanished';
        const forms = `\n<numerusform>${words}</numerusform>\n<numerusform>${words}</numerusform>\n`;
        return `<message${hasPlural ? ' numerus="yes"' : ''}>${isGone ? '' : `\n<location filename="a.c" line="${place}"/>`}
<source>${spelled(source)}</source>${comment && !isGone ? `\n<extracomment>${comment}</extracomment>` : ''}${isOwn ? '\n<translatorcomment>mine</translatorcomment>' : ''}
<translation${type && ` type="${type}"`}>${hasPlural ? forms : words}</translation>\n</message>`;
      });
      return `<context>\n<name>${name}</name>\n${all.join('\n')}\n</context>\n`;
    });
    return `<TS version="2.1"${isOwn ? ' language="de"' : ''}>\n${written.join('')}</TS>\n`;
  },
};

test.each(['po', 'qt_ts'] as const)(
  '%s: whatever its template is, a file has its strings and loses no text, and a second export changes nothing',
  (format) => {
    const write = WRITERS[format];
    fc.assert(
      fc.property(MESSAGES, MESSAGES, fc.nat(), (others, own, seed) => {
        // Some of the messages of the file, in another order, among new ones.
        const known = new Map(own.map(({ context, source }) => [source, context]));
        const news = others.filter(
          ({ context, source }) => !known.has(source) || known.get(source) === context,
        );
        const ofNews = new Set(news.map(({ source }) => source));
        const olds = own.filter(({ source }, nth) => (seed >> nth) % 2 && !ofNews.has(source));
        const template = write(
          [...news, ...olds].map((one) => ({ ...one, state: '' })),
          false,
        );
        const file = write(own, true);
        const out = exported(format, template, file);
        const textsOf = (content: string) => parseSource(format, content).strings.map(({ text }) => text);
        expect(textsOf(out)).toEqual(textsOf(template));
        const words = (content: string) => content.replace(/\\n"\n(?:#~ )?"|#~ "/g, '\\n');
        for (const { translation } of own)
          if (translation) expect(words(out)).toContain(translation.trim().split('\n')[0]);
        expect(exported(format, template, out)).toBe(out);
        expect(exported(format, write(own, false), file)).toBe(file);
      }),
    );
  },
);

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

test('two hundred thousand lines between two entries stay', () => {
  const entries = ['One', 'Two'].map((text) => `msgid "${text}"\nmsgstr ""\n`);
  const gone = '#~ msgid "Gone"\n#~ msgstr ""\n'.concat('#~ "and gone"\n'.repeat(200_000));
  const own = entries.join(`\n${gone}\n`).replaceAll('msgstr ""\n\n', 'msgstr "Da"\n\n');
  expect(exported('po', entries.join('\n'), own) === own).toBe(true);
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
  for (const format of ['text', 'csv'] as const)
    for (const other of [header, null])
      expect(isLanguageFile({ format, header: other }, { format, ...file }, PROJECT)).toBe(false);
  expect(isLanguageFile({ format: 'xliff', header }, { format: 'po', ...file }, PROJECT)).toBe(false);
});
