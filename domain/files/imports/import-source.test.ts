import { expect, test } from 'vitest';
import { MIB } from '../../core/units.ts';
import type { Format } from '../../formats/model/format.ts';
import { type ParseOptions, parseSource } from './import-source.ts';
import { importBody, joiningOf } from './parsed-source.ts';

const problemsOf = (type: Format, content: string, options?: ParseOptions) => {
  const load = parseSource(type, content, options);
  return load.ok ? [] : load.problems;
};
const kindsOf = (...load: Parameters<typeof problemsOf>) => problemsOf(...load).map(({ kind }) => kind);

test('text becomes a string per line, or per paragraph', () => {
  const content = 'One\ntwo\n\nThree\n';
  expect(parseSource('text', content)).toMatchObject({ ok: true, readAs: 'text', type: 'text' });
  expect(parseSource('text', content).strings.map(({ text }) => text)).toEqual(['One', 'two', 'Three']);
  expect(parseSource('text', content, { splitting: 'paragraphs' }).strings).toEqual([
    { text: 'One two', key: '', context: '', max_length: null, line: 1, frame: null },
    { text: 'Three', key: '', context: '', max_length: null, line: 4, frame: null },
  ]);
});

test('lines that are too long are listed', () => {
  expect(problemsOf('text', `ok\n${'x'.repeat(2001)}\n\n${'я'.repeat(2000)}\n${'y'.repeat(3000)}`)).toEqual([
    { kind: 'tooLong', line: 2, index: 1 },
    { kind: 'tooLong', line: 5, index: 3 },
  ]);
});

test('nested JSON is read with its keys joined by dots where that is asked for, at the lines where its texts stand', () => {
  const content = '{"menu": {\n"file": {"open": "Open"},\n"days": ["Mon", "Tue"]},\n"ok": "OK", "none": {}}';
  expect(parseSource('json', content).ok).toBe(false);
  const load = parseSource('json', content, { flattens: true });
  expect(load).toMatchObject({ ok: true, readAs: 'json', type: 'json', headerAndFooter: null, warnings: [] });
  expect(load.strings.map(({ key, text, line, frame }) => [key, text, line, frame])).toEqual([
    ['menu.file.open', 'Open', 2, null],
    ['menu.days.0', 'Mon', 3, null],
    ['menu.days.1', 'Tue', 3, null],
    ['ok', 'OK', 4, null],
  ]);
  expect(kindsOf('json', '{"a": {"b": 1}}', { flattens: true })).toEqual(['notString']);
});

test('two keys that are the same once joined by dots are warned of', () => {
  const load = parseSource('json', '{"a.b": "One", "a": {"b": "Two"}}', { flattens: true });
  expect(load).toMatchObject({ ok: true, warnings: [{ kind: 'duplicateKey', key: 'a.b', index: 1 }] });
});

test('a JSON object becomes a string with key per pair, in the order in which they stand', () => {
  const load = parseSource('json', '{"b": " edge ",\n "10": "two\\r\\nlines",\n "__proto__": "x"}');
  expect(load).toMatchObject({ ok: true, readAs: 'json', type: 'json', warnings: [] });
  expect(load.strings).toEqual([
    { text: ' edge ', key: 'b', context: '', max_length: null, line: 1, frame: { lead: '"b": ', raw: null } },
    {
      text: 'two\nlines',
      key: '10',
      context: '',
      max_length: null,
      line: 2,
      frame: { lead: ',\n "10": ', raw: '"two\\r\\nlines"' },
    },
    {
      text: 'x',
      key: '__proto__',
      context: '',
      max_length: null,
      line: 3,
      frame: { lead: ',\n "__proto__": ', raw: null },
    },
  ]);
});

