import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSectionsList, printSectionId, printSectionsList } from './sections-list.ts';

test.each([
  ['all', 'all'],
  ['1', [1]],
  ['ff', [255]],
  ['FF_a', [255, 10]],
  ['3_1_3', [3, 1]],
])('%s shows the sections %j', (text, sections) => {
  expect(parseSectionsList(text)).toEqual(sections);
});

test.each(['', '_', '1_', '_1', '1__2', 'g', '0x1', '0', '1_0', '-1', 'all_1', 'f'.repeat(14), 'ALL'])(
  '%j is no list of sections',
  (text) => {
    expect(parseSectionsList(text)).toBeUndefined();
  },
);

test('a list is read as it was written', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 }), { minLength: 1 });
  fc.assert(
    fc.property(ids, (sections) => {
      expect(parseSectionsList(printSectionsList(sections))).toEqual(sections);
    }),
  );
  expect(printSectionsList('all')).toBe('all');
  expect(printSectionId(255)).toBe('ff');
});
