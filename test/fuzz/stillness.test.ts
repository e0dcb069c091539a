import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { longest, now, watchLoop } from './stillness.ts';

/** Runs a program of its own that does something in one go, watched. */
async function longestStopOf(act: string): Promise<number> {
  const loop = watchLoop();
  onTestFinished(loop.close);
  const begun = now();
  const program = `setTimeout(() => { ${act} }, 50); setTimeout(() => {}, 500);`;
  const child = spawn(process.execPath, ['-e', program], { env: { ...process.env, ...loop.env } });
  expect(await once(child, 'exit')).toEqual([0, null]);
  return longest(await loop.since(begun));
}

const WORKS = `const begun = process.threadCpuUsage(); let worked = 0; while (worked < 150_000) {
  const { user, system } = process.threadCpuUsage(begun); worked = user + system; }`;

test('a loop that works for 150 ms in one go stands still for so long, however busy the machine is', async () => {
  expect(await longestStopOf(WORKS)).toBeGreaterThan(140);
});

test('so does one that waits for something without letting others', async () => {
  const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)';
  expect(await longestStopOf(waits)).toBeGreaterThan(140);
});

test('a program that is not watched can’t pass for one that never stood still', async () => {
  const loop = watchLoop();
  onTestFinished(loop.close);
  await expect(loop.since(0)).rejects.toThrow('without the probe');
});
