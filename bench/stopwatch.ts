/** The milliseconds of many measurements: the median and the slow end. */
export type Times = { p50: number; p99: number; perSecond: number };

/** The number below which so large a part of some numbers is. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Summarises measurements that took so long all together; by default, those that were made one after the other. */
export const timesOf = (taken: readonly number[], lasted = sum(taken)): Times => ({
  p50: median(taken),
  p99: quantile(taken, 0.99),
  perSecond: (taken.length * 1000) / lasted,
});

/** The milliseconds that an action takes. */
export async function timeOf(act: () => unknown): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Repeats an action `times` times, one after the other, after a warm-up, which is not measured. */
export async function measure(
  act: (index: number) => Promise<unknown>,
  { times, warmUp = Math.min(20, times) }: { times: number; warmUp?: number },
): Promise<Times> {
  const taken: number[] = [];
  for (let index = -warmUp; index < times; index++) {
    const milliseconds = await timeOf(() => act(index));
    if (index >= 0) taken.push(milliseconds);
  }
  return timesOf(taken);
}
