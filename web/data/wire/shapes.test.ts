import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Files of tests share their modules, so none may be left that was made without Zod.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('zod', () => import('./shapes.ts'));
});
afterEach(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

// The development server brings the contract as it is; the build leaves the shapes out.
test('every call of the contract is declared without Zod', async () => {
  const { CALLS } = await import('#contract/calls.ts');
  expect(CALLS.length).toBeGreaterThan(50);
  expect(CALLS.every(({ path }) => path.startsWith('/api/'))).toBe(true);
});
