import type { EditorRow } from '#contract/editor.ts';
import type { Sql } from '../database/connect.ts';

type Overview = {
  amount: number;
  translated: number;
  /** The least done state of every page: a place in STRING_STATES. */
  states: number[];
};

/** A string's state as its place in STRING_STATES (domain/strings.ts), which goes from the least done up. */
const state = (sql: Sql) => sql`
  CASE WHEN s.approved_id IS NOT NULL THEN 3 WHEN s.regular_amount > 0 THEN 2
    WHEN s.translations_amount > 0 THEN 1 ELSE 0 END`;

/** How many strings these sections have and how far each page of them is: the one query that looks at every row. */
export async function overviewOf(sql: Sql, projectId: number, sectionIds: number[], size: number) {
  const [overview] = await sql<Overview[]>`
    WITH chosen AS (
      SELECT ${state(sql)} AS state, s.translations_amount > 0 AS translated,
        (row_number() OVER (ORDER BY array_position(${sectionIds}::bigint[], s.section_id), s.place, s.id) - 1) / ${size}
          AS page
      FROM strings s WHERE s.project_id = ${projectId} AND s.section_id = ANY(${sectionIds}::bigint[])
    ), pages AS (
      SELECT page, min(state) AS state, count(*) AS amount, count(*) FILTER (WHERE translated) AS translated
      FROM chosen GROUP BY page
    )
    SELECT coalesce(sum(amount), 0)::bigint AS amount, coalesce(sum(translated), 0)::bigint AS translated,
      coalesce(json_agg(state ORDER BY page), '[]') AS states
    FROM pages`;
  return overview ?? { amount: 0, translated: 0, states: [] };
}

/** The rows of one page, without their translations. Pages count from 1. */
export function rowsOf(
  sql: Sql,
  projectId: number,
  sectionIds: number[],
  userId: number | null,
  { page, size }: { page: number; size: number },
) {
  return sql<Omit<EditorRow, 'translations'>[]>`
    SELECT s.id, s.section_id, s.index, s.text, s.key, s.context, s.max_length, s.updated_at, s.comments_amount,
      CASE WHEN s.comments_amount = 0 OR ${userId}::bigint IS NULL THEN 0 ELSE (
        SELECT count(*) FROM comments c
        WHERE c.project_id = ${projectId} AND c.string_id = s.id AND c.author_id <> ${userId} AND NOT c.deleted
          AND c.id > coalesce((SELECT r.comment_id FROM read_marks r
            WHERE r.project_id = ${projectId} AND r.user_id = ${userId} AND r.string_id = s.id), 0)
      ) END AS unread_amount
    FROM (
      SELECT *, row_number() OVER (PARTITION BY section_id ORDER BY place, id) AS index FROM strings
      WHERE project_id = ${projectId} AND section_id = ANY(${sectionIds}::bigint[])
      ORDER BY array_position(${sectionIds}::bigint[], section_id), place, id
      LIMIT ${size} OFFSET ${(page - 1) * size}
    ) s
    ORDER BY array_position(${sectionIds}::bigint[], s.section_id), s.place, s.id`;
}
