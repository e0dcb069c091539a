import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'кит', 3],
  ['кит', 'кот', 1],
  ['руский', 'русский', 1],
  ['руский', 'рискуй', 2],
  ['првиет', 'привет', 1],
  ['кит', 'слон', 4],
])('from %j to %j it is %i changes of letters', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
