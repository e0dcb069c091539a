import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { LIMITS } from '../../core/limits.ts';
import { sourceFile, translatedFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { parseTranslations } from '../../files/imports/import-translations.ts';
import { formatOf } from '../detect.ts';
import { spellYaml, yamlText } from './yaml-scalars.ts';

const RAILS = programFile('yaml-rails.yml');
const { read, keyed, translated } = filesOf('yaml');

test('each text is a string with its path; the language above all is none of it (programs.22)', () => {
  const { strings, languages } = read(RAILS);
  expect(languages).toEqual({ source: 'en', target: null });
  expect(Object.fromEntries(strings.map(({ key, text }) => [key, text]))).toEqual({
    hello: 'Hello world',
    cup: "A cup of tea, it's hot",
    'date.abbr_day_names.0': 'Sun',
    'date.abbr_day_names.1': 'Mon',
    'date.day_names.0': 'Sunday',
    'date.day_names.1': 'Monday',
    'date.order.0': ':year',
    'date.order.1': ':month',
    'errors.format': '%{attribute} %{message}',
    'errors.messages.too_long':
      '{n, plural, one {is too long (maximum is 1 character)} other {is too long (maximum is %{count} characters)}}',
    'mail.body': 'Dear %{name},\n\n  your tea is ready.\n',
    'mail.footer': 'Sent from the kitchen',
    'inline.open': 'Open',
    'inline.cups': '{n, plural, one {cup} other {cups}}',
  });
  expect(strings[1]?.context).toBe('Shown below the picture · of a cup');
  expect(read('menu:\n  open: Open\n').strings[0]?.key).toBe('menu.open');
});

test('what YAML 1.1 reads as something else is no text in a file of Rails, and is named (programs.22)', () => {
  const values = [
    'off',
    'Yes',
    'ON',
    '12:30',
    '1_000',
    '0b11',
    '2026-02-03',
    '2026-02-03 10:00:00',
    '1.10',
    '~',
  ];
  const texts = ['"off"', "'12:30'", 'y', 'N', 'offline', '1.2.3', '12:3a', '|-\n    on'];
  const body = [...values, ...texts].map((value, nth) => `  v${nth}: ${value}\n`).join('');
  const { strings, warnings } = read(`en:\n${body}`);
  expect(strings.map(({ text }) => text)).toEqual([
    'off',
    '12:30',
    'y',
    'N',
    'offline',
    '1.2.3',
    '12:3a',
    'on',
  ]);
  // What YAML 1.2 takes for a number or nothing too was never taken for a text.
  const named = values.flatMap((value, nth) =>
    ['1.10', '~'].includes(value) ? [] : [{ kind: 'notPlain', line: nth + 2, key: `v${nth}` }],
  );
  expect(warnings).toEqual(named);
  expect(sourceFile(read(`en:\n${body}`).section, strings)).toBe(`en:\n${body}`);
  const targets = read('en:\n  a: A\n  b: B\n').strings.map((one, id) => ({ ...one, id, translations: [] }));
  const options = { splitting: null, escapesBreaks: false, loadsSame: true, language: 'de' };
  expect(parseTranslations('yaml', 'de:\n  a: an\n  b: on\n  c: off\n', targets, options)).toMatchObject({
    pairs: [{ text: 'an' }],
    notPlain: [{ line: 3, key: 'b' }],
  });
  expect(read('menu:\n  open: off\n').strings.map(({ text }) => text)).toEqual(['off']);
});

test('an export has its language above all, and the forms of it (programs.23)', () => {
  const printed = translated(RAILS, {
    hello: 'Привет, мир',
    cup: "Чай 'горячий'",
    'errors.messages.too_long': '{n, plural, one {а} few {б: %{count}} many {в} other {г}}',
    'mail.body': 'Уважаемый %{name},\n\nчай готов.\n',
    'mail.footer': 'С кухни',
    'inline.open': 'Открыть, {а}',
    'inline.cups': '{n, plural, one {чашка} few {чашки} many {чашек} other {чашки}}',
  });
  const known = parse(printed, { merge: true }).ru;
  expect(known).toMatchObject({
    hello: 'Привет, мир',
    cup: "Чай 'горячий'",
    mail: { body: 'Уважаемый %{name},\n\nчай готов.\n', footer: 'С кухни' },
    inline: { open: 'Открыть, {а}', cups: { one: 'чашка', few: 'чашки', many: 'чашек', other: 'чашки' } },
    empty: null,
    number: 12,
  });
  expect(known.errors.messages.too_long).toEqual({ one: 'а', few: 'б: %{count}', many: 'в', other: 'г' });
  expect(printed).toContain("cup: 'Чай ''горячий''' # in the kitchen\n");
  expect(printed).toContain('    footer: >-\n      С кухни\n');
  expect(translated('en:\n  a: b\n', {}, { language: 'no' })).toBe('"no":\n  a: b\n');
});

test('what is not translated can be left out, but for items of lists', () => {
  const printed = translated(RAILS, { 'mail.footer': 'С кухни' }, { untranslated: 'skip' });
  expect(parse(printed, { merge: true })).toMatchObject({
    ru: { date: { abbr_day_names: ['Sun', 'Mon'] }, errors: { messages: null }, mail: { footer: 'С кухни' } },
  });
  expect(parse(printed).ru).not.toHaveProperty('hello');
});

test('a text that was spelled is read as it was, wherever it stands', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zа-я '":#,\-\n]{0,20}$/u));
  const like = fc.constantFrom(
    'plain',
    "'single'",
    '"double"',
    'with, comma',
    '|\n    block',
    '>-\n    folded',
    '',
  );
  fc.assert(
    fc.property(text, like, (said, raw) => {
      fc.pre(said.isWellFormed());
      const spelled = spellYaml(said, raw, !/^[|>]/.test(raw));
      expect(yamlText(spelled)).toBe(said);
      if (/^[|>]/.test(raw))
        expect(parse(`a:\n  b: ${spelled}\n  c: d\n`)).toEqual({ a: { b: said, c: 'd' } });
      else expect(parse(`{a: ${spelled}, b: c}`)).toEqual({ a: said, b: 'c' });
    }),
    { numRuns: 300 },
  );
});

