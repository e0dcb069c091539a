import type { StringSort } from '#domain/editor/string-filters.ts';
import type { Sql } from '../database/connect.ts';
import { keepAtMost } from './kept.ts';
import { type Cell, type Columns, cellsOf, columnsOf, NONE } from './outline-queries.ts';
import { readInParts } from './parts.ts';
import { refresh, type Versioned } from './refresh.ts';
import type { Dated } from './staleness.ts';

/** A section's strings in their order. */
export type Outline = Columns & {
  /** Their places in the columns as they are sorted; empty when that is as in the text. */
  readonly order: Uint32Array;
};

/** An order of the list (editor.32), the latest or the most first when descending. */
export type Sorting = { readonly sort: StringSort; readonly desc: boolean };

/** Strings that are kept in mind of all sections together: some tens of megabytes. */
const MOST_STRINGS = 1_000_000;

/** The outlines of sections, kept in mind by their versions; what is asked for is as new as the versions are. */
export function keepOutlines(sql: Sql) {
  const kept = keepAtMost<Outline & Dated>(MOST_STRINGS, ({ ids }) => ids.length + 1);
  return (project: number, sections: readonly Versioned[], sorting: Sorting) =>
    refresh(kept, sections, {
      nameOf: ({ id }) => `${project} ${id} ${sorting.sort} ${sorting.desc}`,
      async readWhole(ids) {
        const read = await readInParts(ids, (part) => columnsOf(sql, project, part, sorting.sort));
        return new Map([...read].map(([id, columns]) => [id, outlineOf(columns, sorting)]));
      },
      readTouched: (strings) => cellsOf(sql, project, strings, sorting.sort),
      change: (outline, _, cells) => outlineOf(withCells(outline, cells), sorting),
    });
}

/** The columns with some strings as they are now; those that are not of this section, or gone, change nothing. */
function withCells({ ids, states, keys }: Columns, cells: readonly Cell[]): Columns {
  const changed = { ids, states: states.slice(), keys: keys.slice() };
  for (const { id, state, key } of cells) {
    const place = ids.indexOf(id);
    if (place === -1) continue;
    changed.states[place] = state;
    if (keys.length > 0) changed.keys[place] = key;
  }
  return changed;
}

function outlineOf(columns: Columns, sorting: Sorting): Outline {
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
