import { LIMITS } from '#domain/core/limits.ts';
import { DELETED_KINDS, type DeletedKind } from '#domain/history/deleted/deleted.ts';
import { ENTRY_FIELDS } from '#domain/texts/dictionary/dictionary.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, identifier, joined, type Value } from '../../platform/database/fragment.ts';
import type { AsSiteAdmin } from '../events/record.ts';

/**
 * The tables whose rows a deletion keeps. Each has its number in `deleted_rows`, the columns that are kept besides
 * `project_id`, and the generated columns, which are not kept. A migration that adds a column to one of them adds its
 * value to what is kept (docs/recipes.md).
 */
export const KEPT_TABLES = {
  sections: {
    source: 1,
    columns:
      'id name num type splitting created_at strings_amount strings_translated strings_approved translations_amount last_update version format header footer updated_at bytes strings_initial strings_needing_review translated_name source_path source_hash source_id language_file published_at',
    generated: 'envelope_bytes',
  },
  strings: {
    source: 2,
    columns:
      'id section_id place text key context max_length created_at updated_at approved_id translations_amount regular_amount review_amount votes_plus votes_minus comments_amount last_translation_at lead raw left_frame inner_bytes continues joint source_id target_start target_end',
    generated: 'own_bytes text_lower',
  },
  translations: {
    source: 3,
    columns:
      'id string_id text context initial author_id editor_id created_at updated_at votes_plus votes_minus needs_review joint',
    generated: 'text_lower',
  },
  votes: {
    source: 4,
    columns: 'translation_id user_id is_minus created_at replaced',
    generated: '',
  },
  comments: {
    source: 5,
    columns: 'id string_id author_id text reply created_at updated_at edited',
    generated: 'deleted',
  },
  read_marks: { source: 6, columns: 'user_id string_id comment_id', generated: '' },
  dictionary: {
    source: 7,
    columns: `id ${ENTRY_FIELDS.join(' ')} created_at updated_at states`,
    generated: '',
  },
  check_dismissals: {
    source: 8,
    columns: 'id string_id check_id scope what reason user_id at',
    generated: '',
  },
} as const;

export type KeptTable = keyof typeof KEPT_TABLES;

/** The names of a table's generated columns. */
export const generatedColumns = (table: KeptTable): string[] =>
  KEPT_TABLES[table].generated.split(' ').filter(Boolean);

/** What was deleted; each value is SQL over the rows of `logged` and `done`, which `from` joins. */
type Deletion = {
  kind: DeletedKind;
  actor: number;
  item: Fragment;
  section?: Value | undefined;
  string?: Value | undefined;
  author?: Fragment;
  /** Its text or name, of which the list shows the beginning. */
  text: Fragment;
  /** What restoring needs besides rows, as jsonb. */
  data?: Fragment;
  from: Fragment;
  asSiteAdmin?: AsSiteAdmin | undefined;
};

/**
 * Records a deletion as a step after its log entry: `WITH done AS (SELECT …), ${logSteps(…)}, ${deletionStep(…)}`. This
 * statement comes after the one that locks what is deleted, so that it misses nothing, and before the one that deletes,
 * because a distributed database runs the steps of a statement one after the other.
 */
export const deletionStep = (project: number, deletion: Deletion): Fragment => {
  const { kind, actor, item, section, string, author, text, data, from, asSiteAdmin } = deletion;
  return fragment`
  deletion AS (
    INSERT INTO deletions (project_id, event_id, kind, item_id, section_id, string_id, author_id, actor_id, by_site, text, data)
    SELECT ${project}::bigint, logged.id, ${DELETED_KINDS[kind].code}::smallint, ${item}, ${section ?? null}::bigint,
      ${string ?? null}::bigint, ${author ?? null}::bigint, ${actor}::bigint, ${asSiteAdmin !== undefined}::boolean,
      left(${text}, ${LIMITS.deletedText}::int), ${data ?? fragment`'{}'::jsonb`}
    FROM ${from}
  )`;
};

/** A step that keeps the rows `from` of a table, which are named `held` and have the `event_id` of their deletion beside them. */
const keptRows = (project: number, table: KeptTable, from: Fragment): Fragment => fragment`
  ${identifier(`kept_${table}`)} AS (
    INSERT INTO deleted_rows (project_id, event_id, source, nth, content)
    SELECT ${project}::bigint, of.event_id, ${KEPT_TABLES[table].source}::smallint, row_number() OVER (),
      to_jsonb(held) - ${generatedColumns(table)}::text[]
    FROM ${from}
  )`;

/** SQL: the rows of a table with this project and another key, looked up for each row before it (docs/decisions/031). */
const rowsBy = (project: number, table: KeptTable, key: Fragment): Fragment => fragment`
  LATERAL (SELECT * FROM ${identifier(table)} WHERE project_id = ${project} AND ${key} OFFSET 0) held`;

