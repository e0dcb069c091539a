import { ENTRY_FIELDS, ENTRY_TEXTS } from '#domain/texts/dictionary/dictionary.ts';
import { type Fragment, fragment, identifier, joined } from '../../platform/database/fragment.ts';

/** SQL: the columns of what a translation, string, section or entry is, as its row and its revisions call them. */
export const TRANSLATION_STATE = fragment`status, text, context`;
export const STRING_STATE = fragment`section_id, text, key, context, max_length, continues, target_start, target_end`;
export const SECTION_STATE = fragment`name, translated_name, type, splitting, format`;
export const ENTRY_STATE = joined(ENTRY_FIELDS, (field) => fragment`${identifier(field)}`, fragment`, `);
/** SQL: assigns what an INSERT of an entry’s revision has to the one that is in its way. */
export const ENTRY_AS_INSERTED = joined(
  ENTRY_FIELDS,
  (field) => fragment`${identifier(field)} = excluded.${identifier(field)}`,
  fragment`, `,
);
/** SQL: the size of an entry’s texts in bytes. */
export const ENTRY_BYTES = fragment`(${joined(
  ENTRY_TEXTS,
  (field) => fragment`octet_length(${identifier(field)})`,
  fragment` + `,
)})`;

/** Who makes a revision, and SQL of the rows that have its columns. */
type Revised = {
  editor: number;
  from: Fragment;
  /** Whether the write deletes what the rows hold. */
  deleted?: boolean;
  /** The name of the step, when a statement has several. */
  step?: Fragment;
};

const REVISED = fragment`revised`;

/** The step that adds revisions to a table: `of` are its columns that say whose they are, `state` those that say what it is. */
const revisionStep =
  (table: Fragment, of: Fragment, state: Fragment, name = REVISED) =>
  ({ editor, from, deleted = false, step = name }: Revised): Fragment =>
    fragment`
  ${step} AS (
    INSERT INTO ${table} (project_id, ${of}, event_id, editor_id, deleted, ${state})
    SELECT project_id, ${of}, event_id, ${editor}, ${deleted}, ${state} FROM (${from}) AS revised
  )`;

/**
 * Stores what translations are after a write (revisions.2), as a step of its statement after its log entry: `WITH done AS (…),
 * ${logSteps(…)}, ${translationRevisions(…)}`. The rows have `project_id`, `string_id`, `translation_id`, `event_id`,
 * `author_id` and {@link TRANSLATION_STATE}.
 */
export const translationRevisions = revisionStep(
  fragment`translation_revisions`,
  fragment`string_id, translation_id, author_id`,
  TRANSLATION_STATE,
);

/**
 * Stores what strings are after a write; the rows have `project_id`, `string_id`, `event_id` and {@link STRING_STATE}.
 */
export const stringRevisions = revisionStep(fragment`string_revisions`, fragment`string_id`, STRING_STATE);

/**
 * Stores what sections are after a write; the rows have `project_id`, `section_id`, `event_id` and {@link
 * SECTION_STATE}. Moving a section is not a revision (server/core/content/order-change-queries.ts).
 */
export const sectionRevisions = revisionStep(
  fragment`section_revisions`,
  fragment`section_id`,
  SECTION_STATE,
  fragment`section_revised`,
);

/**
 * Stores the number of votes on translations after a write that changed it, as a step after its log entry. The rows
 * have `string_id`, `translation_id`, `event_id`, `votes_plus` and `votes_minus`.
 */
export const voteCounts = (project: number, from: Fragment): Fragment => fragment`
  vote_counted AS (
    INSERT INTO vote_counts (project_id, string_id, translation_id, event_id, votes_plus, votes_minus)
    SELECT ${project}::bigint, string_id, translation_id, event_id, votes_plus, votes_minus FROM (${from}) AS voted
  )`;

/**
 * Stores what dictionary words are after a write; the rows have `project_id`, `entry_id`, `event_id` and {@link
 * ENTRY_STATE}.
 */
export const entryRevisions = revisionStep(fragment`entry_revisions`, fragment`entry_id`, ENTRY_STATE);

/**
 * The steps that store the revisions of new strings, which one log entry tells of. Each string is looked up by its whole key
 * (docs/decisions/031); they were written by an earlier statement of the transaction.
 */
export const addedStringRevisions = (
  project: number,
  editor: number,
  ids: readonly number[],
): Fragment => fragment`
  added AS MATERIALIZED (
    SELECT given.id AS string_id, now.* FROM unnest(${[...ids]}::bigint[]) AS given (id), LATERAL (
      SELECT ${STRING_STATE} FROM strings WHERE project_id = ${project} AND id = given.id OFFSET 0
    ) now
  ),
  ${stringRevisions({
    editor,
    from: fragment`SELECT project_id, added.string_id, logged.id AS event_id, ${STRING_STATE} FROM logged, added`,
  })}`;
