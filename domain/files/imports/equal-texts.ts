/** For each string of a file, the index of its match in the section. */
export type Pairs = (number | undefined)[];

/**
 * Matches equal texts (updates.2, updates.3): first those that are unique on both sides, then repeated ones beside a
 * match, then those after the same match, then the rest in order.
 */
export function pairEqualTexts(stored: readonly string[], incoming: readonly string[]): Pairs {
  const pairs: Pairs = incoming.map(() => undefined);
  const taken = new Set<number>();
  const pair = (index: number, nth: number) => {
    if (index < 0 || nth < 0 || index >= stored.length || nth >= incoming.length) return false;
    if (taken.has(index) || pairs[nth] !== undefined || stored[index] !== incoming[nth]) return false;
    pairs[nth] = index;
    taken.add(index);
    return true;
  };
  const [ours, theirs] = [soleIndexes(stored), soleIndexes(incoming)];
  for (const [text, nth] of theirs) {
    const index = ours.get(text);
    if (index !== undefined && nth !== undefined) pair(index, nth);
  }
  for (const [nth, index] of [...pairs.entries()]) {
    if (index === undefined) continue;
    for (let step = 1; pair(index + step, nth + step); ) step++;
    for (let step = 1; pair(index - step, nth - step); ) step++;
  }
  for (const isInGap of [true, false]) {
    const waiting = new Map<string, number[]>();
    let gap = -1;
    for (const [index, text] of stored.entries()) {
      if (taken.has(index)) {
        if (isInGap) gap = index;
        continue;
      }
      const name = `${gap} ${text}`;
      const others = waiting.get(name);
      if (others) others.push(index);
      else waiting.set(name, [index]);
    }
    for (const others of waiting.values()) others.reverse();
    gap = -1;
    for (const [nth, text] of incoming.entries()) {
      const own = pairs[nth];
      if (own !== undefined) {
        if (isInGap) gap = own;
        continue;
      }
      const index = waiting.get(`${gap} ${text}`)?.pop();
      if (index !== undefined) pair(index, nth);
    }
  }
  return pairs;
}

/** The index of each text; undefined if it is there more than once. */
function soleIndexes(texts: readonly string[]): Map<string, number | undefined> {
  const indexes = new Map<string, number | undefined>();
  for (const [index, text] of texts.entries()) indexes.set(text, indexes.has(text) ? undefined : index);
  return indexes;
}
