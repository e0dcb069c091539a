import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

test('requests at the same time share a run, and requests during it cause another', async () => {
  let begun = 0;
  let atOnce = 0;
  let most = 0;
  const hold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const acts = throttle({ wait: 1 }, async () => {
    const held = hold[begun];
    begun += 1;
    atOnce += 1;
    most = Math.max(most, atOnce);
    await held?.promise;
    atOnce -= 1;
  });
  for (let n = 0; n < 10; n++) acts.schedule();
  await expect.poll(() => begun).toBe(1);
  for (let n = 0; n < 10; n++) acts.schedule();
  hold[0]?.resolve();
  await expect.poll(() => begun).toBe(2);
  hold[1]?.resolve();
  await acts.stop();
  expect([begun, most]).toEqual([2, 1]);
});

test('a run that fails is reported, and the next one happens', async () => {
  const failures: unknown[] = [];
  let begun = 0;
  const acts = throttle(
    { wait: 1 },
    async () => {
      begun += 1;
      if (begun === 1) throw new Error('once');
    },
    (error) => failures.push(error),
  );
  acts.schedule();
  await expect.poll(() => failures).toHaveLength(1);
  acts.schedule();
  await expect.poll(() => begun).toBe(2);
  await acts.stop();
});

test('constant requests run at once, and then not more often than allowed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const start = performance.now();
  const begun: number[] = [];
  const acts = throttle({ wait: 1, between: 20 }, async () => {
    begun.push(performance.now() - start);
  });
  for (let now = 0; now < 50; now++) {
    acts.schedule();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(begun).toEqual([1, 21, 41]);
});

test('stopping runs what was requested, and nothing after it', async () => {
  let done = 0;
  const acts = throttle({ wait: 60_000 }, async () => {
    done += 1;
  });
  acts.schedule();
  await acts.stop();
  acts.schedule();
  await wait(5);
  expect(done).toBe(1);
});
