import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf, membersOf, readJson } from './read-json.ts';

const lineOfFault = (content: string) => {
  const json = readJson(content);
  return json.ok ? undefined : [json.kind, json.line];
};

test('members stand in the order in which they were written, whatever their keys', () => {
  const json = readJson('{"b": "1",\n"10": "2",\n"2": "3", "__proto__": "4",\n"b": "5"}');
  expect(json.ok).toBe(true);
  if (!json.ok) return;
  const { root, lineOf } = json;
  expect(membersOf(root).map(({ key, value, at }) => [key, value.value, lineOf(at)])).toEqual([
    ['b', '1', 1],
    ['10', '2', 2],
    ['2', '3', 3],
    ['__proto__', '4', 3],
    ['b', '5', 4],
  ]);
  expect(itemsOf(root)).toBeUndefined();
});

test.each([
  ['{"a": "b",}', 1],
  ['{\n"a": "b"\n"c": "d"}', 3],
  ['{"a":\n"b', 2],
  ['{"a": "b"}\n{}', 2],
  ['{"a": "b"} // why', 1],
  ["{'a': 'b'}", 1],
  ['{"a": "tab\there"}', 1],
  ['{"a": NaN}', 1],
  ['[1, 2', 1],
  ['', 1],
  ['plain text', 1],
])('%j is broken on line %i', (content, line) => {
  expect(lineOfFault(content)).toEqual(['brokenJson', line]);
});

test('a BOM in front does not break it', () => {
  expect(readJson('\uFEFF{"a": "b"}').ok).toBe(true);
});

const isJson = (content: string) => {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
};

test('it takes what JSON.parse takes, and refuses what that refuses', () => {
  const nearly = fc.string({
    unit: fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      'a',
      '\\',
      '1',
      '0',
      '-',
      '.',
      ' ',
      '\n',
      'null',
    ),
  });
  const anything = fc.oneof(nearly, fc.json());
  fc.assert(
    fc.property(anything, (content) => {
      expect(readJson(content).ok).toBe(isJson(content));
    }),
    { numRuns: 3000 },
  );
});
