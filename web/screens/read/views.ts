/** The views of the reading page: the translation, both languages, or the source. */
export const READ_VIEWS = ['translation', 'both', 'source'] as const;

export type ReadView = (typeof READ_VIEWS)[number];

/** The query parameters of the address; without `view` the translation is shown. */
export type ReadSearch = { view?: Exclude<ReadView, 'translation'> };

/** Parses the query parameters; invalid values are ignored. */
export function readSearch({ view }: Record<string, unknown>): ReadSearch {
  return view === 'both' || view === 'source' ? { view } : {};
}
