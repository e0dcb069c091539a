import type { StringSort } from '#domain/texts/editor/string-filters.ts';
import type { Sql } from '../../platform/database/connect.ts';
import type { SectionList } from './section-cache.ts';
import {
  type IndexedString,
  indexedStrings,
  NONE,
  readSectionIndexes,
  type SectionIndex,
} from './section-index-queries.ts';

/** A sort order of the list (editor.32). */
export type Sorting = { readonly sort: StringSort; readonly desc: boolean };

/** The strings of a section in text order, with their sort keys, for the cache. */
export const indexList = (
  sql: Sql,
  project: number,
  sort: StringSort,
): SectionList<SectionIndex, readonly IndexedString[]> => ({
  name: `index ${sort}`,
  readWhole: (sections) => readSectionIndexes(sql, project, sections, sort),
  readTouched: (strings) => indexedStrings(sql, project, strings, sort),
  change: (sectionIndex, _, updated) => withUpdated(sectionIndex, updated),
});

/** The columns with some strings updated; strings that are not of this section are ignored. */
function withUpdated({ ids, states, keys }: SectionIndex, updated: readonly IndexedString[]): SectionIndex {
  const changed = { ids, states: states.slice(), keys: keys.slice() };
  for (const { id, state, key } of updated) {
    const position = ids.indexOf(id);
    if (position === -1) continue;
    changed.states[position] = state;
    if (keys.length > 0) changed.keys[position] = key;
  }
  return changed;
}

/** The strings of several sections: columns in text order, one section after the other, and the sorted order. */
export type SortedIndex = {
  readonly ids: Float64Array;
  /** Indexes in STRING_STATES. */
  readonly states: Uint8Array;
  /** The position where each section begins. */
  readonly starts: Uint32Array;
  /** Positions in the order of the list. */
  readonly order: Uint32Array;
};

/** Joins the indexes of sections and sorts their strings, from the order before a few of them changed if it is known. */
export function buildSortedIndex(
  sectionIndexes: readonly SectionIndex[],
  { sort, desc }: Sorting,
  before?: SortedIndex,
): SortedIndex {
  const amount = sectionIndexes.reduce((sum, { ids }) => sum + ids.length, 0);
  const ids = new Float64Array(amount);
  const states = new Uint8Array(amount);
  const keys = new Float64Array(amount);
  const starts = new Uint32Array(sectionIndexes.length);
  let start = 0;
  for (const [nth, sectionIndex] of sectionIndexes.entries()) {
    starts[nth] = start;
    ids.set(sectionIndex.ids, start);
    states.set(sectionIndex.states, start);
    keys.set(sectionIndex.keys, start);
    start += sectionIndex.ids.length;
  }
  const order =
    sort === 'index'
      ? inTextOrder(amount)
      : sorted(before?.order.length === amount ? before.order : inTextOrder(amount), byKey(keys, desc));
  return { ids, states, starts, order: sort === 'index' && desc ? order.reverse() : order };
}

type Comparison = (one: number, other: number) => number;

/** The sort of arrays recognises what is in order already. */
const sorted = (order: Uint32Array, compare: Comparison) => Uint32Array.from(Array.from(order).sort(compare));

/** The positions 0, 1, 2 …; `Uint32Array.from` with a callback takes milliseconds for a hundred thousand. */
function inTextOrder(amount: number): Uint32Array {
  const order = new Uint32Array(amount);
  for (let position = 0; position < amount; position++) order[position] = position;
  return order;
}

/**
 * Compares positions by their keys. Those without a key are last, and equal ones are in text order (editor.32,
 * editor.33).
 */
function byKey(keys: Float64Array, desc: boolean): Comparison {
  const rank = (position: number) => {
    const key = keys[position] ?? NONE;
    if (key === NONE) return Number.MAX_VALUE;
    return desc ? -key : key;
  };
  return (one, other) => rank(one) - rank(other) || one - other;
}
