import fc from 'fast-check';
import { po as gettext } from 'gettext-parser';
import { describe, expect, test } from 'vitest';
import { NO_WORK } from '../core/works/work-fields.ts';
import { sourceFile, translatedFile } from '../files/exports/export.ts';
import { parseSource } from '../files/imports/import-source.ts';
import { parseTranslations } from '../files/imports/import-translations.ts';
import type { ParsedSource } from '../files/imports/parsed-source.ts';
import { formatOf } from './detect.ts';
import { normalizeLineEndings } from './model/skeleton.ts';
import { poLiteral, poText } from './po-scan.ts';

const FILE = `# Translators of the app
msgid ""
msgstr ""
"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"
"Language: ru\\n"
"Content-Type: text/plain; charset=KOI8-R\\n"

#. The menu of the main window
#: src/menu.c:12 src/menu.c:40
msgctxt "menu"
msgid "Open"
msgstr "Открыть"

#, fuzzy, c-format
#| msgid "Delete file"
msgid "Delete %s"
msgstr "Удалить файл %s"

msgid ""
"One line,\\n"
"another \\"line\\"\\n"
msgstr ""

# A remark about the plural
#, c-format
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d файл"
msgstr[1] "%d файла"
msgstr[2] "%d файлов"

msgid "Close"
msgstr ""

#~ msgid "Old"
#~ msgstr "Старое"
`;

const section = ({ headerAndFooter }: ParsedSource) => ({
  format: 'po' as const,
  splitting: null,
  ...headerAndFooter,
});

type Said = { readonly text: string; readonly isDraft?: boolean };

/** The file with these translations, in the order of its strings; null for none. */
function exported(
  content: string,
  translations: readonly (Said | null)[],
  untranslated: 'source' | 'empty' | 'skip' = 'empty',
) {
  const load = parseSource('po', content);
  const rows = load.strings.map((string, at) => {
    const said = translations[at];
    return { ...string, translation: said?.text ?? null, isDraft: said?.isDraft ?? false };
  });
  return translatedFile(section(load), rows, { untranslated, escapesBreaks: false, language: 'ru' });
}

/** What the file itself says of its strings. */
function ownTranslations(content: string): (Said | null)[] {
  const load = parseSource('po', content);
  const strings = load.strings.map((string, id) => ({ ...string, id, translations: [] }));
  const options = { escapesBreaks: false, language: 'ru', splitting: null, loadsSame: true };
  const { pairs } = parseTranslations('po', content, strings, options);
  return strings.map((string) => {
    const pair = pairs.find((one) => one.string === string);
    return pair ? { text: pair.text, isDraft: pair.isDraft ?? false } : null;
  });
}

test('spaces after a text change nothing of what follows it', () => {
  const file =
    'msgid "One" \nmsgstr "Раз"  \n\nmsgid "Two"\nmsgstr "Два"\t\n\n#~ msgid "Old"\n#~ msgstr "Старое"\n';
  expect(exported(file, ownTranslations(file))).toBe(file);
  expect(exported(file, [{ text: 'Другое' }, { text: 'Два' }])).toBe(file.replace('Раз', 'Другое'));
});

test('a translation of nothing but spaces, which none here can be, stays in the file', () => {
  const file = 'msgid "by "\nmsgstr " "\n\nmsgid "Two"\nmsgstr "Два"\n';
  expect(exported(file, [null, null])).toBe(file.replace('Два', ''));
  expect(exported(file, [{ text: 'от ' }, null])).toBe(file.replace('" "', '"от "').replace('Два', ''));
});

test('an entry that is longer than a string may be stays in the file, and is told (imports.50)', () => {
  const long = `msgid "${'x'.repeat(2001)}"\nmsgstr "Длинно"`;
  const file = `msgid "One"\nmsgstr "Раз"\n\n${long}\n\nmsgid "Two"\nmsgstr ""\n`;
  const load = parseSource('po', file);
  expect([load.ok, load.strings.map(({ text }) => text)]).toEqual([true, ['One', 'Two']]);
  expect(load.warnings).toEqual([{ kind: 'tooLong', line: 4, text: 'x'.repeat(2001) }]);
  expect(exported(file, [{ text: 'Раз' }, { text: 'Два' }])).toBe(file.replace('msgstr ""', 'msgstr "Два"'));
});

