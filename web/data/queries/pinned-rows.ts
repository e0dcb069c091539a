import type { EditorRow } from '#contract/texts/editor.ts';

/** A string that was deleted while its row was shown, and by whom, where that is known. */
export type DeletedRow = { readonly id: number; readonly by: string | undefined };

/** The rows of a page that is shown, and how they differ from what the list would be if it were reloaded. */
export type PinnedRows = {
  rows: readonly EditorRow[];
  /** Strings that stay on the page though the list no longer has them here. */
  pinned: readonly number[];
  /** Strings that stay on the page though they are deleted. */
  deleted: readonly DeletedRow[];
  /** Strings that the list now has here, which are shown once it is reloaded. */
  arrived: readonly number[];
  /** Whether the strings that are both on the page and in the list have another order there. */
  isReordered: boolean;
};

/** A page as it was loaded. */
export const NOTHING_PINNED = { pinned: [], deleted: [], arrived: [], isReordered: false } as const;

/** The strings that are shown and not in the response, whose rows are fetched by themselves. */
export function missingRowIds(shown: readonly EditorRow[], answer: readonly EditorRow[]): number[] {
  const answered = new Set(answer.map(({ id }) => id));
  return shown.filter(({ id }) => !answered.has(id)).map(({ id }) => id);
}

/**
 * Updates the rows that are shown from a response and keeps them in their places: none moves under the pointer, none leaves
 * because it no longer matches the filter, and new ones wait. Rows in neither response are deleted; they stay, since
 * the user may have begun to write for them.
 */
export function pinRows(
  shown: Pick<PinnedRows, 'rows' | 'deleted'>,
  answer: readonly EditorRow[],
  requested: readonly EditorRow[],
): PinnedRows {
  const inSight = new Set(shown.rows.map(({ id }) => id));
  const fresh = new Map([...requested, ...answer].map((row) => [row.id, row]));
  const answered = new Set(answer.map(({ id }) => id));
  const known = new Map(shown.deleted.map((one) => [one.id, one]));
  const left = shown.rows.filter(({ id }) => answered.has(id));
  const order = answer.filter(({ id }) => inSight.has(id));
  return {
    rows: shown.rows.map((row) => fresh.get(row.id) ?? row),
    pinned: shown.rows.flatMap(({ id }) => (fresh.has(id) && !answered.has(id) ? id : [])),
    deleted: shown.rows.flatMap(({ id }) => (fresh.has(id) ? [] : (known.get(id) ?? { id, by: undefined }))),
    arrived: answer.filter(({ id }) => !inSight.has(id)).map(({ id }) => id),
    isReordered: left.some(({ id }, index) => order[index]?.id !== id),
  };
}

/** Counts what a reload of the list would change. A row that leaves and one that takes its place are one change. */
export function countPendingChanges({
  pinned,
  deleted,
  arrived,
  isReordered,
}: Omit<PinnedRows, 'rows'>): number {
  return Math.max(pinned.length + deleted.length, arrived.length) + (isReordered ? 1 : 0);
}
