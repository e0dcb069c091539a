/** The milliseconds of many measurements: the median and the slow end. */
export type Times = { p50: number; p99: number; perSecond: number };

/** Summarises measurements that took so long all together. */
export function timesOf(taken: readonly number[], lasted: number): Times {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond: (taken.length * 1000) / lasted };
}

/** Repeats an action `times` times, one after the other, after a warm-up. Neither that nor `before` is measured. */
export async function measure(
  act: (index: number) => Promise<unknown>,
  {
    times,
    warmUp = Math.min(20, times),
    before,
  }: { times: number; warmUp?: number; before?: () => Promise<unknown> },
): Promise<Times> {
  const taken: number[] = [];
  let lasted = 0;
  for (let index = -warmUp; index < times; index++) {
    await before?.();
    const start = performance.now();
    await act(index);
    if (index < 0) continue;
    taken.push(performance.now() - start);
    lasted += taken.at(-1) ?? 0;
  }
  return timesOf(taken, lasted);
}

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
