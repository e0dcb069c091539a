import type { EditorRow } from '#contract/texts/editor.ts';
import { stringKeys, stringsByKey } from '../../core/content/string-key-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { DISMISSALS_OF_STRING } from '../dismissals/queries.ts';
import { translationsOf } from '../translations/queries.ts';

/** A row of the editor without its index in its section. */
export type UnplacedRow = Omit<EditorRow, 'index'>;

/**
 * The rows of some strings by id, with their translations and the number of unread comments; deleted strings are left
 * out.
 */
export async function editorRows(
  sql: Sql,
  { project, userId }: { project: number; userId: number | null },
  ids: number[],
): Promise<Map<number, UnplacedRow>> {
  if (ids.length === 0) return new Map();
  const [strings, translations] = await Promise.all([
    stringsOf(sql, project, userId, ids),
    translationsOf(sql, project, ids),
  ]);
  return new Map(
    strings.map((string) => [string.id, { ...string, translations: translations.get(string.id) ?? [] }]),
  );
}

/** SQL: the columns of string `s` that are the same for all users. */
export const rowColumns = (sql: Sql) =>
  sql`s.id, s.section_id, s.text, s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end, s.updated_at, s.comments_amount,
    ${DISMISSALS_OF_STRING} AS dismissals`;

const stringsOf = (sql: Sql, project: number, userId: number | null, ids: number[]) => sql<
  Omit<UnplacedRow, 'translations'>[]
>`
  SELECT ${rowColumns(sql)},
    CASE WHEN s.comments_amount = 0 OR ${userId}::bigint IS NULL THEN 0 ELSE (
      SELECT count(*) FROM comments c
      WHERE c.project_id = ${project} AND c.string_id = s.id AND c.author_id <> ${userId} AND NOT c.deleted
        AND c.id > coalesce((SELECT r.comment_id FROM read_marks r
          WHERE r.project_id = ${project} AND r.user_id = ${userId} AND r.string_id = s.id), 0)
    ) END AS unread_amount
  FROM ${stringsByKey(fragment`= ${project}`, stringKeys(project, ids))}`;