test('a list becomes a string per item, with key, context and max_length', () => {
  const content =
    '[{"text": "Save", "key": "save", "context": "button", "max_length": 10, "translation": "…"},\n{"text": "Load", "key": null}]';
  const load = parseSource('special_json', content);
  expect(load).toMatchObject({ ok: true, readAs: 'special_json', type: 'text' });
  expect(load.strings).toEqual([
    {
      text: 'Save',
      key: 'save',
      context: 'button',
      max_length: 10,
      line: 1,
      frame: {
        lead: '',
        raw: '{"text": "Save", "key": "save", "context": "button", "max_length": 10, "translation": "…"}',
      },
    },
    {
      text: 'Load',
      key: '',
      context: '',
      max_length: null,
      line: 2,
      frame: { lead: ',\n', raw: '{"text": "Load", "key": null}' },
    },
  ]);
});

test('a parsed list gives special_json, an object json; stored is json when every string has a key', () => {
  expect(parseSource('json', '[{"text": "a", "key": "k"}]')).toMatchObject({
    ok: true,
    readAs: 'special_json',
    type: 'json',
  });
  expect(parseSource('json', '{"": "a"}')).toMatchObject({ ok: true, readAs: 'json', type: 'text' });
});

test.each<[string, Format, string, object]>([
  ['broken JSON with its line', 'json', '{"a": "b"\n"c": "d"}', { kind: 'brokenJson', line: 2 }],
  ['nested JSON with its key', 'json', '{"a": "b",\n"c": {"d": "e"}}', { kind: 'nested', line: 2, key: 'c' }],
  ['a list in an object', 'json', '{"a": ["b"]}', { kind: 'nested', line: 1, key: 'a' }],
  ['a value that is no text', 'json', '{"a": 5}', { kind: 'notString', line: 1, key: 'a' }],
  ['null for a text', 'json', '{"a": null}', { kind: 'notString', line: 1, key: 'a' }],
  ['an empty value', 'json', '{"a": ""}', { kind: 'empty', line: 1, index: 0, key: 'a' }],
  ['a blank value', 'json', '{"a": " "}', { kind: 'empty', line: 1, index: 0, key: 'a' }],
  ['no object at all', 'json', '\n"a"', { kind: 'notObject', line: 2 }],
  ['an object where a list is asked', 'special_json', '{"a": "b"}', { kind: 'notArray', line: 1 }],
  ['an item without text', 'special_json', '[{"text": "a"},\n{"key": "b"}]', { kind: 'noText', line: 2 }],
  ['an item that is no object', 'special_json', '["a"]', { kind: 'noText', line: 1 }],
  ['an item whose text is null', 'special_json', '[{"text": null}]', { kind: 'noText', line: 1 }],
  ['a list in a list', 'special_json', '[["a"]]', { kind: 'nested', line: 1 }],
  ['a nested text', 'special_json', '[{"text": {"a": 1}}]', { kind: 'nested', line: 1 }],
  ['a number for a key', 'special_json', '[{"text": "a", "key": 1}]', { kind: 'notString', line: 1 }],
  ['an empty text', 'special_json', '[{"text": ""}]', { kind: 'empty', line: 1, index: 0 }],
  ['a key too long', 'json', `{"${'k'.repeat(501)}": "a"}`, { kind: 'keyTooLong', line: 1, index: 0 }],
  [
    'a context too long',
    'special_json',
    `[{"text": "a", "context": "${'c'.repeat(1001)}"}]`,
    { kind: 'contextTooLong' },
  ],
  [
    'a max_length out of bounds',
    'special_json',
    '[{"text": "a", "max_length": 0}]',
    { kind: 'maxLength', index: 0 },
  ],
  [
    'a max_length that is no number',
    'special_json',
    '[{"text": "a", "max_length": "9"}]',
    { kind: 'maxLength', line: 1 },
  ],
  ['half a character', 'json', '{"a": "\\ud83d"}', { kind: 'illegal', index: 0, key: 'a' }],
  ['NUL in plain text', 'text', 'a\0b', { kind: 'illegal', line: 1, index: 0 }],
])('%s is refused', (_what, type, content, problem) => {
  expect(problemsOf(type, content)).toMatchObject([problem]);
});

