import { expect, test, vi } from 'vitest';

vi.mock('zod', () => import('./shapes.ts'));

// The development server brings the contract as it is; the build leaves the shapes out.
test('every call of the contract is declared without Zod', async () => {
  const { CALLS } = await import('#contract/calls.ts');
  expect(CALLS.length).toBeGreaterThan(50);
  expect(CALLS.every(({ path }) => path.startsWith('/api/'))).toBe(true);
});
