import { LOG_CODES } from '#domain/core/events/log.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { emptyComment } from '../../texts/comments/queries.ts';
import { lockStrings } from '../../texts/translations/batch-queries.ts';
import type { Erasing } from './erase-translation-queries.ts';

/** Entries of the log with the text of a comment, and the kinds of them in this order. */
const TEXTS_OF_COMMENTS = (['addComment', 'editComment', 'deleteComment', 'restoreComment'] as const).map(
  (kind) => LOG_CODES[kind],
);

/**
 * Erases the next comments that a user has in a project, which become deleted ones in their threads (accounts.30); how many
 * there were. Nothing is kept for restoring them.
 */
export async function eraseComments(
  tx: Transaction,
  { project, user }: Erasing,
  most: number,
): Promise<number> {
  const comments = await tx<{ id: number; string: number }[]>`
    SELECT id, string_id AS string FROM comments
    WHERE project_id = ${project} AND author_id = ${user} AND NOT deleted ORDER BY id LIMIT ${most}`;
  await lockStrings(tx, project, undefined, [...new Set(comments.map(({ string }) => string))]);
  for (const { id, string } of comments)
    await emptyComment(tx, { project, section: 0, string, actor: user }, id);
  await tx`
    DELETE FROM deletions
    WHERE project_id = ${project} AND author_id = ${user} AND kind = 4
      AND item_id = ANY(${comments.map(({ id }) => id)}::bigint[])`;
  return comments.length;
}

/** How far the log of a project has been searched for texts of comments: the kind by its place, and the entry. */
export type LogPlace = { kind: number; entry: number };

/**
 * Erases the texts of a user's comments from the next entries of the log, whoever wrote these; where it goes on, or undefined at
 * the end. Entries are found by their kind, because a comment may have been in several strings.
 */
export async function eraseCommentsInLog(
  tx: Transaction,
  { project, user }: Erasing,
  { kind, entry }: LogPlace,
  most: number,
): Promise<LogPlace | undefined> {
  const code = TEXTS_OF_COMMENTS[kind];
  if (code === undefined) return undefined;
  const entries = await tx<{ id: number; comment_id: number }[]>`
    SELECT id, comment_id FROM log WHERE project_id = ${project} AND w = ${code}::smallint AND id > ${entry}
    ORDER BY id NULLS FIRST LIMIT ${most}`;
  const last = entries.at(-1);
  if (!last) return { kind: kind + 1, entry: 0 };
  const ids = entries.map(({ comment_id }) => comment_id);
  await tx`
    WITH own AS MATERIALIZED (
      SELECT comment_id FROM log
      WHERE project_id = ${project} AND actor_id = ${user} AND w = ${LOG_CODES.addComment}::smallint
        AND comment_id = ANY(${ids}::bigint[])
    )
    UPDATE log SET data = data #- '{acts,text}'
    WHERE project_id = ${project} AND id = ANY(${entries.map(({ id }) => id)}::bigint[])
      AND comment_id IN (SELECT comment_id FROM own) AND data #> '{acts,text}' IS NOT NULL`;
  return { kind, entry: last.id };
}