test('each entry is a string, with its context and what programmers say of it as its context', () => {
  const load = parseSource('po', FILE);
  expect(load).toMatchObject({ ok: true, readAs: 'po', type: 'text' });
  expect(load.strings.map(({ text, key, context, line }) => ({ text, key, context, line }))).toEqual([
    {
      text: 'Open',
      key: '',
      context: 'menu · The menu of the main window · src/menu.c:12 src/menu.c:40',
      line: 8,
    },
    { text: 'Delete %s', key: '', context: '', line: 14 },
    { text: 'One line,\nanother "line"\n', key: '', context: '', line: 19 },
    { text: '{n, plural, one {%d file} other {%d files}}', key: '', context: '', line: 24 },
    { text: 'Close', key: '', context: '', line: 32 },
  ]);
});

test('an entry with a plural is one string, whose translation has the forms of the language (plurals.6)', () => {
  expect(ownTranslations(FILE)[3]?.text).toBe(
    '{n, plural, one {%d файл} few {%d файла} many {%d файлов} other {%d файлов}}',
  );
});

test('a file with the translations it came with is the file that came', () => {
  expect(exported(FILE, ownTranslations(FILE))).toBe(FILE);
});

test('the source of a file is the file that came', () => {
  const load = parseSource('po', FILE);
  expect(sourceFile(section(load), load.strings)).toBe(FILE);
});

test('a fuzzy plural keeps its flag, and the string behind it has none', () => {
  const plural = '#, fuzzy\nmsgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n';
  const content = `${plural}\nmsgid "Open"\nmsgstr "Открыть"\n\n${plural}\nmsgid "Close"\nmsgstr ""\n`;
  const load = parseSource('po', content);
  expect(sourceFile(section(load), load.strings)).toBe(content);
});

test('flags that stand on several lines are all looked at', () => {
  const content = '#, c-format\n#, fuzzy\n#| msgid "Opn"\nmsgid "Open"\nmsgstr "Открыть"\n';
  expect(exported(content, [{ text: 'Открыть' }])).toBe('#, c-format\nmsgid "Open"\nmsgstr "Открыть"\n');
  expect(exported(content, [{ text: 'Открыть', isDraft: true }])).toBe(content);
});

test('translations stand in place of the old ones; a draft is fuzzy, a sure one is not', () => {
  const content = exported(FILE, [
    { text: 'Открыть…', isDraft: true },
    { text: 'Удалить «%s»' },
    { text: 'Строка,\nи "ещё"\n' },
    { text: '{n, plural, one {один} few {%d штуки} many {%d штук} other {%d штуки}}' },
    null,
  ]);
  expect(content).toContain(
    '#: src/menu.c:12 src/menu.c:40\n#, fuzzy\nmsgctxt "menu"\nmsgid "Open"\nmsgstr "Открыть…"',
  );
  expect(content).toContain('\n\n#, c-format\nmsgid "Delete %s"\nmsgstr "Удалить «%s»"');
  expect(content).toContain('msgstr ""\n"Строка,\\n"\n"и \\"ещё\\"\\n"\n\n# A remark');
  expect(content).toContain('msgstr[0] "один"\nmsgstr[1] "%d штуки"\nmsgstr[2] "%d штук"\n');
  expect(content).toContain('msgid "Close"\nmsgstr ""\n');
});

test.each(['empty', 'skip', 'source'] as const)('untranslated strings as %s', (untranslated) => {
  const content = exported(FILE, [], untranslated);
  const { translations } = gettext.parse(content);
  expect(translations.menu?.Open?.msgstr).toEqual([untranslated === 'source' ? 'Open' : '']);
  expect(translations['']?.['%d file']?.msgstr).toEqual(
    untranslated === 'source' ? ['%d file', '%d files', '%d files'] : ['', '', ''],
  );
});

