import { createLruCache } from './lru-cache.ts';
import { byKey, type SectionIndex, type Sorting } from './section-index-cache.ts';

/** The strings of all open sections: in columns as in the text, section after section, and as they are sorted. */
export type SortedIndex = {
  readonly ids: Float64Array;
  /** Places in STRING_STATES. */
  readonly states: Uint8Array;
  /** At which place of the columns each section begins. */
  readonly starts: readonly number[];
  /** Places of the columns in the order of the list. */
  readonly order: Uint32Array;
};

/** Puts sections one after the other, and sorts their strings. */
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

/** 0, 1, 2 and so on; a hundred thousand by a callback would take milliseconds. */
function inTextOrder(amount: number): Uint32Array {
  const order = new Uint32Array(amount);
  for (let place = 0; place < amount; place++) order[place] = place;
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
    for (const place of sectionIndex.order) runs.push(place + start);
  }
  // Sections come sorted already: the sort of arrays finds such runs and has them to merge alone.
  return Uint32Array.from(runs.sort(byKey(keys, sorting)));
}

type CachedIndex = { readonly sectionIndexes: readonly SectionIndex[]; readonly sortedIndex: SortedIndex };

/** Strings of all arrangements that are kept in mind together. */
const MOST_STRINGS = 1_000_000;

/** Arrangements, kept in mind for as long as the outlines are the same ones: a list is put together once a change. */
export function createSortedIndexCache() {
  const kept = createLruCache<CachedIndex>(MOST_STRINGS, ({ sortedIndex }) => sortedIndex.ids.length + 1);
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
