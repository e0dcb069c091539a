import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds after which whatever stood still meanwhile has been written down. */
const WRITTEN = 20;

/** A time for which a loop stood still: when it moved again, and for how many milliseconds. */
export type Stop = { end: number; still: number };

export const now = () => performance.timeOrigin + performance.now();

/** Watches how long the event loop of a service stands still by its own work (loop-probe.ts): start the service with `env`. */
export function watchLoop() {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-loop-'));
  const file = join(folder, 'stops');
  writeFileSync(file, '');
  const stopsSince = (since: number): Stop[] => {
    const written = readFileSync(file, 'utf8');
    if (written === '') throw new Error('the service was started without the probe');
    return written
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ').map(Number))
      .map(([end = 0, still = 0]) => ({ end, still }))
      .filter(({ end }) => end > since);
  };
  return {
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${import.meta.resolve('./loop-probe.ts')}`,
      LOOP_FILE: file,
    },
    /** Every stop since then, once those of this moment are written down. */
    async since(then: number): Promise<Stop[]> {
      await setTimeout(WRITTEN);
      return stopsSince(then);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

export const longest = (stops: readonly Stop[]) => Math.max(0, ...stops.map(({ still }) => still));
