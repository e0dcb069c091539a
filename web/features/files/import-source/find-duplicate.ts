/** How many consecutive strings are compared: one short response of the server. */
export const COMPARED_STRINGS = 50;

/** The share of equal strings that makes it the same text: a few may have been edited since. */
const MOST = 0.8;

/** A text that is in the section already; `amount`: how many strings it has, where all of them are known to be there. */
export type DuplicateText = { readonly amount: number | undefined };

/**
 * Finds out whether a section already has a text. `stored`: at most as many of its strings as are compared, from where
 * the text may begin.
 */
export function findDuplicate(
  stored: readonly string[],
  incoming: readonly string[],
): DuplicateText | undefined {
  const looked = incoming.slice(0, COMPARED_STRINGS);
  const left = new Map<string, number>();
  for (const text of stored) left.set(text, (left.get(text) ?? 0) + 1);
  const repeated = looked.filter((text) => {
    const times = left.get(text) ?? 0;
    left.set(text, times - 1);
    return times > 0;
  });
  if (repeated.length === 0 || repeated.length < looked.length * MOST) return undefined;
  return { amount: repeated.length === incoming.length ? incoming.length : undefined };
}

/** How many strings at the beginning may be searched for. */
const BEGINNING = 10;

/**
 * The index of the string that a text is searched for by: the longest at its beginning, since short ones such as “Yes.”
 * repeat. At most half of the text precedes it.
 */
export function indexToSearch(incoming: readonly string[]): number {
  const looked = incoming.slice(0, Math.min(BEGINNING, Math.ceil(incoming.length / 2)));
  return Math.max(
    0,
    looked.indexOf(looked.reduce((one, other) => (other.length > one.length ? other : one), '')),
  );
}
