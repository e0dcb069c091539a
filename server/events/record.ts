import type postgres from 'postgres';
import { LOG_CODES, type LogKind, type SITE_LOG_KINDS } from '#domain/events/log.ts';
import { asJson, type Fragment, fragment } from '../database/fragment.ts';

type Value = number | Fragment;

/** What a log line says besides what and where (log.1). */
type Line = {
  actor: number;
  /** Who it was done to. */
  user?: Value;
  section?: Value;
  string?: Value;
  translation?: Value;
  comment?: Value;
  /** `n`, `se`, `r` and `acts`: names as they were, changes with old and new values; or SQL over `done` that gives jsonb. */
  data?: postgres.JSONValue | Fragment;
};

/**
 * The log line of a deed, as a step of the statement that does it (log.6): `WITH done AS (INSERT …), logged AS (${logLine(…)})`.
 * One line for each row of `done`, so that what changed nothing is not logged. A value may be SQL over `done`.
 */
export function logLine(kind: LogKind, project: Value, line: Line): Fragment {
  const data = line.data instanceof Promise ? line.data : asJson(line.data ?? {});
  return fragment`
    INSERT INTO log (project_id, w, actor_id, user_id, section_id, string_id, translation_id, comment_id, data)
    SELECT ${project}::bigint, ${LOG_CODES[kind]}::smallint, ${line.actor}::bigint, ${line.user ?? null}::bigint,
      ${line.section ?? null}::bigint, ${line.string ?? null}::bigint, ${line.translation ?? null}::bigint,
      ${line.comment ?? null}::bigint, ${data}::jsonb
    FROM done`;
}

/**
 * What a line of the site's log says; `actor` null is the command line. `n` and `acts` as above, `fields` for what changed
 * but is not told.
 */
type SiteLine = { actor: Value | null; user?: Value; data?: postgres.JSONValue | Fragment };

/**
 * The same for a deed that belongs to no project (log.13): a line of the log that site administrators read. Its data
 * may be SQL over `done` that gives jsonb.
 */
export function siteLogLine(
  kind: (typeof SITE_LOG_KINDS)[number],
  { actor, user, data = {} }: SiteLine,
): Fragment {
  const stored = data instanceof Promise ? data : asJson(data);
  return fragment`
    INSERT INTO site_log (w, actor_id, user_id, data)
    SELECT ${LOG_CODES[kind]}::smallint, ${actor}::bigint, ${user ?? null}::bigint, ${stored}::jsonb FROM done`;
}

/** What a site administrator does in a project by that right: the project's name, which the site's log tells. */
export type BySite = { projectName: string };

/** The mark of such a deed in the project's log, as jsonb. */
export const markedBySite = (bySite: BySite | undefined): Fragment =>
  bySite ? fragment`'{"by_site": true}'::jsonb` : fragment`'{}'::jsonb`;

/** Its line in the site's log, as another step of the statement: `done` has the `author_id` of what was removed. */
export const loggedBySite = (
  kind: (typeof SITE_LOG_KINDS)[number],
  actor: number,
  { projectName }: BySite,
): Fragment => fragment`, logged_by_site AS (
  ${siteLogLine(kind, { actor, user: fragment`done.author_id`, data: { n: projectName } })}
)`;

/** By how much a write changes its section's counters; what is left out stays. */
type Change = {
  strings?: Value;
  translated?: Value;
  approved?: Value;
  initial?: Value;
  translations?: Value;
  bytes?: Value;
};

/**
 * What a write changes in its section's counters, version and last activity, as a step of its statement beside
 * {@link logLine}: a row for each row of `done`, which reading adds up and `foldDeltas` later folds into the section.
 * `string` is named by a write that changes the state or counts of that one alone, not its texts or its place.
 */
export function countLine(
  project: Value,
  section: Value,
  { strings = 0, translated = 0, approved = 0, initial = 0, translations = 0, bytes = 0 }: Change = {},
  string: Value | null = null,
): Fragment {
  return fragment`
    INSERT INTO section_deltas
      (project_id, section_id, strings_amount, strings_translated, strings_approved, strings_initial, translations_amount,
        bytes, at, string_id)
    SELECT ${project}::bigint, ${section}::bigint, ${strings}::int, ${translated}::int, ${approved}::int,
      ${initial}::int, ${translations}::int, ${bytes}::bigint, now_ms(), ${string}::bigint
    FROM done`;
}
