import { LRUCache } from 'lru-cache';
import { byKey, type SectionIndex, type Sorting } from './section-index-cache.ts';

/** The strings of several sections: columns in text order, one section after the other, and the sorted order. */
export type SortedIndex = {
  readonly ids: Float64Array;
  /** Indexes in STRING_STATES. */
  readonly states: Uint8Array;
  /** The position where each section begins. */
  readonly starts: readonly number[];
  /** Positions in the order of the list. */
  readonly order: Uint32Array;
};

/** Joins the indexes of sections and sorts their strings. */
export function buildSortedIndex(sectionIndexes: readonly SectionIndex[], sorting: Sorting): SortedIndex {
  const starts: number[] = [];
  let amount = 0;
  for (const { ids } of sectionIndexes) {
    starts.push(amount);
    amount += ids.length;
  }
  const ids = new Float64Array(amount);
  const states = new Uint8Array(amount);
  for (const [nth, sectionIndex] of sectionIndexes.entries()) {
    ids.set(sectionIndex.ids, starts[nth]);
    states.set(sectionIndex.states, starts[nth]);
  }
  const order =
    sorting.sort === 'index' ? inTextOrder(amount) : sorted(sectionIndexes, starts, amount, sorting);
  return { ids, states, starts, order: sorting.sort === 'index' && sorting.desc ? order.reverse() : order };
}

/** The positions 0, 1, 2 …; `Uint32Array.from` with a callback takes milliseconds for a hundred thousand. */
function inTextOrder(amount: number): Uint32Array {
  const order = new Uint32Array(amount);
  for (let position = 0; position < amount; position++) order[position] = position;
  return order;
}

function sorted(
  sectionIndexes: readonly SectionIndex[],
  starts: readonly number[],
  amount: number,
  sorting: Sorting,
): Uint32Array {
  const keys = new Float64Array(amount);
  const runs: number[] = [];
  for (const [nth, sectionIndex] of sectionIndexes.entries()) {
    const start = starts[nth] ?? 0;
    keys.set(sectionIndex.keys, start);
    for (const position of sectionIndex.order) runs.push(position + start);
  }
  // The sort of arrays recognises the sorted sections and only merges them.
  return Uint32Array.from(runs.sort(byKey(keys, sorting)));
}

type CachedIndex = { readonly sectionIndexes: readonly SectionIndex[]; readonly sortedIndex: SortedIndex };

/** The most strings of all cached indexes. */
const MAX_CACHED_STRINGS = 1_000_000;

/** A cache of sorted indexes, valid while the indexes of their sections are the same objects. */
export function createSortedIndexCache() {
  const kept = new LRUCache<string, CachedIndex>({
    maxSize: MAX_CACHED_STRINGS,
    sizeCalculation: ({ sortedIndex }) => sortedIndex.ids.length + 1,
  });
  return (name: string, sectionIndexes: readonly SectionIndex[], sorting: Sorting): SortedIndex => {
    const whole = `${name} ${sorting.sort} ${sorting.desc}`;
    const before = kept.get(whole);
    const isSame =
      before?.sectionIndexes.length === sectionIndexes.length &&
      before.sectionIndexes.every((sectionIndex, nth) => sectionIndex === sectionIndexes[nth]);
    if (before && isSame) return before.sortedIndex;
    const sortedIndex = buildSortedIndex(sectionIndexes, sorting);
    kept.set(whole, { sectionIndexes, sortedIndex });
    return sortedIndex;
  };
}
