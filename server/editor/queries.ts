import type { EditorRow } from '#contract/editor.ts';
import type { Sql } from '../database/connect.ts';

type Overview = {
  amount: number;
  translated: number;
  /** The least done state of every page: a place in STRING_STATES. */
  states: number[];
  /** The page shown: the one asked for, or the last. */
  page: number;
  /** Its strings in order, each with its index in its section. */
  shown: { id: number; index: number }[];
};

/** A string's state as its place in STRING_STATES (domain/strings.ts), which goes from the least done up. */
const state = (sql: Sql) => sql`
  CASE WHEN s.approved_id IS NOT NULL THEN 3 WHEN s.regular_amount > 0 THEN 2
    WHEN s.translations_amount > 0 THEN 1 ELSE 0 END`;

/**
 * How many strings these sections have, how far each page of them is, and which stand on the page asked for: the one
 * query that looks at every row, once. Sections come in the order of the list; pages count from 1.
 */
export async function overviewOf(
  sql: Sql,
  projectId: number,
  sectionIds: number[],
  { page, size }: { page: number; size: number },
) {
  const [overview] = await sql<Overview[]>`
    WITH chosen AS MATERIALIZED (
      SELECT s.id, section.num, ${state(sql)} AS state, s.translations_amount > 0 AS translated,
        row_number() OVER (PARTITION BY section.num ORDER BY s.place, s.id) AS index,
        (row_number() OVER (ORDER BY section.num, s.place, s.id) - 1) / ${size} + 1 AS page
      FROM unnest(${sectionIds}::bigint[]) WITH ORDINALITY AS section (id, num)
        JOIN strings s ON s.project_id = ${projectId} AND s.section_id = section.id
    ), pages AS (
      SELECT page, min(state) AS state, count(*) AS amount, count(*) FILTER (WHERE translated) AS translated
      FROM chosen GROUP BY page
    ), totals AS (
      SELECT coalesce(sum(amount), 0)::bigint AS amount, coalesce(sum(translated), 0)::bigint AS translated,
        coalesce(json_agg(state ORDER BY page), '[]') AS states, greatest(least(${page}, max(page)), 1) AS page
      FROM pages
    )
    SELECT totals.*, coalesce((
      SELECT json_agg(json_build_object('id', id, 'index', index) ORDER BY num, index)
      FROM chosen WHERE chosen.page = totals.page), '[]') AS shown
    FROM totals`;
  return overview ?? { amount: 0, translated: 0, states: [], page: 1, shown: [] };
}

/** Strings as the editor's rows, in any order, without index and translations; unread by this user. */
export function rowsOf(sql: Sql, projectId: number, ids: number[], userId: number | null) {
  return sql<Omit<EditorRow, 'translations' | 'index'>[]>`
    SELECT s.id, s.section_id, s.text, s.key, s.context, s.max_length, s.updated_at, s.comments_amount,
      CASE WHEN s.comments_amount = 0 OR ${userId}::bigint IS NULL THEN 0 ELSE (
        SELECT count(*) FROM comments c
        WHERE c.project_id = ${projectId} AND c.string_id = s.id AND c.author_id <> ${userId} AND NOT c.deleted
          AND c.id > coalesce((SELECT r.comment_id FROM read_marks r
            WHERE r.project_id = ${projectId} AND r.user_id = ${userId} AND r.string_id = s.id), 0)
      ) END AS unread_amount
    FROM strings s WHERE s.project_id = ${projectId} AND s.id = ANY(${ids}::bigint[])`;
}
