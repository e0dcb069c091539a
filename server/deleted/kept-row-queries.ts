import { type Fragment, fragment, identifier } from '../database/fragment.ts';
import { KEPT_TABLES, type KeptTable } from '../deletions/rows.ts';

/** A deletion of a project. */
export type DeletionKey = { project: number; event: number };

/** SQL: the kept columns of a table without `project_id`, quoted. */
const keptColumns = (table: KeptTable): Fragment =>
  KEPT_TABLES[table].columns
    .split(' ')
    .map((name) => fragment`${identifier(name)}`)
    .reduce((list, name) => fragment`${list}, ${name}`);

/** SQL: the rows of a table that a deletion has kept, each as the jsonb `content`. */
export const keptContent = ({ project, event }: DeletionKey, table: KeptTable): Fragment => fragment`
  SELECT content FROM deleted_rows
  WHERE project_id = ${project} AND event_id = ${event} AND source = ${KEPT_TABLES[table].source}`;

/** SQL: puts the kept rows back into their table, with other values for the columns in `changed`, which is jsonb. */
export const insertKept = (
  key: DeletionKey,
  table: KeptTable,
  changed: Fragment = fragment`'{}'::jsonb`,
): Fragment => fragment`
  INSERT INTO ${identifier(table)} (project_id, ${keptColumns(table)}) OVERRIDING SYSTEM VALUE
  SELECT ${key.project}::bigint, ${keptColumns(table)}
  FROM (${keptContent(key, table)}) kept, LATERAL jsonb_populate_record(NULL::${identifier(table)}, kept.content || ${changed})`;

/** The steps that put back what strings had in them. Their foreign keys are checked at the end of the statement. */
export const insertKeptInside = (key: DeletionKey): Fragment => fragment`
  translations_back AS (${insertKept(key, 'translations')}),
  votes_back AS (${insertKept(key, 'votes')}),
  comments_back AS (${insertKept(key, 'comments')}),
  marks_back AS (${insertKept(key, 'read_marks')})`;

/** The step that ends a deletion, and deletes what it has kept. */
export const endDeletion = ({ project, event }: DeletionKey): Fragment => fragment`
  ended AS (DELETE FROM deletions WHERE project_id = ${project} AND event_id = ${event})`;
