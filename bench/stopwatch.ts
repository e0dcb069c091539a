/** Milliseconds that something took, at the middle and at the slow end of many. */
export type Times = { p50: number; p99: number; perSecond: number };

/** Does something `times` times, `atOnce` at a time, after a warm-up that is not counted. */
export async function measure(
  act: (index: number) => Promise<unknown>,
  { times, atOnce = 1, warmUp = Math.min(20, times) }: { times: number; atOnce?: number; warmUp?: number },
): Promise<Times> {
  for (let index = 0; index < warmUp; index++) await act(-1 - index);
  const taken: number[] = [];
  let next = 0;
  const begun = performance.now();
  const worker = async () => {
    while (next < times) {
      const index = next++;
      const start = performance.now();
      await act(index);
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const perSecond = (times * 1000) / (performance.now() - begun);
  taken.sort((a, b) => a - b);
  const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), perSecond };
}