test('strings of another format get entries of their own', () => {
  const rows = [
    { text: 'A "quoted"\ntext', key: 'a', context: 'where\nit is', translation: 'Б', isDraft: true },
    { text: 'C', key: '', context: '', translation: null },
  ];
  const file = { format: 'po' as const, splitting: null };
  const content = translatedFile(file, rows, { untranslated: 'empty', escapesBreaks: false, language: 'ru' });
  expect(gettext.parse(content).translations['']).toMatchObject({
    'A "quoted"\ntext': { msgstr: ['Б'], comments: { extracted: 'where\nit is', flag: 'fuzzy' } },
    C: { msgstr: [''] },
  });
});

describe('translations from a file', () => {
  test('go to the strings of their source, of several to the one with their context', () => {
    const strings = [
      { id: 1, text: 'Open', key: '', context: '', max_length: null, translations: [] },
      {
        id: 2,
        text: 'Open',
        key: '',
        context: 'menu · The menu of the main window · src/menu.c:12 src/menu.c:40',
        max_length: null,
        translations: [],
      },
    ];
    const options = { escapesBreaks: false, language: 'ru', splitting: null, loadsSame: false };
    const { pairs, by } = parseTranslations('po', FILE, strings, options);
    expect(by).toBe('source');
    expect(pairs.map(({ string, text, status, isDraft }) => [string?.id, text, status, isDraft])).toEqual([
      [2, 'Открыть', 'new', undefined],
      [undefined, 'Удалить файл %s', 'unknown', true],
      [undefined, expect.stringContaining('few {%d файла}'), 'unknown', undefined],
    ]);
  });

  test('that can’t be read are refused at their line', () => {
    const broken = 'msgid "A"\nmsgstr "Б"\n\nnot gettext\n';
    expect(
      parseTranslations('po', broken, [], {
        escapesBreaks: false,
        language: 'ru',
        splitting: null,
        loadsSame: false,
      }),
    ).toMatchObject({
      pairs: [],
      problems: [{ kind: 'brokenPo', line: 4 }],
    });
  });
});

test.each([
  ['msgid "A"\n', 1],
  ['msgid "A"\nmsgstr "Б\n', 2],
  ['msgid "A"\nmsgid "B"\nmsgstr ""\n', 2],
  ['msgctxt "a"\n\nmsgid "A"\nmsgstr ""\n', 2],
  ['"A"\n', 1],
])('%j is refused at line %i', (content, line) => {
  expect(parseSource('po', content)).toMatchObject({ ok: false, problems: [{ kind: 'brokenPo', line }] });
});

test.each([
  ['# A\nmsgid ""\nmsgstr ""\n', '', 'po'],
  ['', 'app.pot', 'po'],
  ['Talk of msgid and msgstr', 'a.txt', 'text'],
])('%j named %j is %s', (content, name, format) => {
  expect(formatOf(content, name)).toBe(format);
});

const text = fc.string({ unit: fc.constantFrom('a', 'ж', '"', '\\', '\n', '\t', ' ', '%d', 'msgid "') });

test('a text comes back from its literals', () => {
  fc.assert(
    fc.property(text, (text) => {
      expect(poText(poLiteral(text))).toBe(text);
    }),
  );
});

