/** For each string of a file, the index of its match in the section. */
export type Pairs = (number | undefined)[];

/**
 * Matches equal texts (updates.2, updates.3): first those that are unique on both sides, then repeated ones beside a
 * match, then those after the same match, then the rest in order.
 */
export function pairEqualTexts(stored: readonly string[], coming: readonly string[]): Pairs {
  const pairs: Pairs = coming.map(() => undefined);
  const taken = new Set<number>();
  const pair = (at: number, nth: number) => {
    if (at < 0 || nth < 0 || at >= stored.length || nth >= coming.length) return false;
    if (taken.has(at) || pairs[nth] !== undefined || stored[at] !== coming[nth]) return false;
    pairs[nth] = at;
    taken.add(at);
    return true;
  };
  const [ours, theirs] = [soleIndexes(stored), soleIndexes(coming)];
  for (const [text, nth] of theirs) {
    const at = ours.get(text);
    if (at !== undefined && nth !== undefined) pair(at, nth);
  }
  for (const [nth, at] of [...pairs.entries()]) {
    if (at === undefined) continue;
    for (let step = 1; pair(at + step, nth + step); ) step++;
    for (let step = 1; pair(at - step, nth - step); ) step++;
  }
  for (const isInGap of [true, false]) {
    const waiting = new Map<string, number[]>();
    let gap = -1;
    for (const [at, text] of stored.entries()) {
      if (taken.has(at)) {
        if (isInGap) gap = at;
        continue;
      }
      const name = `${gap} ${text}`;
      const others = waiting.get(name);
      if (others) others.push(at);
      else waiting.set(name, [at]);
    }
    for (const others of waiting.values()) others.reverse();
    gap = -1;
    for (const [nth, text] of coming.entries()) {
      const own = pairs[nth];
      if (own !== undefined) {
        if (isInGap) gap = own;
        continue;
      }
      const at = waiting.get(`${gap} ${text}`)?.pop();
      if (at !== undefined) pair(at, nth);
    }
  }
  return pairs;
}

/** The index of each text; undefined if it is there more than once. */
function soleIndexes(texts: readonly string[]): Map<string, number | undefined> {
  const indexes = new Map<string, number | undefined>();
  for (const [at, text] of texts.entries()) indexes.set(text, indexes.has(text) ? undefined : at);
  return indexes;
}
