import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { longest, now, ownOf, watchLoop } from './event-loop-blocks.ts';

/** Runs a program that blocks its event loop, watched; returns the recorded blocks. */
async function stopsBy(act: string) {
  const loop = watchLoop();
  onTestFinished(loop.close);
  const begun = now();
  const program = `setTimeout(() => { ${act} }, 50); setTimeout(() => {}, 500);`;
  const child = spawn(process.execPath, ['-e', program], { env: { ...process.env, ...loop.env } });
  expect(await once(child, 'exit')).toEqual([0, null]);
  return loop.since(begun);
}

const WORKS = `const begun = process.threadCpuUsage(); let worked = 0; while (worked < 150_000) {
  const { user, system } = process.threadCpuUsage(begun); worked = user + system; }`;
const WAITS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)';

test('a loop that works for 150 ms in one go stands still for so long, however busy the machine is', async () => {
  expect(longest(await stopsBy(WORKS))).toBeGreaterThan(130);
});

test('one that waits for something without letting others stands still too', async () => {
  const stops = await stopsBy(WAITS);
  expect(Math.max(...stops.map(({ slept }) => slept))).toBeGreaterThan(130);
});

test('what is waited for counts as far as nobody on the machine had to wait for a processor', () => {
  const stop = { end: 0, worked: 20, slept: 100 };
  expect(ownOf({ ...stop, starved: 0 })).toBe(120);
  expect(ownOf({ ...stop, starved: 70 })).toBe(50);
  expect(ownOf({ ...stop, starved: 120 })).toBe(20);
});

test('a program that is not watched can’t pass for one that never stood still', async () => {
  const loop = watchLoop();
  onTestFinished(loop.close);
  await expect(loop.since(0)).rejects.toThrow('without the probe');
});
