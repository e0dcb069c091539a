/** What was found for an item, and in which round. */
export type FirstMatch<Item, How extends string> = { readonly matchedItem: Item; readonly how: How };

type Round<Item, How extends string> = {
  readonly how: How;
  readonly among: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** The keys by which an item is looked for, the surest first. */
  readonly keysOf: (item: Item) => readonly string[];
};

/** Finds items round by round, those that are surest first; each is found once at most, and of several with one key the first. */
export function firstMatches<Item extends object, How extends string>(
  items: readonly Item[],
  rounds: readonly Round<Item, How>[],
): ReadonlyMap<Item, FirstMatch<Item, How>> {
  const matches = new Map<Item, FirstMatch<Item, How>>();
  const used = new Set<Item>();
  for (const { how, among, keyOf, keysOf } of rounds) {
    const open = items.flatMap((item) => {
      const keys = matches.has(item) ? [] : keysOf(item);
      return keys.length > 0 ? [{ item, keys }] : [];
    });
    if (open.length === 0) continue;
    const left = Map.groupBy(among.toReversed(), keyOf);
    /** The next item with a key. What is used already is passed once, however often its key is looked for. */
    const take = (key: string): Item | undefined => {
      const items = left.get(key) ?? [];
      for (let item = items.pop(); item; item = items.pop()) if (!used.has(item)) return item;
      return undefined;
    };
    for (const { item, keys } of open) {
      let match: Item | undefined;
      for (const key of keys) match ??= take(key);
      if (!match) continue;
      used.add(match);
      matches.set(item, { matchedItem: match, how });
    }
  }
  return matches;
}