/** The steps that keep strings with everything in them; `of` are rows of `event_id` and `string_id`. */
export function keptStrings(project: number, of: Fragment): Fragment {
  const by = (table: KeptTable, key: Fragment) =>
    keptRows(project, table, fragment`kept_of of, ${rowsBy(project, table, key)}`);
  const inside = fragment`string_id = of.string_id`;
  return fragment`
  kept_of AS MATERIALIZED (${of}),
  ${by('strings', fragment`id = of.string_id`)},
  ${by('translations', inside)},
  ${keptRows(
    project,
    'votes',
    fragment`kept_of of, LATERAL (
        SELECT id FROM translations WHERE project_id = ${project} AND string_id = of.string_id OFFSET 0
      ) voted, ${rowsBy(project, 'votes', fragment`translation_id = voted.id`)}`,
  )},
  ${by('comments', inside)},
  ${by('read_marks', inside)},
  ${by('check_dismissals', inside)}`;
}

/** The steps that keep the translations of the entries in `logged` with their votes. */
export const keptTranslations = (project: number): Fragment => {
  const of = fragment`(SELECT id AS event_id, translation_id FROM logged) of`;
  return fragment`
  ${keptRows(project, 'translations', fragment`${of}, ${rowsBy(project, 'translations', fragment`id = of.translation_id`)}`)},
  ${keptRows(project, 'votes', fragment`${of}, ${rowsBy(project, 'votes', fragment`translation_id = of.translation_id`)}`)}`;
};

/** The step that keeps a dictionary word. */
export const keptEntry = (project: number, entry: number): Fragment =>
  keptRows(
    project,
    'dictionary',
    fragment`(SELECT id AS event_id FROM logged) of, ${rowsBy(project, 'dictionary', fragment`id = ${entry}`)}`,
  );

/** The step that keeps a section, without what is in it. Its version counts the writes that are not folded yet. */
export const keptSection = (project: number, section: number): Fragment => fragment`
  kept_sections AS (
    INSERT INTO deleted_rows (project_id, event_id, source, nth, content)
    SELECT ${project}::bigint, logged.id, ${KEPT_TABLES.sections.source}::smallint, 1,
      to_jsonb(held) - ${generatedColumns('sections')}::text[] || jsonb_build_object('version', held.version + (
        SELECT coalesce(sum(delta_mark(at)), 0) FROM section_deltas WHERE project_id = ${project} AND section_id = ${section}))
    FROM logged, ${rowsBy(project, 'sections', fragment`id = ${section}`)}
  )`;

/** A deletion of a project. */
export type DeletionKey = { project: number; event: number };

/** One deletion, or several. */
type Deletions = { project: number; event: number | readonly number[] };

/** SQL: the kept columns of a table without `project_id`, quoted. */
const keptColumns = (table: KeptTable): Fragment =>
  joined(KEPT_TABLES[table].columns.split(' '), (name) => fragment`${identifier(name)}`, fragment`, `);

/** SQL: the rows of a table that deletions have kept, each as the jsonb `content`. */
export const keptContent = ({ project, event }: Deletions, table: KeptTable): Fragment => fragment`
  SELECT content FROM deleted_rows
  WHERE project_id = ${project} AND event_id = ANY(${typeof event === 'number' ? [event] : [...event]}::bigint[])
    AND source = ${KEPT_TABLES[table].source}`;

/**
 * SQL: puts the kept rows back into their table, with other values for the columns in `changed`, which is jsonb over
 * `kept.content`. `only`: a condition on their `content`.
 */
export const insertKept = (
  key: Deletions,
  table: KeptTable,
  changed: Fragment = fragment`'{}'::jsonb`,
  only: Fragment = fragment`true`,
): Fragment => fragment`
  INSERT INTO ${identifier(table)} (project_id, ${keptColumns(table)}) OVERRIDING SYSTEM VALUE
  SELECT ${key.project}::bigint, ${keptColumns(table)}
  FROM (${keptContent(key, table)}) kept, LATERAL jsonb_populate_record(NULL::${identifier(table)}, kept.content || ${changed})
  WHERE ${only}`;

/**
 * Puts back strings with all that was in them. Each table is a statement, in the order of foreign keys; approvals come last, because a
 * string and its approved translation refer to each other.
 */
export async function insertKeptStrings(tx: Transaction, key: Deletions, changed?: Fragment): Promise<void> {
  const unapproved = fragment`'{"approved_id": null}'::jsonb`;
  await tx`${insertKept(key, 'strings', changed ? fragment`${unapproved} || ${changed}` : unapproved)}`;
  for (const table of ['translations', 'votes', 'comments', 'read_marks', 'check_dismissals'] as const)
    await tx`${insertKept(key, table)}`;
  const approved = await tx<{ id: number; translation: number }[]>`
    SELECT (content ->> 'id')::bigint AS id, (content ->> 'approved_id')::bigint AS translation
    FROM (${keptContent(key, 'strings')}) kept WHERE content ->> 'approved_id' IS NOT NULL`;
  if (approved.length === 0) return;
  const ofStrings = Object.fromEntries(approved.map(({ id, translation }) => [id, translation]));
  await tx`
    UPDATE strings SET approved_id = (${tx.json(ofStrings)}::jsonb ->> id::text)::bigint
    WHERE project_id = ${key.project} AND id = ANY(${approved.map(({ id }) => id)}::bigint[])`;
}
