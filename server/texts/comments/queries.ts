import type { Changed, Page } from '#contract/core/paging.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { TOP_LEVEL } from '#domain/texts/comments/comments.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { lockedString, SECTION_OF_STRING } from '../../core/content/string-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { deletionStep } from '../../core/deletions/kept-queries.ts';
import {
  type AsSiteAdmin,
  counterStep,
  logSteps,
  siteAdminLogStep,
  siteAdminMark,
} from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import type { Fragment } from '../../platform/database/fragment.ts';

/** SQL: the columns of comment `c` by user `u` that don't depend on who reads it. */
export const commentColumns = (sql: Sql | Transaction) => sql`
  c.id, c.string_id, c.author_id, json_build_object('id', u.id, 'username', u.username) AS author, c.text,
  coalesce(c.reply, ${TOP_LEVEL}::int) AS reply, c.created_at, c.updated_at, c.edited, c.deleted`;

/**
 * The comments that match `among`, or a page of them, oldest first, with the read marks of `userId`. `from` is where
 * comments `c` are looked for.
 */
export function commentsOf(
  sql: Sql | Transaction,
  projectId: number,
  userId: number | null,
  among: Fragment,
  { limit, after, since }: Page & Changed = {},
  from: Fragment = sql`comments c`,
) {
  return sql<Comment[]>`
    SELECT ${commentColumns(sql)}, ${isRead(sql, userId)} AS read
    FROM ${from}
      JOIN users u ON u.id = c.author_id
      LEFT JOIN LATERAL (
        SELECT comment_id FROM read_marks
        WHERE project_id = ${projectId} AND user_id = ${userId} AND string_id = c.string_id OFFSET 0
      ) r ON true
    WHERE c.project_id = ${projectId} AND ${among} ${after === undefined ? sql`` : sql`AND c.id > ${after}`}
      ${since === undefined ? sql`` : sql`AND c.updated_at > ${since}`}
    ORDER BY c.id ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}`;
}

/**
 * SQL: whether comment `c` is read. The read marks of guests are in their browser (comments.10), so for guests all
 * comments count as read here.
 */
const isRead = (sql: Sql | Transaction, userId: number | null) =>
  userId === null
    ? sql`true`
    : sql`(c.id <= coalesce(r.comment_id, 0) OR c.author_id = ${userId} OR c.deleted)`;

export const onString = (sql: Sql | Transaction, stringId: number) => sql`c.string_id = ${stringId}`;

/**
 * The comments of a section. They are looked up string by string, so that what is read is bounded by the section, however
 * many comments the project has and whatever statistics know (docs/decisions/031).
 */
export const commentsOfSection = (
  sql: Sql | Transaction,
  projectId: number,
  userId: number | null,
  section: number,
  page: Page & Changed,
) =>
  commentsOf(
    sql,
    projectId,
    userId,
    sql`s.project_id = ${projectId} AND s.section_id = ${section}`,
    page,
    sql`strings s CROSS JOIN LATERAL (
      SELECT * FROM comments WHERE project_id = ${projectId} AND string_id = s.id OFFSET 0) c`,
  );

/** A comment on this string. */
export async function commentOf(sql: Sql, { project, string, actor }: StringTarget, id: number) {
  const [comment] = await commentsOf(sql, project, actor, sql`c.string_id = ${string} AND c.id = ${id}`);
  return comment;
}

/** Adds a comment with its counters and log entry, in one statement. */
export async function insertComment(
  sql: Sql,
  { project, string, actor }: StringTarget,
  text: string,
  reply: number | null,
) {
  const bytes = Buffer.byteLength(text);
  const [comment] = await sql<{ id: number }[]>`
    WITH string AS (
      UPDATE strings SET comments_amount = comments_amount + 1, inner_bytes = inner_bytes + ${bytes}::bigint
      WHERE project_id = ${project} AND id = ${string} AND ${isProjectThere(project)}
      RETURNING id, section_id
    ), done AS (
      INSERT INTO comments (project_id, string_id, author_id, text, reply)
      SELECT ${project}, string.id, ${actor}, ${text}, ${reply} FROM string
      RETURNING id
    ), counted AS (
      ${counterStep(project, SECTION_OF_STRING, { bytes }, string)}
    ),
    ${logSteps('addComment', project, {
      actor,
      section: SECTION_OF_STRING,
      string,
      comment: sql`done.id`,
      data: { acts: { text: [null, text] } },
    })}
    SELECT id FROM done`;
  return comment?.id;
}

