import type postgres from 'postgres';
import type { FieldChanges } from '#domain/core/events/changes.ts';
import type { EventKind, SiteEventKind } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import type { OrderChange } from '#domain/texts/sections/order-change.ts';
import {
  asJson,
  type Fragment,
  fragment,
  identifier,
  isFragment,
  type Value,
} from '../../platform/database/fragment.ts';

const NOTHING = fragment``;
const LOGGED = fragment`logged`;
const UNORDERED = fragment`unordered`;
const UNDOES = fragment`, undoes`;
const BATCH = fragment`, batch`;
const REDO = fragment`|| '{"redo": true}'`;

/** Names at that time, and changes with old and new values (log.1, log.2). */
export type EntryData = {
  /** The name of what the entry is about: a member, an entry of the dictionary, a project. */
  n?: string;
  /** The name of a section. */
  se?: string;
  /** The name of a role. */
  r?: string;
  amount?: number;
  /** What an update of a section did (updates.8). */
  version?: object;
  /** What a batch does. */
  action?: string;
  /** What the batch did that a batch undoes, or does again. */
  of?: string;
  /** The section that a moved string left. */
  left?: number;
  acts?: FieldChanges;
  /** The second string of two that one was split into, or that were merged. */
  second?: number;
  /** Whether it belongs to another entry of the same write, and is undone with that one. */
  part?: true;
  /** The translation that an approval made regular. */
  replaces?: number;
  /** What a rearrangement changed in the order, if that isn't too much to log. */
  order?: OrderChange;
  /** The type that a section had before. */
  formerType?: string;
  /** Whether something went that undoing would not bring back. */
  lossy?: true;
  /** Changed fields whose values are not logged. */
  fields?: readonly string[];
};

/**
 * The batch that the entries of a write are part of, and what they undo: an event, or SQL for it over `done`. If only
 * some of them are redos, their data say so.
 */
export type LineOrigin = Pick<Origin, 'batch'> & {
  readonly undoes?: { readonly event: Value; readonly isRedo: boolean } | undefined;
};

/** The fields of a log entry (log.1). */
type Line = {
  actor: number;
  /** The affected user. */
  user?: Value | undefined;
  section?: Value;
  string?: Value;
  translation?: Value;
  comment?: Value;
  /** Also SQL over `done` that returns jsonb. */
  data?: EntryData | Fragment;
  origin?: LineOrigin | undefined;
};

type Step = {
  /** The end of the steps' names, when the statement has several entries: `logged_loss`. */
  step?: string;
  /** SQL: for which rows of `done` an entry is written, and in which order. */
  where?: Fragment;
  orderBy?: Fragment;
};

/**
 * Writes the log entry of a write as steps of its statement (log.6): `WITH done AS (INSERT …), ${logSteps(…)}`. There
 * is one entry for each row of `done`, so nothing is logged if nothing changed. Values may be SQL over `done`. Later
 * steps find the entries in `logged`.
 */
export function logSteps(
  kind: EventKind,
  project: Value,
  line: Line,
  { step, where, orderBy }: Step = {},
): Fragment {
  const { undoes, batch } = line.origin ?? {};
  const data = dataSql(line.data);
  const logged = step ? identifier(`logged_${step}`) : LOGGED;
  return fragment`
    ${logged} AS (
      INSERT INTO log (project_id, w, actor_id, user_id, section_id, string_id, translation_id, comment_id, data
        ${undoes ? UNDOES : NOTHING} ${batch ? BATCH : NOTHING})
      SELECT ${project}::bigint, ${LOG_CODES[kind]}::smallint, ${line.actor}::bigint, ${line.user ?? null}::bigint,
        ${line.section ?? null}::bigint, ${line.string ?? null}::bigint, ${line.translation ?? null}::bigint,
        ${line.comment ?? null}::bigint, ${data}::jsonb
        ${undoes ? fragment`${undoes.isRedo ? REDO : NOTHING}, ${undoes.event}::bigint` : NOTHING}
        ${batch ? fragment`, ${batch}::bigint` : NOTHING}
      FROM done ${where ? fragment`WHERE ${where}` : NOTHING} ${orderBy ? fragment`ORDER BY ${orderBy}` : NOTHING}
      RETURNING project_id, id, string_id, translation_id
    ), ${step ? identifier(`unordered_${step}`) : UNORDERED} AS (
      INSERT INTO unordered_events (project_id, log_id) SELECT project_id, id FROM ${logged}
    )`;
}

/** SQL: the step of a statement, after {@link logSteps}, that has the ids of all its entries in order, as `events.ids`. */
export const LOGGED_IDS: Fragment = fragment`events AS MATERIALIZED (
  SELECT array_agg(id ORDER BY id) AS ids FROM logged
)`;

const dataSql = (data: EntryData | Fragment = {}) =>
  isFragment(data) ? data : asJson(data as postgres.JSONValue);

/** The fields of an entry of the site's log; `actor` is null for the command line. */
type SiteLine = { actor: Value | null; user?: Value; data?: EntryData | Fragment };

/** Writes the log entry of a write outside of projects (log.13), in the log that site administrators read. */
export function siteLogStep(kind: SiteEventKind, { actor, user, data }: SiteLine): Fragment {
  return fragment`
    INSERT INTO site_log (w, actor_id, user_id, data)
    SELECT ${LOG_CODES[kind]}::smallint, ${actor}::bigint, ${user ?? null}::bigint, ${dataSql(data)}::jsonb FROM done`;
}

/** The project in which a site administrator uses that right; its name is in the site's log. */
export type AsSiteAdmin = { projectName: string };

/** SQL: marks such an entry in the project's log, as jsonb. */
export const siteAdminMark = (asSiteAdmin: AsSiteAdmin | undefined): Fragment =>
  asSiteAdmin ? fragment`'{"by_site": true}'::jsonb` : fragment`'{}'::jsonb`;

/**
 * Writes the entry in the site's log, as another step of the statement; `done` has the `author_id` of what was
 * removed.
 */
export const siteAdminLogStep = (
  kind: SiteEventKind,
  actor: number,
  { projectName }: AsSiteAdmin,
): Fragment => fragment`, logged_by_site AS (
  ${siteLogStep(kind, { actor, user: fragment`done.author_id`, data: { n: projectName } })}
)`;

/** The changes of a section's counters; missing ones are 0. */
type Change = {
  strings?: Value;
  translated?: Value;
  approved?: Value;
  initial?: Value;
  needingReview?: Value;
  translations?: Value;
  bytes?: Value;
  /** SQL: the time of the activity; now by default. */
  at?: Fragment;
};

const NOW = fragment`now_ms()`;

/**
 * Records the changes of a section's counters, version and last activity as a step of the statement: a delta for each
 * row of `done`. Readers add the deltas up, and `foldDeltas` folds them into the section. `string` is set by writes
 * that change only the state or counts of that string, not its texts or position.
 */
export function counterStep(
  project: number,
  section: Value,
  {
    strings = 0,
    translated = 0,
    approved = 0,
    initial = 0,
    needingReview = 0,
    translations = 0,
    bytes = 0,
    at = NOW,
  }: Change = {},
  string: Value | null = null,
): Fragment {
  return fragment`
    INSERT INTO section_deltas
      (project_id, section_id, strings_amount, strings_translated, strings_approved, strings_initial, strings_needing_review,
        translations_amount, bytes, at, string_id)
    SELECT ${project}::bigint, ${section}::bigint, ${strings}::int, ${translated}::int, ${approved}::int,
      ${initial}::int, ${needingReview}::int, ${translations}::int, ${bytes}::bigint, ${at}, ${string}::bigint
    FROM done`;
}
