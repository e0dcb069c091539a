import { expect, test } from 'vitest';
import { type MadeString, orderAfterUndo, whyLeft } from './undo-update.ts';

const MADE: MadeString = { isAdded: false, isEdited: true, section: 1, isAsMade: true, isFilled: false };
const ADDED = { ...MADE, isAdded: true, isEdited: false };

test.each<[string, MadeString, string | undefined]>([
  ['a changed string that is as the update made it', MADE, undefined],
  ['a changed string with new translations', { ...MADE, isFilled: true }, undefined],
  ['a changed string that was edited since', { ...MADE, isAsMade: false }, 'editedSince'],
  [
    'a string of which only the frame changed, edited since',
    { ...MADE, isEdited: false, isAsMade: false },
    undefined,
  ],
  ['a string in another section', { ...MADE, section: 2 }, 'movedSince'],
  ['a deleted string', { ...MADE, section: null }, 'gone'],
  ['an added string', ADDED, undefined],
  ['an added string that is deleted', { ...ADDED, section: null }, undefined],
  ['an added string with translations', { ...ADDED, isFilled: true }, 'filledSince'],
  ['an added string that was edited', { ...ADDED, isAsMade: false }, 'editedSince'],
])('%s', (_, string, why) => {
  expect(whyLeft(string, 1)).toBe(why);
});

const orderOf = (before: number[], made: number[], now: number[], staying = [...before, ...now]) =>
  orderAfterUndo({ before, after: made, now, staying: new Set(staying) });

test('strings return to the order before the update', () => {
  expect(orderOf([1, 2, 3], [3, 1, 2], [3, 1, 2])).toEqual({ order: [1, 2, 3], isOwn: false });
});

test('an added string goes, a deleted one is back, and one that came since stays behind the same string', () => {
  expect(orderOf([1, 2, 3], [1, 9, 3], [1, 9, 7, 3], [1, 2, 3, 7])).toEqual({
    order: [1, 7, 2, 3],
    isOwn: false,
  });
  expect(orderOf([1, 2], [1, 9, 2], [8, 1, 9, 2], [1, 2, 8, 9])).toEqual({
    order: [8, 1, 9, 2],
    isOwn: false,
  });
});

test('what was rearranged since stays so, and a deleted string is back behind the one that it followed', () => {
  expect(orderOf([1, 2, 3, 4], [1, 4, 3], [3, 4, 1], [1, 2, 3, 4])).toEqual({
    order: [3, 4, 1, 2],
    isOwn: true,
  });
});
