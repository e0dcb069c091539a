/** What the reading page shows: the translation, with its original beside it, or the original alone. */
export const READ_VIEWS = ['translation', 'both', 'source'] as const;

export type ReadView = (typeof READ_VIEWS)[number];

/** What the address says beside the sections; left out: the translation. */
export type ReadSearch = { view?: Exclude<ReadView, 'translation'> };

/** Reads it; what makes no sense counts as not said. */
export function readSearch({ view }: Record<string, unknown>): ReadSearch {
  return view === 'both' || view === 'source' ? { view } : {};
}
