import type { BodyOf } from '#contract/core/endpoint.ts';
import type { updateStrings } from '#contract/texts/strings.ts';
import type { Correction } from '#domain/files/imports/correct-pairs.ts';

type Corrections = NonNullable<BodyOf<typeof updateStrings>['pairs']>;

/** Corrected pairs by their indexes, or the first that is of no string, or of one that has another (updates.6). */
export function correctionsOf(
  pairs: Corrections,
  stored: readonly { readonly id: number }[],
  amount: number,
): { read: Correction[] } | { wrong: number } {
  const indexes = new Map(stored.map(({ id }, index) => [id, index]));
  const taken = { nth: new Set<number>(), at: new Set<number>() };
  const read: Correction[] = [];
  for (const [index, { nth, id }] of pairs.entries()) {
    const at = id === null ? undefined : indexes.get(id);
    const isKnown = nth < amount && (id === null || at !== undefined);
    if (!isKnown || taken.nth.has(nth) || (at !== undefined && taken.at.has(at))) return { wrong: index };
    taken.nth.add(nth);
    if (at !== undefined) taken.at.add(at);
    read.push({ nth, at });
  }
  return { read };
}
