import { expect, test } from 'vitest';
import { selectedSections } from './selected-sections.ts';

const sections = [{ id: 31 }, { id: 10 }, { id: 255 }];

test.each([
  ['all of them are all', [10, 31, 255], 'all'],
  ['some are in the order of the project', [255, 31], [31, 255]],
  ['one that was deleted meanwhile is none of them', [10, 31, 7], [31, 10]],
  ['the deleted one alone is nothing to open', [7], undefined],
  ['nothing is selected', [], undefined],
])('of the selected sections: %s', (_, chosen, list) => {
  expect(selectedSections(sections, new Set(chosen))).toEqual(list);
});
