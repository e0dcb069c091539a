import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, identifier } from '../../platform/database/fragment.ts';
import { KEPT_TABLES, type KeptTable } from './rows.ts';

/** A deletion of a project. */
export type DeletionKey = { project: number; event: number };

/** One deletion, or several. */
type Deletions = { project: number; event: number | readonly number[] };

/** SQL: the kept columns of a table without `project_id`, quoted. */
const keptColumns = (table: KeptTable): Fragment =>
  KEPT_TABLES[table].columns
    .split(' ')
    .map((name) => fragment`${identifier(name)}`)
    .reduce((list, name) => fragment`${list}, ${name}`);

/** SQL: the rows of a table that deletions have kept, each as the jsonb `content`. */
export const keptContent = ({ project, event }: Deletions, table: KeptTable): Fragment => fragment`
  SELECT content FROM deleted_rows
  WHERE project_id = ${project} AND event_id = ANY(${typeof event === 'number' ? [event] : [...event]}::bigint[])
    AND source = ${KEPT_TABLES[table].source}`;

/**
 * SQL: puts the kept rows back into their table, with other values for the columns in `changed`, which is jsonb over `kept.content`. `only`: a condition
 * on their `content`.
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
  for (const table of ['translations', 'votes', 'comments', 'read_marks'] as const)
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
