import type { Comment } from '#contract/comments.ts';
import { TOP_LEVEL } from '#domain/comments.ts';
import type { Sql } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';
import { countLine, logLine } from '../log/record.ts';
import type { AtString } from '../strings/at-string.ts';
import { lockedString } from '../strings/lock-queries.ts';

/** The comments that `among` chooses, oldest first, as `userId` has read them. */
export function commentsOf(sql: Sql, projectId: number, userId: number | null, among: Fragment) {
  return sql<Comment[]>`
    SELECT c.id, c.string_id, c.author_id, json_build_object('id', u.id, 'username', u.username) AS author, c.text,
      coalesce(c.reply, ${TOP_LEVEL}) AS reply, c.created_at, c.updated_at, c.edited, c.deleted,
      ${isRead(sql, userId)} AS read
    FROM comments c
      JOIN users u ON u.id = c.author_id
      LEFT JOIN read_marks r
        ON r.project_id = c.project_id AND r.string_id = c.string_id AND r.user_id = ${userId}
    WHERE c.project_id = ${projectId} AND ${among}
    ORDER BY c.id`;
}

/** Guests' marks are kept by their browser (DECISIONS §9), so for them all counts as read here. */
const isRead = (sql: Sql, userId: number | null) =>
  userId === null
    ? sql`true`
    : sql`(c.id <= coalesce(r.comment_id, 0) OR c.author_id = ${userId} OR c.deleted)`;

export const onString = (sql: Sql, stringId: number) => sql`c.string_id = ${stringId}`;

export const onSection = (sql: Sql, projectId: number, sectionId: number) => sql`
  c.string_id IN (SELECT id FROM strings WHERE project_id = ${projectId} AND section_id = ${sectionId})`;

/** One comment on this very string. */
export async function commentOf(sql: Sql, { project, string, actor }: AtString, id: number) {
  const [comment] = await commentsOf(sql, project, actor, sql`c.string_id = ${string} AND c.id = ${id}`);
  return comment;
}

/** Adds a comment, its count on the string and its log line, in one statement. */
export async function insertComment(
  sql: Sql,
  { project, section, string, actor }: AtString,
  text: string,
  reply: number | null,
) {
  const [made] = await sql<{ id: number }[]>`
    WITH string AS (
      UPDATE strings SET comments_amount = comments_amount + 1
      WHERE project_id = ${project} AND id = ${string}
      RETURNING id
    ), done AS (
      INSERT INTO comments (project_id, string_id, author_id, text, reply)
      SELECT ${project}, string.id, ${actor}, ${text}, ${reply} FROM string
      RETURNING id
    ), counted AS (
      ${countLine(sql, project, section)}
    ), logged AS (
      ${logLine(sql, 'addComment', project, { actor, section, string, comment: sql`done.id`, data: { acts: { text: [null, text] } } })}
    )
    SELECT id FROM done`;
  return made?.id;
}

/**
 * Changes a comment that is not deleted; the old text stays in the log. With `seen`, only one last changed then.
 * False: it was deleted or changed meanwhile.
 */
export async function updateComment(
  sql: Sql,
  { project, section, string, actor }: AtString,
  id: number,
  { before, text, seen }: { before: string; text: string; seen: number | undefined },
) {
  const done = await sql`
    WITH done AS (
      UPDATE comments SET text = ${text}, edited = true, updated_at = now_ms()
      WHERE project_id = ${project} AND id = ${id} AND NOT deleted
        ${seen === undefined ? sql`` : sql`AND updated_at = ${seen}`}
      RETURNING id
    ), counted AS (
      ${countLine(sql, project, section)}
    ), logged AS (
      ${logLine(sql, 'editComment', project, { actor, section, string, comment: id, data: { acts: { text: [before, text] } } })}
    )
    SELECT id FROM done`;
  return done.length === 1;
}

/** Empties a comment, and takes it from the string's count; one that is empty stays as it is. */
export async function emptyComment(
  sql: Sql,
  { project, section, string, actor }: AtString,
  id: number,
  before: string,
) {
  await sql`
    WITH string AS (${lockedString(sql, { project, string })}), done AS (
      UPDATE comments SET text = '', updated_at = now_ms() FROM string
      WHERE project_id = ${project} AND comments.id = ${id} AND NOT deleted
      RETURNING comments.id
    ), of_string AS (
      UPDATE strings SET comments_amount = comments_amount - 1 FROM done
      WHERE project_id = ${project} AND strings.id = ${string}
    ), counted AS (
      ${countLine(sql, project, section)}
    ), logged AS (
      ${logLine(sql, 'deleteComment', project, { actor, section, string, comment: id, data: { acts: { text: [before, null] } } })}
    )
    SELECT FROM done`;
}

/** Every comment now on the string is read by the user; a mark never goes back. */
export async function markRead(sql: Sql, projectId: number, stringId: number, userId: number) {
  await sql`
    INSERT INTO read_marks AS r (project_id, user_id, string_id, comment_id)
    SELECT ${projectId}, ${userId}, ${stringId}, max(id) FROM comments
    WHERE project_id = ${projectId} AND string_id = ${stringId} HAVING max(id) IS NOT NULL
    ON CONFLICT (project_id, user_id, string_id) DO UPDATE
      SET comment_id = excluded.comment_id WHERE r.comment_id < excluded.comment_id`;
}
