import { type Pairs, pairEqualTexts } from '../imports/equal-texts.ts';

/** A section or string with the number that its copies in other languages share (families.9). */
export type Copy = { readonly id: number; readonly source_id: number | null };

/** The number that a section or string shares with its copies: the id of the first of them. */
export const sourceIdOf = ({ id, source_id }: Copy): number => source_id ?? id;

type SourceString = Copy & { readonly key: string; readonly text: string };

/**
 * Matches the strings of a section with those of its copy in another language. Copies of each other come first; then
 * strings that were added on both sides, with equal keys, or without keys and with equal texts (families.9). The result
 * has the index of the stored string for each incoming one.
 */
export function pairSources(stored: readonly SourceString[], incoming: readonly SourceString[]): Pairs {
  const places = new Map(stored.map((string, index) => [sourceIdOf(string), index]));
  const pairs: Pairs = incoming.map((string) => {
    const index = places.get(sourceIdOf(string));
    // Of two with one number, as after restoring an older copy, only one is matched.
    if (index !== undefined) places.delete(sourceIdOf(string));
    return index;
  });
  const taken = new Set(pairs);
  const ours = stored.flatMap((string, index) =>
    taken.has(index) ? [] : { at: index, name: nameOf(string) },
  );
  const theirs = incoming.flatMap((string, nth) =>
    pairs[nth] === undefined ? { nth, name: nameOf(string) } : [],
  );
  const others = pairEqualTexts(
    ours.map(({ name }) => name),
    theirs.map(({ name }) => name),
  );
  for (const [index, { nth }] of theirs.entries()) pairs[nth] = ours[others[index] ?? -1]?.at;
  return pairs;
}

const nameOf = ({ key, text }: SourceString) => (key ? `key ${key}` : `text ${text}`);