test.each<[Format, string]>([
  ['text', ' \n\n'],
  ['json', '{}'],
  ['special_json', '[]'],
])('%s %j has no strings', (type, content) => {
  expect(problemsOf(type, content)).toEqual([{ kind: 'noStrings' }]);
});

test('all problems are said at once, from the top down, and the rows are there to be marked', () => {
  const load = parseSource('json', '{"a": "",\n"b": 1,\n"c": "fine"}');
  expect(load.ok).toBe(false);
  expect(load.strings.map(({ key }) => key)).toEqual(['a', 'c']);
  expect(problemsOf('json', '{"a": "",\n"b": 1}').map(({ kind, line }) => [kind, line])).toEqual([
    ['empty', 1],
    ['notString', 2],
  ]);
});

test('a section holds 10 000 strings, those it has already included', () => {
  const lines = (amount: number) => Array.from({ length: amount }, (_, at) => `line ${at}`).join('\n');
  expect(kindsOf('text', lines(10_000))).toEqual([]);
  expect(kindsOf('text', lines(10_001))).toEqual(['tooMany']);
  expect(kindsOf('text', lines(9), { existing: 9_991 })).toEqual([]);
  expect(kindsOf('text', lines(9), { existing: 9_992 })).toEqual(['tooMany']);
});

test('equal keys are allowed, with a warning', () => {
  expect(parseSource('json', '{"a": "1",\n"a": "2",\n"b": "3"}')).toMatchObject({
    ok: true,
    warnings: [{ kind: 'duplicateKey', line: 2, index: 1, key: 'a' }],
  });
});

test('a load is sent with its format, what stands around all its strings, and around each', () => {
  const load = parseSource('json', '{\n  "a": "A",\n  "b": "B"\n}\n');
  const [first, second] = importBody(load).strings;
  expect(importBody(load)).toMatchObject({ format: 'json', header: '{\n  ', footer: '\n}\n' });
  expect(first).toEqual({
    text: 'A',
    key: 'a',
    context: '',
    max_length: null,
    frame: { lead: '"a": ', raw: null },
  });
  expect(importBody(load, load.strings.toReversed()).strings[0]).toEqual(second);
  expect(importBody(parseSource('text', 'One'))).toEqual({
    format: 'text',
    strings: [{ text: 'One', key: '', context: '', max_length: null }],
  });
});

test('what stands around texts has a limit, and has to be text', () => {
  const cue = '1\n0:0:1,0 --> 0:0:2,0\nA\n\n';
  expect(kindsOf('srt', `${'x'.repeat(4 * MIB + 1)}\n\n${cue}`)).toEqual(['headerTooLong']);
  expect(kindsOf('vtt', `${cue}${'x'.repeat(256 * 1024)}\n\n${cue}`)).toEqual(['frameTooLong']);
  expect(kindsOf('srt', `\0\n\n${cue}`)).toEqual(['illegal']);
  expect(problemsOf('vtt', `${cue}\0\n\n${cue}`)).toEqual([{ kind: 'illegal', line: 9, index: 1 }]);
});

test('a cue that is too long is listed like a line', () => {
  expect(problemsOf('srt', `1\n0:0:1,0 --> 0:0:2,0\n${'x'.repeat(2001)}`)).toEqual([
    { kind: 'tooLong', line: 3, index: 0 },
  ]);
});

test.each([
  ['srt', 3, 'text', 'turnsToText'],
  ['srt', 3, 'json', 'turnsToText'],
  ['srt', 3, 'vtt', 'joinsFile'],
  ['ass', 3, 'srt', 'joinsFile'],
  ['ass', 3, 'ass', 'joinsAss'],
  ['srt', 0, 'text', undefined],
  ['text', 3, 'srt', undefined],
] as const)(
  'a section of %s with %i strings, loaded with %s: %s',
  (format, strings_amount, readAs, joining) => {
    expect(joiningOf({ format, stats: { strings_amount } }, { readAs })).toBe(joining);
  },
);
