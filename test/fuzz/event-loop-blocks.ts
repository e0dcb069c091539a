import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds after which every block has been recorded. */
const WRITTEN = 30;

/**
 * A time in which an event loop was blocked: its end, and the milliseconds in which its thread worked, in which it did
 * not, and in which any thread of the machine waited for a processor.
 */
export type LoopBlock = { end: number; worked: number; slept: number; starved: number };

export const now = () => performance.timeOrigin + performance.now();

/** Watches how long the event loop of a service is blocked (loop-probe.ts). The service must be started with `env`. */
export function watchLoop() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-loop-'));
  const file = join(folder, 'stops');
  writeFileSync(file, '');
  return {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.resolve('./loop-probe.ts')}`,
      LOOP_FILE: file,
    },
    /** Every block since then, once the present ones are recorded. */
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
 * The milliseconds of a block that the service itself caused. A thread that does not work waits for other threads of
 * its process (as in a garbage collection), or for the system: if any thread of the machine had to wait for a processor
 * meanwhile, the system is taken for the cause.
 */
export const ownOf = ({ worked, slept, starved }: LoopBlock) => worked + Math.max(0, slept - starved);

export const longest = (stops: readonly LoopBlock[]) => Math.max(0, ...stops.map(ownOf));
