import { expect, test } from 'vitest';
import { positionsAfterMove } from './role-order.ts';

const fixed = (id: number) => ({ id, position: id * 1000, is_fixed: true });
const custom = (id: number, position: number) => ({ id, position, is_fixed: false });

/** The ids in order after a move. */
function orderAfter(roles: Parameters<typeof positionsAfterMove>[0], moved: number, after: number) {
  const positions = positionsAfterMove(roles, moved, after);
  return roles
    .map((role) => ({ ...role, position: positions.get(role.id) ?? role.position }))
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id);
}

const ROLES = [
  fixed(0),
  fixed(1),
  fixed(2),
  custom(100, 2001),
  fixed(3),
  custom(101, 3001),
  custom(102, 3002),
];

test.each([
  [101, 1, [0, 1, 101, 2, 100, 3, 102]],
  [101, 102, [0, 1, 2, 100, 3, 102, 101]],
  [102, 3, [0, 1, 2, 100, 3, 102, 101]],
  [102, 100, [0, 1, 2, 100, 102, 3, 101]],
  [100, 0, [0, 100, 1, 2, 3, 101, 102]],
  [100, 2, [0, 1, 2, 100, 3, 101, 102]],
])('role %i below role %i: %j', (moved, after, order) => {
  expect(orderAfter(ROLES, moved, after)).toEqual(order);
});

test('a role that stays where it is moves nothing, and fixed ones never move', () => {
  expect(positionsAfterMove(ROLES, 100, 2).size).toBe(0);
  for (const { id } of ROLES)
    expect([...positionsAfterMove(ROLES, 102, id).keys()].every((one) => one >= 100)).toBe(true);
});