test('a string that is added by hand stands below the one before it', () => {
  const { strings, section } = read('en:\n  menu:\n    open: Open\n    # end\n');
  const added = { key: 'new', text: 'New: one', context: 'said', max_length: null, frame: null };
  expect(sourceFile(section, [...strings, added])).toBe(
    'en:\n  menu:\n    open: Open\n    # said\n    new: "New: one"\n    # end\n',
  );
});

test('broken YAML is refused with its line, and references expand nothing', () => {
  for (const broken of ['a: b\nc: "d', 'a: b\n\tc: d', 'a: b\n- c'])
    expect(read(broken)).toMatchObject({ ok: false, problems: [{ kind: 'brokenEntry', line: 2 }] });
  const laughs = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}, *a${n}]`);
  expect(read(`a0: &a0 lol\n${laughs.join('\n')}\n`).strings.map(({ key }) => key)).toEqual(['a0']);
  expect(read(`a: ${'x'.repeat(5_000_000)}`)).toMatchObject({ problems: [{ kind: 'fileTooLong' }] });
  expect(read(`a: ${'['.repeat(100_000)}`)).toMatchObject({ ok: false });
});

test('a file is known by its name', () => {
  expect(formatOf(RAILS, 'en.yml')).toBe('yaml');
});

test('a comment behind a text stays behind its translation, and is no comment of the next', () => {
  const content = [
    'menu:',
    '  open: Open # on the button',
    '  close: "Close # it"  # two spaces',
    "  'no': 'No'",
    '  cups: # how many',
    '    one: "%d cup"',
    '    other: "%d cups" # many',
    '  last: Last #',
    '',
  ].join('\n');
  expect(
    read(content)
      .strings.map(({ text, context }) => [text, context])
      .slice(0, 3),
  ).toEqual([
    ['Open', ''],
    ['Close # it', ''],
    ['No', ''],
  ]);
  expect(translated(content, {})).toBe(content);
  const by = { 'menu.open': 'Открыть', 'menu.close': 'Закрыть # это', 'menu.last': 'Конец' };
  expect(translated(content, by)).toBe(
    content
      .replace('Open #', 'Открыть #')
      .replace('Close # it', 'Закрыть # это')
      .replace('last: Last', 'last: Конец'),
  );
});

test('items of lists are read behind comments, tags and braces; texts of other keys than plain ones are named (programs.22)', () => {
  const file = `l:
  - A
  - # k:
    B
  - !!str # k
    C
  - {one: D, other: E}
[f, g]: H
? i
: J
`;
  expect(keyed(file)).toEqual({
    'l.0': 'A',
    'l.1': 'B',
    'l.2': 'C',
    'l.3': '{n, plural, one {D} other {E}}',
  });
  expect(read(file).warnings).toEqual([
    { kind: 'notPlain', line: 8, key: '[f, g]' },
    { kind: 'notPlain', line: 9, key: 'i' },
  ]);
  const long = `[${'f, '.repeat(1000)}]`;
  expect(read(`? ${long}\n: g\na: A\n`).warnings).toEqual([
    { kind: 'notPlain', line: 1, key: long.slice(0, LIMITS.key.max) },
  ]);
  expect(translated(file, { 'l.1': 'Be', 'l.2': 'Ce', 'l.3': '{n, plural, one {De} other {E}}' })).toBe(
    file
      .replace(' B\n', ' Be\n')
      .replace(' C\n', ' Ce\n')
      .replace('one: D, other: E', 'one: De, few: E, many: E, other: E'),
  );
});

test('a colon before a question mark is quoted, because Ruby reads no such text within braces', () => {
  const { strings, headerAndFooter } = parseSource('yaml', 'en: {a: One, b: Two}\n');
  const rows = strings.map((one, nth) => ({ ...one, translation: nth === 0 ? 'Что:?' : 'a:b' }));
  const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
  expect(translatedFile({ format: 'yaml', splitting: null, ...headerAndFooter }, rows, options)).toBe(
    'ru: {a: "Что:?", b: a:b}\n',
  );
});

test.each([
  ['en: {a: One, b: Two}\n', 'ru: {a: "x, y", b: "x, y"}\n'],
  ['en: {m: [One, Two]}\n', 'ru: {m: ["x, y", "x, y"]}\n'],
  ['en:\n  a: One\n  b: Two\n', 'ru:\n  a: x, y\n  b: x, y\n'],
])('a comma is quoted within braces, also in the first text: %j', (source, translatedSo) => {
  const { strings, headerAndFooter } = parseSource('yaml', source);
  const rows = strings.map((one) => ({ ...one, translation: 'x, y' }));
  const options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
  expect(translatedFile({ format: 'yaml', splitting: null, ...headerAndFooter }, rows, options)).toBe(
    translatedSo,
  );
});
