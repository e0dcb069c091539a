import type { EditorRow } from '#contract/editor.ts';

/** The rows of a page, and how they differ from what the list would be if it were opened anew. */
export type HeldRows = {
  rows: readonly EditorRow[];
  /** Strings that stay in sight though the list has them no longer here. */
  held: readonly number[];
  /** Strings that the list has here by now, not in sight before it is opened anew. */
  unseen: readonly number[];
};

/** The strings in sight that an answer doesn't have, whose rows are asked for by themselves. */
export function rowsToAsk(shown: readonly EditorRow[], answer: readonly EditorRow[]): number[] {
  const here = new Set(answer.map(({ id }) => id));
  return shown.filter(({ id }) => !here.has(id)).map(({ id }) => id);
}

/**
 * What is in sight stays where it is while it is asked for again: no row moves under the pointer, none leaves because it
 * no longer matches the filter, and a new one waits. Those that are in neither answer are gone for good.
 */
export function holdRows(
  shown: readonly EditorRow[],
  answer: readonly EditorRow[],
  asked: readonly EditorRow[],
): HeldRows {
  const inSight = new Set(shown.map(({ id }) => id));
  const fresh = new Map([...asked, ...answer].map((row) => [row.id, row]));
  const here = new Set(answer.map(({ id }) => id));
  const rows = shown.flatMap(({ id }) => fresh.get(id) ?? []);
  return {
    rows,
    held: rows.filter(({ id }) => !here.has(id)).map(({ id }) => id),
    unseen: answer.filter(({ id }) => !inSight.has(id)).map(({ id }) => id),
  };
}
