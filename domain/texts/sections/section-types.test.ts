import { expect, test } from 'vitest';
import {
  canImportIntoProject,
  isJsonType,
  SECTION_TYPES,
  type SectionType,
  typeAfterAdding,
  typeOfStrings,
} from './section-types.ts';

const keyed = (keys: string[]) => keys.map((key) => ({ key }));

test.each([
  [['a', 'b'], 'json'],
  [['a', ''], 'text'],
  [['', ''], 'text'],
  [[], 'text'],
])('strings with the keys %j make a section of type %s', (keys, type) => {
  expect(typeOfStrings(keyed(keys))).toBe(type);
});

test.each([
  ['special_json', ['a'], 'special_json'],
  ['json', ['a', 'b'], 'json'],
  ['json', ['a', ''], 'text'],
  ['special_json', [''], 'text'],
  ['text', ['a'], 'text'],
] as const)('a section of type %s that gets strings with the keys %j is %s', (type, keys, after) => {
  expect(typeAfterAdding(type, keyed([...keys]))).toBe(after);
});

test('json and special_json count as JSON', () => {
  expect(SECTION_TYPES.filter(isJsonType)).toEqual(['json', 'special_json']);
});

test('a whole project takes imports when all its sections are JSON', () => {
  const of = (type: SectionType, strings_amount = 1) => ({ type, stats: { strings_amount } });
  expect(canImportIntoProject([of('json'), of('special_json')])).toBe(true);
  expect(canImportIntoProject([of('json'), of('text')])).toBe(false);
  expect(canImportIntoProject([of('json'), of('text', 0)])).toBe(false);
  expect(canImportIntoProject([of('json'), of('json', 0)])).toBe(true);
  expect(canImportIntoProject([of('json', 0)])).toBe(false);
  expect(canImportIntoProject([of('text', 0)])).toBe(false);
  expect(canImportIntoProject([])).toBe(false);
});
