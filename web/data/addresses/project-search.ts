/**
 * The query parameters of a project's page: the filter of its log (log.20), by which a link shows the same to others,
 * and the word that its dictionary is searched for. What they mean is read by the tabs.
 */
export type ProjectSearch = {
  /** The id of a user. */
  member?: number | undefined;
  /** The name of a kind of event, or of a group of kinds. */
  kind?: string | undefined;
  /** The id of a section, as in other addresses. */
  section?: string | undefined;
  string?: number | undefined;
  /** The id of an entry of the log, which is shown alone. */
  entry?: number | undefined;
  /** `today`, `week`, `month`, or `dates` with the days `since` and `until`. */
  period?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  word?: string | undefined;
  /** The moment that the past is shown of (past.5), in milliseconds. */
  at?: number | undefined;
};

const IDS = ['member', 'string', 'entry', 'at'] as const;
const TEXTS = ['kind', 'section', 'period', 'since', 'until', 'word'] as const;

/** Longer values mean nothing to any tab. */
const LONGEST = 1000;

/** Parses the query parameters; invalid values are dropped. */
export function projectSearch(search: Record<string, unknown>): ProjectSearch {
  const ids = IDS.map((name) => [name, Number(search[name])] as const);
  const texts = TEXTS.map((name) => [name, search[name]] as const);
  return Object.fromEntries([
    ...ids.filter(([, id]) => Number.isSafeInteger(id) && id > 0),
    ...texts.filter(([, text]) => typeof text === 'string' && text !== '' && text.length <= LONGEST),
  ]);
}
