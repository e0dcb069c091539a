import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

/** An action that ends when it is told to. */
function action() {
  const runs: PromiseWithResolvers<number>[] = [];
  const act = () => {
    const run = Promise.withResolvers<number>();
    runs.push(run);
    return run.promise;
  };
  return { runs, act };
}

test('calls during a run share the next one, which begins after it', async () => {
  const { runs, act } = action();
  const shared = coalesce(act, 0);
  const first = shared();
  await expect.poll(() => runs.length).toBe(1);
  const [second, third] = [shared(), shared()];
  runs[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(runs.length).toBe(2);
});

test('a run that fails rejects for those who share it, and the next one begins', async () => {
  const { runs, act } = action();
  const shared = coalesce(act, 0);
  const first = shared();
  await expect.poll(() => runs.length).toBe(1);
  const second = shared();
  runs[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve(2);
  expect(await second).toBe(2);
});
