import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Test files share modules, so none made without Zod may stay loaded.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('zod', () => import('./shapes.ts'));
});
afterEach(() => {
  vi.doUnmock('zod');
  vi.resetModules();
});

// The development server serves the contract unchanged; the build replaces Zod.
test('every call of the contract is declared without Zod', async () => {
  const { CALLS } = await import('#contract/calls.ts');
  expect(CALLS.length).toBeGreaterThan(50);
  expect(CALLS.every(({ path }) => path.startsWith('/api/'))).toBe(true);
});
