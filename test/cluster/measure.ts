import { readFileSync } from 'node:fs';
import { timesOf } from '../../bench/stopwatch.ts';

/** Memory of a process, in MB. */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
  return Math.round(Number(kilobytes) / 1024);
}

/** Repeats an action one after the other: `12/80 ms` are its median and slow end. */
export async function timesTaken(times: number, act: (nth: number) => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const begun = performance.now();
    await act(nth);
    taken.push(performance.now() - begun);
  }
  const { p50, p99 } = timesOf(taken, 1);
  return `${Math.round(p50)}/${Math.round(p99)} ms`;
}