/**
 * The first steps of a write to a comment that is not deleted: the locked string and then the locked comment, with
 * its present text. The string is read by a subquery, because Citus can't read a step that locks rows and joins another.
 */
const lockedComment = (sql: Sql | Transaction, { project, string }: StringTarget, id: number) => sql`
  string AS (${lockedString({ project, string })}), before AS (
    SELECT id, text, updated_at FROM comments
    WHERE project_id = ${project} AND string_id = (SELECT id FROM string) AND id = ${id} AND NOT deleted
    FOR NO KEY UPDATE
  )`;

/**
 * Changes a comment; the log keeps the old text. Returns `changed` if its last change was not at `seen`, `same` if it has this text
 * already, undefined if it is deleted or gone.
 */
export async function updateComment(
  sql: Sql | Transaction,
  target: StringTarget,
  id: number,
  { text, seen }: { text: string; seen: number | undefined },
) {
  const { project, string, actor, origin } = target;
  const [judged] = await sql<{ outcome: 'done' | 'same' | 'changed' }[]>`
    WITH ${lockedComment(sql, target, id)}, judged AS (
      SELECT *, CASE WHEN text = ${text} THEN 'same' WHEN updated_at <> ${seen ?? null}::bigint THEN 'changed'
        ELSE 'done' END AS outcome
      FROM before
    ), done AS (
      UPDATE comments c SET text = ${text}, edited = true, updated_at = greatest(now_ms(), c.updated_at + 1)
      FROM judged j WHERE c.project_id = ${project} AND c.id = j.id AND j.outcome = 'done'
      RETURNING j.text AS before, octet_length(c.text) - octet_length(j.text) AS grown
    ), of_string AS (
      UPDATE strings s SET inner_bytes = string.inner_bytes + grown FROM string, done
      WHERE s.project_id = ${project} AND s.id = ${string} AND grown <> 0
    ), counted AS (
      ${counterStep(project, SECTION_OF_STRING, { bytes: sql`grown` }, string)}
    ),
    ${logSteps('editComment', project, {
      actor,
      origin,
      section: SECTION_OF_STRING,
      string,
      comment: id,
      data: sql`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(before, ${text}::text)))`,
    })}
    SELECT outcome FROM judged`;
  return judged?.outcome;
}

/**
 * Deletes the text of a comment, which can be restored (deleted.1), and subtracts it from the string's counter; does nothing
 * for an empty one. `asSiteAdmin`: a site administrator does it, so the site's log records it too.
 */
export async function emptyComment(
  sql: Sql | Transaction,
  target: StringTarget,
  id: number,
  asSiteAdmin?: AsSiteAdmin,
) {
  const { project, string, actor, origin } = target;
  await sql`
    WITH ${lockedComment(sql, target, id)}, done AS (
      UPDATE comments c SET text = '', updated_at = greatest(now_ms(), c.updated_at + 1)
      FROM before WHERE c.project_id = ${project} AND c.id = before.id
      RETURNING before.text AS before, c.author_id
    ), of_string AS (
      UPDATE strings s SET comments_amount = string.comments_amount - 1,
        inner_bytes = string.inner_bytes - octet_length(before)
      FROM string, done
      WHERE s.project_id = ${project} AND s.id = ${string}
    ), counted AS (
      ${counterStep(project, SECTION_OF_STRING, { bytes: sql`-octet_length(before)` }, string)}
    ),
    ${logSteps('deleteComment', project, {
      actor,
      origin,
      section: SECTION_OF_STRING,
      string,
      comment: id,
      data: sql`${siteAdminMark(asSiteAdmin)} || jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(before, NULL)))`,
    })},
    ${deletionStep(project, {
      kind: 'comment',
      actor,
      item: sql`${id}::bigint`,
      section: SECTION_OF_STRING,
      string,
      author: sql`done.author_id`,
      text: sql`before`,
      data: sql`jsonb_build_object('text', before)`,
      from: sql`logged, done`,
      asSiteAdmin,
    })} ${asSiteAdmin ? siteAdminLogStep('removeComment', actor, asSiteAdmin) : sql``}
    SELECT FROM done`;
}
