import { LRUCache } from 'lru-cache';
import type { StringSort } from '#domain/texts/editor/string-filters.ts';
import type { Sql } from '../../platform/database/connect.ts';
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

/** The index of a section: its strings in order, and sorted. */
export type SectionIndex = IndexColumns & {
  /** The sorted positions of the strings; empty if sorted as in the text. */
  readonly order: Uint32Array;
};

/** A sort order of the list (editor.32). */
export type Sorting = { readonly sort: StringSort; readonly desc: boolean };

/** The most cached strings of all sections: some tens of megabytes. */
const MAX_STRINGS = 1_000_000;

/** A cache of section indexes; the result is as new as the given versions. */
export function createSectionIndexCache(sql: Sql) {
  const kept = new LRUCache<string, SectionIndex & CachedVersion>({
    maxSize: MAX_STRINGS,
    sizeCalculation: ({ ids }) => ids.length + 1,
  });
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

/** The columns with some strings updated; strings that are not of this section are ignored. */
function withUpdated({ ids, states, keys }: IndexColumns, updated: readonly IndexedString[]): IndexColumns {
  const changed = { ids, states: states.slice(), keys: keys.slice() };
  for (const { id, state, key } of updated) {
    const position = ids.indexOf(id);
    if (position === -1) continue;
    changed.states[position] = state;
    if (keys.length > 0) changed.keys[position] = key;
  }
  return changed;
}

function sectionIndexOf(columns: IndexColumns, sorting: Sorting): SectionIndex {
  const positions = sorting.sort === 'index' ? [] : Array.from(columns.ids.keys());
  return { ...columns, order: Uint32Array.from(positions.sort(byKey(columns.keys, sorting))) };
}

/**
 * Compares positions by their keys. Those without a key are last, and equal ones are in text order (editor.32,
 * editor.33).
 */
export function byKey(keys: Float64Array, { desc }: Pick<Sorting, 'desc'>) {
  const rank = (position: number) => {
    const key = keys[position] ?? NONE;
    if (key === NONE) return Number.MAX_VALUE;
    return desc ? -key : key;
  };
  return (one: number, other: number) => rank(one) - rank(other) || one - other;
}
