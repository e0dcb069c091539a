import type { ListedString, SourceString } from '#contract/texts/strings.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';

/** SQL: the public columns of string `s`, except its index. */
export const columns = (sql: Sql | Transaction) => sql`
  s.id, s.section_id, s.text, s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end, s.updated_at, s.comments_amount`;

/** A string of a listing with the requested extra fields, and its approved translation. */
export type FoundString = SourceString &
  Pick<ListedString, 'frame' | 'joint' | 'translations_amount'> & { approved_id: number | null };

/** Whether a listing requests frames and the number of translations. */
type OptionalFields = { fetch_frames: boolean; fetch_amounts?: boolean };

/** SQL: its frame and what joins it to the string that it continues, if requested. */
export const frame = (sql: Sql | Transaction, { fetch_frames }: OptionalFields) =>
  fetch_frames
    ? sql`, CASE WHEN s.lead IS NOT NULL THEN json_build_object('lead', s.lead, 'raw', s.raw) END AS frame, s.joint`
    : sql``;

/** SQL: its number of translations, if requested. */
export const amounts = (sql: Sql | Transaction, { fetch_amounts }: OptionalFields) =>
  fetch_amounts ? sql`, s.translations_amount` : sql``;

/** The present rows of these strings in the section's order; deleted ones are left out. */
export function stringsById(
  sql: Sql,
  { project, section }: Pick<StringTarget, 'project' | 'section'>,
  ids: number[],
) {
  return sql<SourceString[]>`
    SELECT * FROM (
      SELECT ${columns(sql)}, row_number() OVER (ORDER BY s.place, s.id) AS index
      FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section}
    ) numbered
    WHERE id = ANY(${ids}::bigint[]) ORDER BY index`;
}

/** A string of this section. */
export async function stringOf(
  sql: Sql | Transaction,
  { project, section, string }: Pick<StringTarget, 'project' | 'section' | 'string'>,
) {
  const [row] = await sql<FoundString[]>`
    SELECT ${columns(sql)}, s.approved_id, (
      SELECT count(*) FROM strings b
      WHERE b.project_id = ${project} AND b.section_id = ${section} AND (b.place, b.id) <= (s.place, s.id)
    ) AS index
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.id = ${string}`;
  return row;
}
