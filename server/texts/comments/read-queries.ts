import type { Sql } from '../../platform/database/connect.ts';

/** SQL: the unread comments `c` of a project; the user's own and deleted ones count as read. */
export const fromUnread = (sql: Sql, project: number, userId: number) => sql`
  FROM comments c LEFT JOIN LATERAL (
    SELECT comment_id FROM read_marks
    WHERE project_id = ${project} AND user_id = ${userId} AND string_id = c.string_id OFFSET 0
  ) r ON true
  WHERE c.project_id = ${project} AND c.author_id <> ${userId} AND NOT c.deleted
    AND c.id > coalesce(r.comment_id, 0)`;

/** Marks all present comments on a string as read; a mark never goes back. */
export async function markRead(sql: Sql, projectId: number, stringId: number, userId: number) {
  await sql`
    INSERT INTO read_marks AS r (project_id, user_id, string_id, comment_id)
    SELECT ${projectId}, ${userId}, ${stringId}, max(id) FROM comments
    WHERE project_id = ${projectId} AND string_id = ${stringId} HAVING max(id) IS NOT NULL
    ON CONFLICT (project_id, user_id, string_id) DO UPDATE
      SET comment_id = excluded.comment_id WHERE r.comment_id < excluded.comment_id`;
}

/**
 * Marks all present comments on the strings of these sections as read; returns the number of strings that had unread
 * ones. They are locked in the order of their ids, as in every write to several strings; a string that is being deleted
 * is awaited and left out.
 */
export async function markSectionsReadBy(
  sql: Sql,
  project: number,
  sections: readonly number[],
  userId: number,
): Promise<number> {
  const [marked] = await sql<{ strings: number }[]>`
    WITH held AS MATERIALIZED (
      SELECT string.id, (
        SELECT max(c.id) FROM comments c WHERE c.project_id = ${project} AND c.string_id = string.id
      ) AS newest
      FROM (SELECT DISTINCT c.string_id AS id ${fromUnread(sql, project, userId)} ORDER BY id) unread, LATERAL (
        SELECT section_id FROM strings WHERE project_id = ${project} AND id = unread.id OFFSET 0
      ) its, LATERAL (
        SELECT id FROM strings
        WHERE project_id = ${project} AND id = unread.id AND its.section_id = ANY(${[...sections]}::bigint[]) FOR KEY SHARE
      ) string
    ), marked AS (
      INSERT INTO read_marks AS r (project_id, user_id, string_id, comment_id)
      SELECT ${project}, ${userId}, id, newest FROM held
      ON CONFLICT (project_id, user_id, string_id) DO UPDATE
        SET comment_id = excluded.comment_id WHERE r.comment_id < excluded.comment_id
      RETURNING string_id
    )
    SELECT count(*) AS strings FROM marked`;
  return marked?.strings ?? 0;
}
