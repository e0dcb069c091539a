import { expect, test } from 'vitest';
import {
  isSelected,
  NONE_EXCLUDED,
  selectedIn,
  selectionOf,
  withPlaceToggled,
  withTextsSelected,
} from './exclusions.ts';

const ONE = { id: 1, places: 3, updated_at: 10 };
const TWO = { id: 2, places: 1, updated_at: 20 };

test('a match is taken out and selected again, and a text without any is left out whole', () => {
  const one = withPlaceToggled(NONE_EXCLUDED, ONE, 1);
  expect([0, 1, 2].map((place) => isSelected(one, 1, place))).toEqual([true, false, true]);
  expect([selectedIn(one, ONE), selectedIn(one, TWO)]).toEqual([2, 1]);
  expect(selectionOf(one, [ONE, TWO])).toEqual({
    texts: [
      { id: 1, seen: 10 },
      { id: 2, seen: 20 },
    ],
    except: [{ id: 1, place: 1 }],
  });
  expect(withPlaceToggled(one, ONE, 1)).toEqual(NONE_EXCLUDED);
  const two = withPlaceToggled(one, TWO, 0);
  expect(selectionOf(two, [ONE, TWO]).texts).toEqual([{ id: 1, seen: 10 }]);
  expect(selectedIn(withPlaceToggled(two, TWO, 0), TWO)).toBe(1);
});

test('a string is taken out with all its texts, and one match of them can be selected alone', () => {
  const none = withTextsSelected(NONE_EXCLUDED, [ONE, TWO], false);
  expect([selectedIn(none, ONE), selectedIn(none, TWO)]).toEqual([0, 0]);
  expect(selectionOf(none, [ONE, TWO])).toEqual({ texts: [], except: [] });
  const one = withPlaceToggled(none, ONE, 2);
  expect([0, 1, 2].map((place) => isSelected(one, 1, place))).toEqual([false, false, true]);
  expect(withTextsSelected(one, [ONE, TWO], true)).toEqual(NONE_EXCLUDED);
});
