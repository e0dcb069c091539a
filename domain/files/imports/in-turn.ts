import type { Pairs } from './equal-texts.ts';

/** Matches strings with the same name that have no match yet, in order. */
export function inTurn(
  stored: readonly (string | undefined)[],
  coming: readonly (string | undefined)[],
  pairs: Pairs,
): Pairs {
  const taken = new Set(pairs);
  const waiting = new Map<string, number[]>();
  for (const [at, name] of stored.entries()) {
    if (name === undefined || taken.has(at)) continue;
    const others = waiting.get(name);
    if (others) others.push(at);
    else waiting.set(name, [at]);
  }
  const next = new Map<string, number>();
  return coming.map((name, nth) => {
    if (pairs[nth] !== undefined || name === undefined) return pairs[nth];
    const turn = next.get(name) ?? 0;
    next.set(name, turn + 1);
    return waiting.get(name)?.[turn];
  });
}
