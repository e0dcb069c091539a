import type { StringSort } from '#domain/editor/string-filters.ts';
import type { Sql } from '../database/connect.ts';
import { createLruCache } from './lru-cache.ts';
import { readInParallel } from './read-in-parallel.ts';
import { refresh, type Versioned } from './refresh.ts';
import {
  type IndexColumns,
  type IndexedString,
  indexedStrings,
  NONE,
  readIndexColumns,
} from './section-index-queries.ts';
import type { CachedVersion } from './staleness.ts';

/** A section's strings in their order. */
export type SectionIndex = IndexColumns & {
  /** Their places in the columns as they are sorted; empty when that is as in the text. */
  readonly order: Uint32Array;
};

/** An order of the list (editor.32), the latest or the most first when descending. */
export type Sorting = { readonly sort: StringSort; readonly desc: boolean };

/** Strings that are kept in mind of all sections together: some tens of megabytes. */
const MAX_STRINGS = 1_000_000;

/** The outlines of sections, kept in mind by their versions; what is asked for is as new as the versions are. */
export function createSectionIndexCache(sql: Sql) {
  const kept = createLruCache<SectionIndex & CachedVersion>(MAX_STRINGS, ({ ids }) => ids.length + 1);
  return (project: number, sections: readonly Versioned[], sorting: Sorting) =>
    refresh(kept, sections, {
      nameOf: ({ id }) => `${project} ${id} ${sorting.sort} ${sorting.desc}`,
      async readWhole(ids) {
        const read = await readInParallel(ids, (part) => readIndexColumns(sql, project, part, sorting.sort));
        return new Map([...read].map(([id, columns]) => [id, sectionIndexOf(columns, sorting)]));
      },
      readTouched: (strings) => indexedStrings(sql, project, strings, sorting.sort),
      change: (sectionIndex, _, updated) => sectionIndexOf(withUpdated(sectionIndex, updated), sorting),
    });
}

/** The columns with some strings as they are now; those that are not of this section, or gone, change nothing. */
function withUpdated({ ids, states, keys }: IndexColumns, cells: readonly IndexedString[]): IndexColumns {
  const changed = { ids, states: states.slice(), keys: keys.slice() };
  for (const { id, state, key } of cells) {
    const place = ids.indexOf(id);
    if (place === -1) continue;
    changed.states[place] = state;
    if (keys.length > 0) changed.keys[place] = key;
  }
  return changed;
}

function sectionIndexOf(columns: IndexColumns, sorting: Sorting): SectionIndex {
  const places = sorting.sort === 'index' ? [] : Array.from(columns.ids.keys());
  return { ...columns, order: Uint32Array.from(places.sort(byKey(columns.keys, sorting))) };
}

/** Compares places by their keys, those without one last; among equals, as in the text (editor.32, editor.33). */
export function byKey(keys: Float64Array, { desc }: Pick<Sorting, 'desc'>) {
  const rank = (place: number) => {
    const key = keys[place] ?? NONE;
    if (key === NONE) return Number.MAX_VALUE;
    return desc ? -key : key;
  };
  return (one: number, other: number) => rank(one) - rank(other) || one - other;
}
