import type { Pairs } from './equal-texts.ts';
import { inTurn } from './in-turn.ts';
import type { FileString, StoredString } from './matched-strings.ts';
import { featuresOf, sharedFeatures } from './text-features.ts';

/** The least similarity of texts with one context, and the most strings of one context that are compared. */
const SIMILAR = 0.6;
const MOST_OF_CONTEXT = 16;

/**
 * Pairs by key with strings whose key was renamed: of those that only the section and only the file has, with a key, those of equal text
 * and context, first the ones whose keys end alike; then those of a text that occurs once on both sides; then similar texts with one
 * context (updates.19). `mayRename` tells of a stored string whether it may get another key.
 */
export function withRenamed(
  pairs: Pairs,
  stored: readonly StoredString[],
  incoming: readonly FileString[],
  mayRename: (index: number) => boolean,
): Pairs {
  const taken = new Set(pairs);
  const left = stored.map((storedString, index) =>
    taken.has(index) || storedString.key === '' || !mayRename(index) ? undefined : storedString,
  );
  const right = incoming.map((fileString, nth) =>
    pairs[nth] !== undefined || !fileString.key ? undefined : fileString,
  );
  if (!left.some(Boolean) || !right.some(Boolean)) return pairs;
  const hasContexts = incoming.some(({ context = '' }) => context !== '');
  const contextOf = ({ context = '' }: FileString) => (hasContexts ? context : '');
  const inContext = (one: FileString) => `${contextOf(one)}\n${one.text}`;
  const names = [
    (one: FileString) => `${endOf(one.key)}\n${inContext(one)}`,
    inContext,
    soleTextIn(left, right),
  ];
  let paired = pairs;
  for (const nameOf of names)
    paired = inTurn(
      left.map((one) => one && nameOf(one)),
      right.map((one) => one && nameOf(one)),
      paired,
    );
  return hasContexts ? withSimilar(paired, left, right) : paired;
}

const endOf = (key = '') => /[^./:]*$/.exec(key)?.[0] ?? '';

type Left<String> = readonly (String | undefined)[];

/** The text of a string, if it occurs once on both sides. */
function soleTextIn(...sides: readonly Left<FileString>[]): (one: FileString) => string | undefined {
  const amounts = sides.map((side) => Map.groupBy(side, (one) => one?.text));
  return ({ text }) => (amounts.every((amount) => (amount.get(text)?.length ?? 0) <= 1) ? text : undefined);
}

/** Pairs the most similar texts of each context first. */
function withSimilar(pairs: Pairs, stored: Left<StoredString>, incoming: Left<FileString>): Pairs {
  const taken = new Set(pairs);
  const placesIn = (side: Left<FileString>, isFree: (place: number) => boolean) =>
    Map.groupBy(
      [...side.keys()].filter((place) => side[place]?.context && isFree(place)),
      (place) => side[place]?.context ?? '',
    );
  const ours = placesIn(stored, (index) => !taken.has(index));
  const result = [...pairs];
  for (const [context, theirs] of placesIn(incoming, (nth) => pairs[nth] === undefined)) {
    const own = ours.get(context) ?? [];
    if (own.length > MOST_OF_CONTEXT || theirs.length > MOST_OF_CONTEXT) continue;
    const scored = own.flatMap((index) =>
      theirs.map((nth) => ({ at: index, nth, score: similarity(stored[index]?.text, incoming[nth]?.text) })),
    );
    for (const { at, nth, score } of scored.toSorted((one, other) => other.score - one.score)) {
      if (score < SIMILAR || taken.has(at) || result[nth] !== undefined) continue;
      result[nth] = at;
      taken.add(at);
    }
  }
  return result;
}

function similarity(one = '', other = ''): number {
  const [ours, theirs] = [featuresOf(one), featuresOf(other)];
  return (2 * sharedFeatures(ours, theirs)) / Math.max(1, ours.size + theirs.size);
}
