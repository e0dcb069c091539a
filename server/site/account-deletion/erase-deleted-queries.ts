import { KEPT_TABLES } from '../../core/deletions/kept-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Erasing, notBuiltUpon, type TranslationOf } from './erase-translation-queries.ts';

/** How far what a project keeps of deletions has been searched: the deletion, and the row in it. */
export type DeletedPlace = { event: number; nth: number };

type DeletedItem = {
  event_id: number;
  kind: number;
  author_id: number | null;
  item: number;
  string: number | null;
};

const { strings, translations, votes, comments, check_dismissals: dismissals } = KEPT_TABLES;

/**
 * Erases the texts of a user from the next rows that deletions have kept, so that a restoring doesn't bring them back; where it
 * goes on, or undefined at the end. What others have in a deleted section or string stays restorable.
 */
export async function eraseDeleted(
  tx: Transaction,
  erasing: Erasing,
  { event, nth }: DeletedPlace,
  most: number,
): Promise<DeletedPlace | undefined> {
  const { project, user } = erasing;
  // The lock of a restoring, too.
  const [row] = await tx<DeletedItem[]>`
    SELECT event_id, kind, author_id, item_id AS item, string_id AS string FROM deletions
    WHERE project_id = ${project} AND (event_id > ${event} OR (event_id = ${event} AND ${nth}::bigint > 0))
    ORDER BY event_id LIMIT 1 FOR UPDATE`;
  if (!row) return undefined;
  const after = row.event_id === event ? nth : 0;
  if (row.kind > 2) {
    if (row.author_id === user) await eraseItem(tx, erasing, row);
    return { event: row.event_id, nth: 0 };
  }
  const next = await eraseRows(tx, erasing, { event: row.event_id, nth: after }, most);
  return next === undefined ? { event: row.event_id, nth: 0 } : { event: row.event_id, nth: next };
}

/** Erases a deleted translation or comment. */
async function eraseItem(tx: Transaction, erasing: Erasing, { event_id, kind, item, string }: DeletedItem) {
  const isErased =
    kind === 4 || (await notBuiltUpon(tx, erasing, [{ string: string ?? 0, translation: item }])).length > 0;
  if (isErased)
    await tx`DELETE FROM deletions WHERE project_id = ${erasing.project} AND event_id = ${event_id}`;
}

type DeletedRow = TranslationOf & { nth: number };

/** Erases a user's texts among the next rows of a deleted section or string; where it goes on. Comments are done with the first rows. */
async function eraseRows(
  tx: Transaction,
  erasing: Erasing,
  { event, nth }: DeletedPlace,
  most: number,
): Promise<number | undefined> {
  const { project, user } = erasing;
  const rows = await tx<DeletedRow[]>`
    SELECT nth, (content ->> 'id')::bigint AS translation, (content ->> 'string_id')::bigint AS string FROM deleted_rows
    WHERE project_id = ${project} AND event_id = ${event} AND source = ${translations.source}::smallint AND nth > ${nth}
      AND (content ->> 'author_id')::bigint = ${user}
    ORDER BY nth LIMIT ${most}`;
  const erased = new Set((await notBuiltUpon(tx, erasing, rows)).map(({ translation }) => translation));
  const going = rows.filter(({ translation }) => erased.has(translation));
  const emptied = nth === 0 ? await emptyComments(tx, erasing, event) : [];
  if (going.length > 0) {
    const ids = going.map(({ translation }) => translation);
    await tx`
      DELETE FROM deleted_rows
      WHERE project_id = ${project} AND event_id = ${event} AND source = ${translations.source}::smallint
        AND nth = ANY(${going.map((row) => row.nth)}::bigint[])`;
    await tx`
      DELETE FROM deleted_rows
      WHERE project_id = ${project} AND event_id = ${event} AND source = ${votes.source}::smallint
        AND (content ->> 'translation_id')::bigint = ANY(${ids}::bigint[])`;
  }
  await countAgain(tx, project, event, [...new Set([...going.map(({ string }) => string), ...emptied])]);
  return rows.length < most ? undefined : rows.at(-1)?.nth;
}

/** Empties a user's comments in a deleted section or string, as deleted ones are, and the reasons of their dismissals; returns the strings of comments. */
async function emptyComments(tx: Transaction, { project, user }: Erasing, event: number): Promise<number[]> {
  await tx`
    UPDATE deleted_rows SET content = content || '{"reason": ""}'
    WHERE project_id = ${project} AND event_id = ${event} AND source = ${dismissals.source}::smallint
      AND (content ->> 'user_id')::bigint = ${user} AND content ->> 'reason' <> ''`;
  const emptied = await tx<{ string: number }[]>`
    UPDATE deleted_rows SET content = content || '{"text": ""}'
    WHERE project_id = ${project} AND event_id = ${event} AND source = ${comments.source}::smallint
      AND (content ->> 'author_id')::bigint = ${user} AND content ->> 'text' <> ''
    RETURNING (content ->> 'string_id')::bigint AS string`;
  return emptied.map(({ string }) => string);
}

/** Counts again what deleted strings have in them; a deleted section is counted when it is restored. */
async function countAgain(
  tx: Transaction,
  project: number,
  event: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const among = [...ids];
  await tx`
    WITH inside AS MATERIALIZED (
      SELECT source, (content ->> 'string_id')::bigint AS string, (content ->> 'id')::bigint AS id, content FROM deleted_rows
      WHERE project_id = ${project} AND event_id = ${event}
        AND source IN (${translations.source}::smallint, ${comments.source}::smallint)
        AND (content ->> 'string_id')::bigint = ANY(${among}::bigint[])
    ), counts AS MATERIALIZED (
      SELECT given.id AS string, array_agg(i.id) FILTER (WHERE i.source = ${translations.source}) AS translations,
        jsonb_build_object(
          'translations_amount', count(i.id) FILTER (WHERE i.source = ${translations.source}),
          'regular_amount', count(i.id) FILTER (WHERE i.source = ${translations.source} AND NOT (i.content ->> 'initial')::boolean),
          'review_amount',
          count(i.id) FILTER (WHERE i.source = ${translations.source} AND (i.content ->> 'needs_review')::boolean),
          'votes_plus', coalesce(sum((i.content ->> 'votes_plus')::int), 0),
          'votes_minus', coalesce(sum((i.content ->> 'votes_minus')::int), 0),
          'comments_amount', count(i.id) FILTER (WHERE i.source = ${comments.source} AND i.content ->> 'text' <> ''),
          'last_translation_at', max((i.content ->> 'updated_at')::bigint) FILTER (WHERE i.source = ${translations.source}),
          'inner_bytes',
          coalesce(sum(octet_length(i.content ->> 'text') + coalesce(octet_length(i.content ->> 'context'), 0)), 0)
        ) AS counted
      FROM unnest(${among}::bigint[]) AS given (id) LEFT JOIN inside i ON i.string = given.id
      GROUP BY given.id
    )
    UPDATE deleted_rows s SET content = s.content || c.counted || CASE
      WHEN (s.content ->> 'approved_id')::bigint = ANY(c.translations) THEN '{}'::jsonb ELSE '{"approved_id": null}'::jsonb END
    FROM counts c
    WHERE s.project_id = ${project} AND s.event_id = ${event} AND s.source = ${strings.source}::smallint
      AND (s.content ->> 'id')::bigint = c.string`;
}
