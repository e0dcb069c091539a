import { expect, test } from 'vitest';
import { byKind, countByKind } from './by-kind.ts';

test('findings are in order of how sure their checks are, and as they were within a kind (checks.28)', () => {
  const found = (['perhaps', 'certain', 'likely', 'certain'] as const).map((kind, nth) => ({ kind, nth }));
  expect(byKind(found).map(({ nth }) => nth)).toEqual([1, 3, 2, 0]);
  expect(countByKind(found)).toEqual([
    { kind: 'certain', count: 2 },
    { kind: 'likely', count: 1 },
    { kind: 'perhaps', count: 1 },
  ]);
  expect(countByKind([])).toEqual([]);
});
