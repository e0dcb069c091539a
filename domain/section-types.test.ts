import { expect, test } from 'vitest';
import { isJsonType, SECTION_TYPES, typeOfStrings } from './section-types.ts';

test.each([
  [['a', 'b'], 'json'],
  [['a', ''], 'text'],
  [['', ''], 'text'],
  [[], 'text'],
])('strings with the keys %j make a section of type %s', (keys, type) => {
  expect(typeOfStrings(keys.map((key) => ({ key })))).toBe(type);
});

test('json and special_json count as JSON', () => {
  expect(SECTION_TYPES.filter(isJsonType)).toEqual(['json', 'special_json']);
});
