import type { EditorRow } from '#contract/editor.ts';

/** A string that was deleted while it was in sight; by whom, where that is known. */
export type GoneRow = { readonly id: number; readonly by: string | undefined };

/** The rows of a page, and how they differ from what the list would be if it were opened anew. */
export type HeldRows = {
  rows: readonly EditorRow[];
  /** Strings that stay in sight though the list has them no longer here. */
  held: readonly number[];
  /** Strings that stay in sight though they are deleted. */
  gone: readonly GoneRow[];
  /** Strings that the list has here by now, not in sight before it is opened anew. */
  unseen: readonly number[];
  /** Whether those that are both in sight and in the list stand there in another order. */
  isReordered: boolean;
};

/** A page as it came: nothing of it is held. */
export const NOTHING_HELD = { held: [], gone: [], unseen: [], isReordered: false } as const;

/** The strings in sight that an answer doesn't have, whose rows are asked for by themselves. */
export function rowsToAsk(shown: readonly EditorRow[], answer: readonly EditorRow[]): number[] {
  const here = new Set(answer.map(({ id }) => id));
  return shown.filter(({ id }) => !here.has(id)).map(({ id }) => id);
}

/**
 * What is in sight stays where it is while it is asked for again: no row moves under the pointer, none leaves because it
 * no longer matches the filter, and a new one waits. Those that are in neither answer are deleted; they stay as they were,
 * with what somebody may have begun to write for them.
 */
export function holdRows(
  shown: Pick<HeldRows, 'rows' | 'gone'>,
  answer: readonly EditorRow[],
  asked: readonly EditorRow[],
): HeldRows {
  const inSight = new Set(shown.rows.map(({ id }) => id));
  const fresh = new Map([...asked, ...answer].map((row) => [row.id, row]));
  const here = new Set(answer.map(({ id }) => id));
  const deleted = new Map(shown.gone.map((one) => [one.id, one]));
  const left = shown.rows.filter(({ id }) => here.has(id));
  const order = answer.filter(({ id }) => inSight.has(id));
  return {
    rows: shown.rows.map((row) => fresh.get(row.id) ?? row),
    held: shown.rows.flatMap(({ id }) => (fresh.has(id) && !here.has(id) ? id : [])),
    gone: shown.rows.flatMap(({ id }) => (fresh.has(id) ? [] : (deleted.get(id) ?? { id, by: undefined }))),
    unseen: answer.filter(({ id }) => !inSight.has(id)).map(({ id }) => id),
    isReordered: left.some(({ id }, place) => order[place]?.id !== id),
  };
}

/**
 * How many things would be otherwise if the list were opened anew. A row that leaves a page mostly makes room for one
 * that comes up to it: that is one change.
 */
export function changesIn({ held, gone, unseen, isReordered }: HeldRows): number {
  return Math.max(held.length + gone.length, unseen.length) + (isReordered ? 1 : 0);
}
