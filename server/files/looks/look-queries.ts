import type { Sql } from '../../platform/database/connect.ts';

/** The strings of a section that refer to a place in a file, in order. */
export const leadsOf = (sql: Sql, project: number, section: number) =>
  sql<{ id: number; lead: string }[]>`
    SELECT id, lead FROM strings WHERE project_id = ${project} AND section_id = ${section} AND lead IS NOT NULL
    ORDER BY place, id`;

/** The strings that refer to these places, by what their frames begin with. */
export async function placesOf(
  sql: Sql,
  project: number,
  leads: readonly string[],
): Promise<Map<string, { section_id: number; string_id: number }>> {
  if (leads.length === 0) return new Map();
  const rows = await sql<{ lead: string; section_id: number; string_id: number }[]>`
    SELECT lead, section_id, id AS string_id FROM strings
    WHERE project_id = ${project} AND lead = ANY(${[...leads]}::text[]) ORDER BY id DESC`;
  return new Map(rows.map(({ lead, ...place }) => [lead, place]));
}

/** Whether a project keeps a file. */
export async function keepsFile(sql: Sql, project: number, file: string): Promise<boolean> {
  const rows = await sql`SELECT FROM project_files WHERE project_id = ${project} AND id = ${file}`;
  return rows.length === 1;
}
