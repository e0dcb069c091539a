import type { ListedString, SourceString } from '#contract/strings.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import type { AtString } from './at-string.ts';

const columns = (sql: Sql | Transaction) => sql`
  s.id, s.section_id, s.text, s.key, s.context, s.max_length, s.updated_at, s.comments_amount`;

/** A string as a listing finds it, with its frame when asked for. */
export type FoundString = SourceString & Pick<ListedString, 'frame'>;

/** Whether a listing asks for what stands around texts in their files. */
type Asked = { fetch_frames: boolean };

const frame = (sql: Sql, { fetch_frames }: Asked) =>
  fetch_frames
    ? sql`, CASE WHEN s.lead IS NOT NULL THEN json_build_object('lead', s.lead, 'raw', s.raw) END AS frame`
    : sql``;

/** The strings of a section in their order; of every section of the project, each in its order, when none is named. */
export function stringsOf(
  sql: Sql,
  { project, section }: { project: number; section?: number },
  asked: Asked,
) {
  return sql<FoundString[]>`
    SELECT ${columns(sql)} ${frame(sql, asked)},
      row_number() OVER (PARTITION BY s.section_id ORDER BY s.place, s.id) AS index
    FROM strings s
    WHERE s.project_id = ${project} ${section === undefined ? sql`` : sql`AND s.section_id = ${section}`}
    ORDER BY s.section_id, s.place, s.id`;
}

/** The next strings of a section in their order: so many of those whose index is above `above`. */
export function nextStringsOf(
  sql: Sql,
  { project, section }: Pick<AtString, 'project' | 'section'>,
  above: number,
  { limit, ...asked }: Asked & { limit?: number | undefined },
) {
  return sql<FoundString[]>`
    SELECT ${columns(sql)} ${frame(sql, asked)}, ${above}::bigint + row_number() OVER (ORDER BY s.place, s.id) AS index
    FROM (
      SELECT * FROM strings WHERE project_id = ${project} AND section_id = ${section}
      ORDER BY place, id OFFSET ${above} LIMIT ${limit ?? null}
    ) s
    ORDER BY s.place, s.id`;
}

/** One string of this very section as it now is. */
export async function stringOf(
  sql: Sql | Transaction,
  { project, section, string }: Pick<AtString, 'project' | 'section' | 'string'>,
) {
  const [found] = await sql<SourceString[]>`
    SELECT ${columns(sql)}, (
      SELECT count(*) FROM strings b
      WHERE b.project_id = s.project_id AND b.section_id = s.section_id AND (b.place, b.id) <= (s.place, s.id)
    ) AS index
    FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section} AND s.id = ${string}`;
  return found;
}
