import type { ContributionCounts } from '#contract/projects/statistics.ts';

/** The columns of contributions in display order, each with the number that it sorts by. */
export const COLUMNS = {
  translations: ({ translations }) => translations,
  current: ({ current }) => current,
  approved: ({ approved }) => approved,
  edits: ({ edits }) => edits,
  approves: ({ approves }) => approves,
  /** Votes received for, minus votes against. */
  rating: ({ rating: [plus, minus] }) => plus - minus,
  votes: ({ pluses, minuses }) => pluses + minuses,
  comments: ({ comments }) => comments,
} as const satisfies Record<string, (counts: ContributionCounts) => number>;

export type Column = keyof typeof COLUMNS;

const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

export const COLUMN_NAMES = Object.keys(COLUMNS).filter(isColumn);

/** What a table is ordered by: the original position of its rows, their names, or a column. */
export type Order = { readonly by: Column | 'position' | 'name'; readonly isDescending: boolean };

/** A row of a table. */
export type Row = { readonly id: number; readonly name: string; readonly counts: ContributionCounts };

/** The order after a press on a column: counts descending, names and positions ascending; another press reverses it. */
export function nextOrder(order: Order, by: Order['by']): Order {
  if (order.by === by) return { by, isDescending: !order.isDescending };
  return { by, isDescending: by !== 'position' && by !== 'name' };
}

/** Sorted rows; equal ones keep their original order in both directions. */
export function sortRows<R extends Row>(
  rows: readonly R[],
  { by, isDescending }: Order,
  language: string,
): R[] {
  const sign = isDescending ? -1 : 1;
  if (by === 'position') return isDescending ? rows.toReversed() : [...rows];
  if (by === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return rows.toSorted((a, b) => sign * compare(a.name, b.name));
  }
  const value = COLUMNS[by];
  return rows.toSorted((a, b) => sign * (value(a.counts) - value(b.counts)));
}
