import { LIMITS } from '#domain/core/limits.ts';
import { DELETED_KINDS, type DeletedKind } from '#domain/history/deleted/deleted.ts';
import { type Fragment, fragment, identifier, type Value } from '../../platform/database/fragment.ts';
import type { AsSiteAdmin } from '../events/record.ts';
import { generatedColumns, KEPT_TABLES, type KeptTable } from './rows.ts';

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
 * Records a deletion as a step after its log entry: `WITH done AS (SELECT …), ${logSteps(…)}, ${deletionStep(…)}`. It and the
 * steps below are in a statement after the one that locks what is deleted, so that they miss nothing, and before the one that
 * deletes: a distributed database runs the steps of a statement one after the other.
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
  ${by('read_marks', inside)}`;
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
