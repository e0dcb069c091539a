/** The views of the reading page: the translation, both languages, or the source. */
export const READ_VIEWS = ['translation', 'both', 'source'] as const;

export type ReadView = (typeof READ_VIEWS)[number];

/** The query parameters of the address. */
export type ReadSearch = {
  /** Without it the translation is shown. */
  view?: Exclude<ReadView, 'translation'>;
  /** The moment at which the text is shown (past.7), in milliseconds; without it the text of now. */
  at?: number;
};

/** Parses the query parameters; invalid values are ignored. */
export function readSearch({ view, at }: Record<string, unknown>): ReadSearch {
  const moment = Number(at);
  return {
    ...((view === 'both' || view === 'source') && { view }),
    ...(Number.isSafeInteger(moment) && moment > 0 && { at: moment }),
  };
}
