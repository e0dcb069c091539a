/** The items in rounds: in each, every item has another key; items with the same key follow each other in their order. */
export function roundsBy<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] {
  const rounds: Item[][] = [];
  const nths = new Map<unknown, number>();
  for (const item of items) {
    const key = keyOf(item);
    const nth = nths.get(key) ?? 0;
    nths.set(key, nth + 1);
    const round = rounds[nth];
    if (round) round.push(item);
    else rounds.push([item]);
  }
  return rounds;
}
