import { expect, test } from 'vitest';
import { filesOf, programFile } from '../../../test/program-files.ts';
import { sourceFile } from '../../files/exports/export.ts';
import { formatOf, readFormat } from '../detect.ts';
import { FILE_FORMATS } from '../registry.ts';

const I18NEXT = programFile('nested_json-i18next.json');
const { read, keyed, translated } = filesOf('nested_json');
const _options = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;

test('each text is a string with its path for a key; items of lists are numbered (programs.18)', () => {
  expect(keyed(I18NEXT)).toMatchObject({
    'menu.file.open': 'Open',
    'days.1': 'Tuesday',
    'steps.1.title': 'Drink\nslowly',
    other: 'No plural: $t(menu.close)',
  });
});

test('keys of i18next for several categories are one plural (programs.19)', () => {
  expect(keyed(I18NEXT)).toMatchObject({
    'menu.recent': "{n, plural, one {'{{'count'}}' recent file} other {'{{'count'}}' recent files}}",
    place_ordinal:
      "{n, selectordinal, one {'{{'count'}}'st place} two {'{{'count'}}'nd place} few {'{{'count'}}'rd place} other {'{{'count'}}'th place}}",
  });
  expect(keyed('{"a": {"level_other": "Other"}, "b_one": "1", "c": {}, "b_other": "2"}')).toEqual({
    'a.level_other': 'Other',
    b_one: '1',
    b_other: '2',
  });
});

test('a plural is written with a key for each category of the language', () => {
  const ru = translated(I18NEXT, {
    'menu.recent': '{n, plural, one {файл} few {файла} many {файлов} other {файла}}',
  });
  expect(ru).toBe(
    I18NEXT.replace(
      /"recent_one[\s\S]*recent files"/,
      '"recent_one": "файл",\n    "recent_few": "файла",\n    "recent_many": "файлов",\n    "recent_other": "файла"',
    ),
  );
  const ja = translated(I18NEXT, { 'menu.recent': 'ファイル' }, { language: 'ja' });
  expect(JSON.parse(ja).menu).toMatchObject({ recent_other: 'ファイル' });
  expect(JSON.parse(ja).menu).not.toHaveProperty('recent_one');
  const { strings } = read(I18NEXT);
  const targets = strings.map((one, id) => ({ ...one, id, translations: [] }));
  const how = { splitting: null, escapesBreaks: false, language: 'ja' };
  const { pieces } = FILE_FORMATS.nested_json.readTranslations(ja, targets, how);
  expect(pieces).toContainEqual(expect.objectContaining({ key: 'menu.recent', text: 'ファイル' }));
});

test('what is not translated can be left out, and the file stays JSON', () => {
  const by = { 'menu.close': 'Закрыть', 'steps.1.title': 'Пить' };
  expect(JSON.parse(translated(I18NEXT, by, { untranslated: 'skip' }))).toEqual({
    menu: { file: {}, close: 'Закрыть' },
    // Items of lists stay, because programs count them.
    days: ['Monday', 'Tuesday', ''],
    steps: [{ n: 1 }, { title: 'Пить', n: 2, isLast: true }],
    empty: {},
    version: null,
  });
});

test('strings that were added, moved or deleted leave JSON', () => {
  const { strings, section } = read('{"n": 1, "a": {"x": "X", "y": "Y"}, "z": "Z"}');
  const [x, y, z] = strings;
  if (!x || !y || !z) throw new Error('It has three');
  const added = { key: 'new', text: 'New', context: '', max_length: null, frame: null };
  expect(JSON.parse(sourceFile(section, [added, z, x]))).toMatchObject({
    n: 1,
    // A string without a place in the file is written where it stands.
    a: { new: 'New' },
    z: 'Z',
    x: 'X',
  });
  expect(JSON.parse(sourceFile(section, [x, { ...y, key: 'a.why' }, z]))).toEqual({
    n: 1,
    a: { x: 'X', why: 'Y' },
    z: 'Z',
  });
  expect(sourceFile({ format: 'nested_json', splitting: null }, [added])).toBe('{\n  "new": "New"\n}\n');
});

test('nested JSON is known by its content, and read as pairs if its keys are joined', () => {
  expect(formatOf(I18NEXT, 'en.json')).toBe('nested_json');
  expect(formatOf('{"a": "b", "c": {"d": "e"}}')).toBe('nested_json');
  expect(formatOf('{"a": "b {", "c": "["}', 'en.json')).toBe('json');
  expect(formatOf(`{${'"a": "b",'.repeat(10_000)}"c": "d"}`, 'en.json')).toBe('json');
  expect(readFormat('nested_json', { flattens: true })).toBe('json');
  expect(readFormat('po', { flattens: true })).toBe('po');
});

test('broken JSON is refused with its line', () => {
  for (const broken of ['{"a": {\n"b": "c",}}', '{"a": {\n"b" "c"}}', '{"a": {"b": "c"}\n'])
    expect(read(broken)).toMatchObject({ ok: false, problems: [{ kind: 'brokenJson', line: 2 }] });
  expect(read(`${'{"a":'.repeat(200_000)}1`)).toMatchObject({ ok: false });
});
