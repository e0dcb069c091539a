import type postgres from 'postgres';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { insertKept } from '../../core/deletions/kept-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { asJson, fragment } from '../../platform/database/fragment.ts';
import type { Second, StringRow, TranslationTarget } from './rows.ts';

/** Both strings of a write under way. */
export type Write = { tx: Transaction; target: StringTarget; second: number };

/** SQL: the columns of a string's row that a plan sets. */
const stringValues = ({
  text,
  key,
  context,
  max_length,
  continues,
  target_start,
  target_end,
  joint,
  frame,
  left_frame,
}: StringRow) => ({
  text,
  key,
  context,
  max_length,
  continues,
  target_start,
  target_end,
  joint,
  lead: frame?.lead ?? null,
  raw: frame?.raw ?? null,
  left_frame,
});

/** Adds the second string at a sort key: with a new id, or with the one that it had. */
export async function insertSecond(
  tx: Transaction,
  { project, section }: StringTarget,
  place: number,
  second: Extract<Second, { row: StringRow }>,
): Promise<number> {
  const row = stringValues(second.row);
  const id = second.as === 'again' ? second.id : undefined;
  const [newString] = await tx<{ id: number }[]>`
    INSERT INTO strings (project_id, ${id === undefined ? fragment`` : fragment`id,`} section_id, place, text, key, context,
      max_length, continues, target_start, target_end, joint, lead, raw, left_frame, created_at, updated_at)
    OVERRIDING SYSTEM VALUE
    SELECT ${project}::bigint, ${id === undefined ? fragment`` : fragment`${id}::bigint,`} ${section}::bigint, ${place}::bigint,
      ${row.text}, ${row.key}, ${row.context}, ${row.max_length}::int, ${row.continues}::boolean, ${row.target_start}::int,
      ${row.target_end}::int, ${row.joint}, ${row.lead}, ${row.raw},
      ${asJson(row.left_frame)}::jsonb, ms, ms
    FROM now_ms() AS ms
    RETURNING id`;
  if (!newString) throw new Error('No string was added');
  return newString.id;
}

/** No translation of the strings is approved until {@link writeStrings}, so that they can be moved. */
export async function clearApprovals({ tx, target: { project, string }, second }: Write): Promise<void> {
  await tx`
    UPDATE strings SET approved_id = NULL
    WHERE project_id = ${project} AND id = ANY(${[string, second]}::bigint[]) AND approved_id IS NOT NULL`;
}

/** Writes the translations that are there and are to be something else; returns their ids. */
export async function updatePartTranslations(
  { tx, target: { project, string }, second }: Write,
  targets: readonly TranslationTarget[],
): Promise<void> {
  if (targets.length === 0) return;
  const rows = targets.map((target) => ({
    ...target,
    string_id: target.of === 'first' ? string : second,
    initial: target.status === INITIAL,
  }));
  await tx`
    UPDATE translations t SET string_id = n.string_id, text = n.text, context = n.context, initial = n.initial,
      editor_id = n.editor_id, needs_review = n.needs_review, joint = n.joint, updated_at = greatest(t.updated_at, n.updated_at) + 1
    FROM jsonb_to_recordset(${tx.json(rows as unknown as postgres.JSONValue)}::jsonb) AS n (id bigint, string_id bigint, text text,
      context text, initial boolean, editor_id bigint, needs_review boolean, joint text, updated_at bigint)
    WHERE t.project_id = ${project} AND t.id = ANY(${rows.flatMap(({ id }) => id ?? [])}::bigint[]) AND t.id = n.id`;
}

/** Adds new translations to the second string, and returns their ids. */
export async function insertTranslations(
  { tx, target: { project }, second }: Write,
  targets: readonly TranslationTarget[],
): Promise<number[]> {
  if (targets.length === 0) return [];
  const rows = targets.map((target) => ({ ...target, initial: target.status === INITIAL }));
  const inserted = await tx<{ id: number }[]>`
    INSERT INTO translations (project_id, string_id, text, context, initial, author_id, editor_id, created_at, updated_at,
      needs_review, joint)
    SELECT ${project}::bigint, ${second}::bigint, text, context, initial, author_id, editor_id, created_at, updated_at + 1,
      needs_review, joint
    FROM jsonb_to_recordset(${tx.json(rows as unknown as postgres.JSONValue)}::jsonb) AS n (text text, context text,
      initial boolean, author_id bigint, editor_id bigint, created_at bigint, updated_at bigint, needs_review boolean, joint text)
    RETURNING id`;
  return inserted.map(({ id }) => id);
}

/** Puts translations back that an undone event has joined to others, with their votes. */
export async function insertAgain(
  { tx, target: { project }, second }: Write,
  event: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const key = { project, event };
  const only = (field: string) => fragment`(content ->> ${field}::text)::bigint = ANY(${[...ids]}::bigint[])`;
  await tx`${insertKept(key, 'translations', fragment`jsonb_build_object('string_id', ${second}::bigint)`, only('id'))}`;
  await tx`${insertKept(key, 'votes', undefined, only('translation_id'))}`;
}

