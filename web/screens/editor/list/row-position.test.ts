import { expect, test } from 'vitest';
import { topAfterClick, topAfterJump, topAfterStep } from './row-position.ts';

const view = 600;

test.each([
  ['a short row a third of the view down', { top: 5000, height: 40 }, 200],
  ['a row that is in view already in the same place', { top: 500, height: 40 }, 200],
  ['a high row so that its end is in view', { top: -900, height: 450 }, 150],
  ['a row higher than the view from its beginning', { top: 0, height: 900 }, 0],
])('a jump shows %s', (_, place, top) => {
  expect(topAfterJump({ ...place, view })).toBe(top);
});

test.each([
  ['leaves a row in the middle where it is', { top: 300, height: 40 }, 300],
  ['shows what follows a row near the end', { top: 580, height: 40 }, 460],
  ['shows what precedes a row near the beginning', { top: 10, height: 40 }, 100],
  ['puts a high row in the middle', { top: 500, height: 500 }, 50],
  ['shows a row higher than the view from its beginning', { top: 500, height: 900 }, 0],
])('a step %s', (_, place, top) => {
  expect(topAfterStep({ ...place, view })).toBe(top);
});

test.each([
  ['leaves a row where it is, also near the edge', { top: 540, height: 40 }, 540],
  ['shows all of a row that is partly in view', { top: 580, height: 40 }, 560],
  ['leaves a row higher than the view where it is', { top: -200, height: 900 }, -200],
])('a click %s', (_, place, top) => {
  expect(topAfterClick({ ...place, view })).toBe(top);
});
