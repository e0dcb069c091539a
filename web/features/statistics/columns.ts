import type { Deeds } from '#contract/statistics.ts';

/** The columns of deeds in the order of the tables, each with the number that it sorts by. */
export const COLUMNS = {
  translations: ({ translations }) => translations,
  current: ({ current }) => current,
  approved: ({ approved }) => approved,
  edits: ({ edits }) => edits,
  approves: ({ approves }) => approves,
  /** By what is left of the votes received, those for less those against. */
  rating: ({ rating: [plus, minus] }) => plus - minus,
  votes: ({ pluses, minuses }) => pluses + minuses,
  comments: ({ comments }) => comments,
} as const satisfies Record<string, (deeds: Deeds) => number>;

export type Column = keyof typeof COLUMNS;

const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

export const COLUMN_NAMES = Object.keys(COLUMNS).filter(isColumn);

/** What a table is ordered by: the place that its rows came in, their names, or a column. */
export type Order = { readonly by: Column | 'place' | 'name'; readonly isDescending: boolean };

/** A line of a table. */
export type Row = { readonly id: number; readonly name: string; readonly deeds: Deeds };

/** Numbers are first asked for from the most, names and places from the first; asked again, the other way round. */
export function nextOrder(order: Order, by: Order['by']): Order {
  if (order.by === by) return { by, isDescending: !order.isDescending };
  return { by, isDescending: by !== 'place' && by !== 'name' };
}

/** Rows in an order; equal ones stay in the order they came in, whichever way round. */
export function inOrder<R extends Row>(
  rows: readonly R[],
  { by, isDescending }: Order,
  language: string,
): R[] {
  const sign = isDescending ? -1 : 1;
  if (by === 'place') return isDescending ? rows.toReversed() : [...rows];
  if (by === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return rows.toSorted((a, b) => sign * compare(a.name, b.name));
  }
  const value = COLUMNS[by];
  return rows.toSorted((a, b) => sign * (value(a.deeds) - value(b.deeds)));
}
