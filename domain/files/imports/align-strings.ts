import { type Pairs, pairEqualTexts } from './equal-texts.ts';
import { featuresOf, sharedFeatures } from './text-features.ts';

/** A feature that more strings have says little, and is not searched by. */
const MOST_WITH_FEATURE = 16;
/** How many strings before and after its place in a gap a string is compared with. */
const NEIGHBOURS = 4;
/** The most strings elsewhere that a string is compared with. */
const MOST_ELSEWHERE = 8;

/** The similarity from which strings are matched: at the same place, and anywhere. */
const SIMILAR = { here: 0.4, elsewhere: 0.6 } as const;
/** The part of the shorter text that a changed text at the same place has. */
const CONTAINED = 0.8;
/** How many features strings at different places share at least. */
const LEAST_SHARED = 3;

/**
 * For each text of a file, the index of its match among the stored texts (updates.2 to updates.5): equal texts first, then
 * similar ones. Each stored text is matched once at most. Its cost grows with the lengths of both lists, not with their
 * product (docs/decisions/051). `onCompare` is told of each comparison of two texts.
 */
export function alignStrings(
  stored: readonly string[],
  incoming: readonly string[],
  onCompare?: () => void,
): Pairs {
  const pairs = pairEqualTexts(stored, incoming);
  const taken = new Set(pairs);
  const left = stored.flatMap((text, index) =>
    taken.has(index) ? [] : [{ at: index, features: featuresOf(text) }],
  );
  const places = placesOf(stored, pairs, taken);
  const holders = holdersOf(left);
  const features = new Map(left.map(({ at, features }) => [at, features]));
  const candidates: { at: number; nth: number; score: number }[] = [];
  for (const [nth, text] of incoming.entries()) {
    if (pairs[nth] !== undefined) continue;
    const own = featuresOf(text);
    const here = places.candidatesOf(nth);
    for (const index of new Set([...here, ...elsewhere(own, holders)])) {
      onCompare?.();
      const its = features.get(index);
      if (!its) continue;
      const shared = sharedFeatures(own, its);
      const score = scoreOf(shared, own.size, its.size, here.includes(index));
      if (score > 0) candidates.push({ at: index, nth, score });
    }
  }
  candidates.sort((one, other) => other.score - one.score || one.nth - other.nth || one.at - other.at);
  for (const { at, nth } of candidates) {
    if (taken.has(at) || pairs[nth] !== undefined) continue;
    taken.add(at);
    pairs[nth] = at;
  }
  return pairs;
}

/** How similar two texts are, 0 if not enough; texts at the same place come before equally similar ones elsewhere. */
function scoreOf(shared: number, one: number, other: number, isHere: boolean): number {
  if (shared === 0) return 0;
  const dice = (2 * shared) / (one + other);
  if (!isHere) return dice >= SIMILAR.elsewhere && shared >= LEAST_SHARED ? dice : 0;
  return dice >= SIMILAR.here || shared / Math.min(one, other) >= CONTAINED ? dice + 0.2 : 0;
}

type Left = { readonly at: number; readonly features: ReadonlySet<number> };

/** The unmatched stored strings with each feature, none if they are too many. */
function holdersOf(left: readonly Left[]) {
  const holders = new Map<number, number[]>();
  for (const { at, features } of left) {
    for (const feature of features) {
      const others = holders.get(feature);
      if (!others) holders.set(feature, [at]);
      else if (others.length <= MOST_WITH_FEATURE) others.push(at);
    }
  }
  return holders;
}

/** The stored strings that share most rare features with a text. */
function elsewhere(own: ReadonlySet<number>, holders: ReadonlyMap<number, readonly number[]>): number[] {
  const shared = new Map<number, number>();
  for (const feature of own) {
    const its = holders.get(feature) ?? [];
    if (its.length > MOST_WITH_FEATURE) continue;
    for (const index of its) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  return [...shared]
    .sort(([one, its], [other, others]) => others - its || one - other)
    .slice(0, MOST_ELSEWHERE)
    .map(([index]) => index);
}

/** The unmatched stored strings near the place of an unmatched string of the file: after the same match, at about its turn. */
function placesOf(stored: readonly string[], pairs: Pairs, taken: ReadonlySet<number | undefined>) {
  const gaps = new Map<number, number[]>();
  let before = -1;
  for (const index of stored.keys()) {
    if (taken.has(index)) before = index;
    else {
      const gap = gaps.get(before);
      if (gap) gap.push(index);
      else gaps.set(before, [index]);
    }
  }
  const turns: { gap: number; turn: number }[] = [];
  let gap = -1;
  let turn = 0;
  for (const index of pairs) {
    if (index !== undefined) {
      gap = index;
      turn = 0;
      turns.push({ gap, turn });
    } else turns.push({ gap, turn: turn++ });
  }
  return {
    candidatesOf(nth: number): readonly number[] {
      const place = turns[nth];
      if (!place) return [];
      const { gap, turn } = place;
      return gaps.get(gap)?.slice(Math.max(turn - NEIGHBOURS, 0), turn + NEIGHBOURS + 1) ?? [];
    },
  };
}
