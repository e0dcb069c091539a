import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds after which whatever stood still meanwhile has been written down. */
const WRITTEN = 30;

/**
 * A time for which a loop stood still: when it moved again, and milliseconds in which its thread worked, in which it did not,
 * and in which any thread of the machine waited for a processor.
 */
export type LoopBlock = { end: number; worked: number; slept: number; starved: number };

export const now = () => performance.timeOrigin + performance.now();

/** Watches how long the event loop of a service stands still (loop-probe.ts): start the service with `env`. */
export function watchLoop() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-loop-'));
  const file = join(folder, 'stops');
  writeFileSync(file, '');
  return {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.resolve('./loop-probe.ts')}`,
      LOOP_FILE: file,
    },
    /** Every stop since then, once those of this moment are written down. */
    async since(then: number): Promise<LoopBlock[]> {
      await setTimeout(WRITTEN);
      const written = readFileSync(file, 'utf8');
      if (written === '') throw new Error('the service was started without the probe');
      return written
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' ').map(Number))
        .map(([end = 0, worked = 0, slept = 0, starved = 0]) => ({ end, worked, slept, starved }))
        .filter(({ end }) => end > then);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * Milliseconds of a stop that are the service's own. A thread that does not work waits for its turn, for others of its process
 * (as in a collection of garbage), or for the system: where somebody on the machine had to wait for a processor meanwhile,
 * that is taken for the reason.
 */
export const ownOf = ({ worked, slept, starved }: LoopBlock) => worked + Math.max(0, slept - starved);

export const longest = (stops: readonly LoopBlock[]) => Math.max(0, ...stops.map(ownOf));
