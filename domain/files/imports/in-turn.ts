import type { Pairs } from './equal-texts.ts';

/** Matches strings with the same name that have no match yet, in order. */
export function inTurn(
  stored: readonly (string | undefined)[],
  incoming: readonly (string | undefined)[],
  pairs: Pairs,
): Pairs {
  const taken = new Set(pairs);
  const waiting = new Map<string, number[]>();
  for (const [index, name] of stored.entries()) {
    if (name === undefined || taken.has(index)) continue;
    const others = waiting.get(name);
    if (others) others.push(index);
    else waiting.set(name, [index]);
  }
  const next = new Map<string, number>();
  return incoming.map((name, nth) => {
    if (pairs[nth] !== undefined || name === undefined) return pairs[nth];
    const turn = next.get(name) ?? 0;
    next.set(name, turn + 1);
    return waiting.get(name)?.[turn];
  });
}