/** Moves all comments of the second string to the first. Who has read all of both has read all; other comments become unread again. */
export async function moveCommentsToFirst({ tx, target: { project, string }, second }: Write): Promise<void> {
  await tx`
    INSERT INTO read_marks (project_id, user_id, string_id, comment_id)
    SELECT ${project}::bigint, m.user_id, ${string}::bigint, coalesce((
      SELECT min(c.id) - 1 FROM comments c
      WHERE c.project_id = ${project} AND (c.string_id = ${string} AND c.id > m.of_first OR c.string_id = ${second} AND c.id > m.of_second)
    ), greatest(m.of_first, m.of_second))
    FROM (
      SELECT user_id, coalesce(max(comment_id) FILTER (WHERE string_id = ${string}), 0) AS of_first,
        coalesce(max(comment_id) FILTER (WHERE string_id = ${second}), 0) AS of_second
      FROM read_marks WHERE project_id = ${project} AND string_id = ANY(${[string, second]}::bigint[]) GROUP BY user_id
    ) m
    ON CONFLICT (project_id, user_id, string_id) DO UPDATE SET comment_id = excluded.comment_id`;
  await tx`UPDATE comments SET string_id = ${string} WHERE project_id = ${project} AND string_id = ${second}`;
  // What was deleted from the second string can be restored in the first.
  await tx`
    UPDATE deletions SET string_id = ${string}
    WHERE project_id = ${project} AND string_id = ${second} AND kind = ANY(${[3, 4]}::int[])`;
}

/** Moves comments back to the second string, with the read marks and the dismissals that it had. */
export async function moveCommentsBack(
  { tx, target: { project, string }, second }: Write,
  event: number,
  comments: readonly number[],
): Promise<void> {
  await tx`
    UPDATE comments SET string_id = ${second} WHERE project_id = ${project} AND id = ANY(${[...comments]}::bigint[])`;
  await tx`${insertKept(
    { project, event },
    'read_marks',
    undefined,
    fragment`(content ->> 'string_id')::bigint = ${second}::bigint`,
  )}`;
  await tx`${insertKept(
    { project, event },
    'check_dismissals',
    undefined,
    fragment`(content ->> 'string_id')::bigint = ${second}::bigint`,
  )}`;
  await tx`
    UPDATE deletions d SET string_id = ${second}
    WHERE d.project_id = ${project} AND d.string_id = ${string} AND (
      d.kind = 4 AND d.item_id = ANY(${[...comments]}::bigint[]) OR d.kind = 3 AND EXISTS (
        SELECT FROM deleted_rows r WHERE r.project_id = ${project} AND r.event_id = d.event_id AND r.source = 3
          AND (r.content ->> 'string_id')::bigint = ${second}::bigint))`;
}

/** Deletes the second string with what is still in it. */
export async function deleteSecond({ tx, target: { project }, second }: Write): Promise<void> {
  await tx`DELETE FROM strings WHERE project_id = ${project} AND id = ${second}`;
}

/** Writes what the first string is now, and counts anew what is in both. */
export async function writeStrings(
  { tx, target: { project, string }, second }: Write,
  first: StringRow,
  approved: { first: number | null; second: number | null },
): Promise<void> {
  const row = stringValues(first);
  await tx`
    UPDATE strings SET text = ${row.text}, key = ${row.key}, context = ${row.context}, max_length = ${row.max_length}::int,
      continues = ${row.continues}, target_start = ${row.target_start}::int, target_end = ${row.target_end}::int, joint = ${row.joint}, lead = ${row.lead}, raw = ${row.raw},
      left_frame = ${asJson(row.left_frame)}::jsonb, updated_at = greatest(now_ms(), updated_at + 1)
    WHERE project_id = ${project} AND id = ${string}`;
  const ids = [string, second];
  const inside = tx`project_id = ${project} AND string_id = s.id`;
  await tx`
    UPDATE strings s SET approved_id = CASE s.id WHEN ${string} THEN ${approved.first}::bigint ELSE ${approved.second}::bigint END,
      translations_amount = (SELECT count(*) FROM translations WHERE ${inside}),
      regular_amount = (SELECT count(*) FROM translations WHERE ${inside} AND NOT initial),
      review_amount = (SELECT count(*) FROM translations WHERE ${inside} AND needs_review),
      votes_plus = (SELECT coalesce(sum(votes_plus), 0) FROM translations WHERE ${inside}),
      votes_minus = (SELECT coalesce(sum(votes_minus), 0) FROM translations WHERE ${inside}),
      last_translation_at = (SELECT max(updated_at) FROM translations WHERE ${inside}),
      comments_amount = (SELECT count(*) FROM comments WHERE ${inside} AND NOT deleted),
      inner_bytes = (SELECT coalesce(sum(octet_length(text) + octet_length(context)), 0) FROM translations WHERE ${inside})
        + (SELECT coalesce(sum(octet_length(text)), 0) FROM comments WHERE ${inside})
    WHERE s.project_id = ${project} AND s.id = ANY(${ids}::bigint[])`;
}