test('files are read as gettext’s own reader reads them, and printed as they were', () => {
  const comment = fc.constantFrom(
    '',
    '# note\n',
    '#. said\n',
    '#: a.c:1\n',
    '#, fuzzy\n',
    '#, c-format, fuzzy\n',
    '#| msgid "x"\n',
  );
  const entry = fc.tuple(
    comment,
    fc.option(text.filter((one) => one !== '')),
    text.filter((one) => one !== ''),
    text,
    fc.boolean(),
  );
  const files = fc.uniqueArray(entry, {
    maxLength: 8,
    selector: ([, context, id]) => `${context}\u0004${id}`,
  });
  fc.assert(
    fc.property(files, (entries) => {
      const content = entries
        .map(([comment, context, id, translation, isSpread]) => {
          const said = context === null ? '' : `msgctxt ${poLiteral(context)}\n`;
          return `${comment}${said}msgid ${poLiteral(id)}\nmsgstr ${poLiteral(translation)}\n${isSpread ? '\n' : ''}`;
        })
        .join('');
      fc.pre(content.trim() !== '');
      const load = parseSource('po', content);
      const theirs = Object.values(gettext.parse(content).translations).flatMap((context) =>
        Object.values(context),
      );
      const wanted = theirs.filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt);
      expect(load.strings.map(({ text }) => text).toSorted()).toEqual(
        wanted.map(({ msgid }) => msgid).toSorted(),
      );
      expect(sourceFile(section(load), load.strings)).toBe(normalizeLineEndings(content));
      const again = exported(
        content,
        load.strings.map(() => ({ text: 'Новый\nтекст "и" \\ ещё' })),
      );
      const printed = Object.values(gettext.parse(again).translations).flatMap((context) =>
        Object.values(context),
      );
      const all = printed.filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt);
      expect(new Set(all.map(({ msgstr }) => msgstr[0]))).toEqual(
        new Set(all.length ? ['Новый\nтекст "и" \\ ещё'] : []),
      );
      expect(again).not.toContain('fuzzy');
    }),
    { numRuns: 300 },
  );
});

test('entries of one msgid are known by their msgctxt, whatever their comments and their order (imports.40)', () => {
  const entry = (context: string, comment: string, translation: string) =>
    `#: ${comment}\nmsgctxt "${context}"\nmsgid "Open"\nmsgstr "${translation}"\n`;
  const { strings } = parseSource('po', [entry('door', 'a.c:1', ''), entry('file', 'a.c:2', '')].join('\n'));
  const targets = strings.map((one, id) => ({ ...one, id, translations: [] }));
  const newer = [
    '#: c.c:1\nmsgid "Open"\nmsgstr "Открыто"\n',
    entry('file', 'b.c:9', 'Открыть'),
    entry('door', 'b.c:8', 'Отворить'),
  ].join('\n');
  const { pairs } = parseTranslations('po', newer, targets, {
    splitting: null,
    escapesBreaks: false,
    language: 'ru',
    loadsSame: false,
  });
  expect(pairs.map(({ text, string }) => [text, string?.id])).toEqual([
    ['Открыто', undefined],
    ['Открыть', 1],
    ['Отворить', 0],
  ]);
});

test('what the project says of the work is in the header where nobody has filled that in (exports.32)', () => {
  const header = (title: string, team: string) =>
    `msgid ""\nmsgstr ""\n"Project-Id-Version: ${title}\\n"\n"Language-Team: ${team}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n`;
  const work = { ...NO_WORK, translated_title: 'Алиса', translators: 'Anna, Boris' };
  const printedWith = (title: string, team: string, translation: string | null) => {
    const load = parseSource('po', `${header(title, team)}\nmsgid "One"\nmsgstr ""\n`);
    const rows = load.strings.map((string) => ({ ...string, translation }));
    const options = { untranslated: 'empty', escapesBreaks: false, language: 'ru', work } as const;
    const printed = translatedFile({ format: 'po', splitting: null, ...load.headerAndFooter }, rows, options);
    const { headers } = gettext.parse(printed);
    return [headers['Project-Id-Version'], headers['Language-Team']];
  };
  expect(printedWith('PACKAGE VERSION', 'LANGUAGE <LL@li.org>', 'Один')).toEqual(['Алиса', 'Anna, Boris']);
  expect(printedWith('', '', 'Один')).toEqual(['Алиса', 'Anna, Boris']);
  expect(printedWith('wonder 1.2', 'Team <team@example.org>', 'Один')).toEqual([
    'wonder 1.2',
    'Team <team@example.org>',
  ]);
});
