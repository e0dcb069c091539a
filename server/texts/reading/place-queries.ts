import type { ReadingPlace } from '#contract/texts/reading.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** Where a user has stopped reading a project; undefined if that is not known, or the string is deleted. */
export async function readingPlaceOf(
  sql: Sql,
  project: number,
  user: number,
): Promise<ReadingPlace | undefined> {
  const [row] = await sql<Omit<ReadingPlace, 'section_id'>[]>`
    SELECT string_id, at FROM reading_places WHERE project_id = ${project} AND user_id = ${user}`;
  const section = row && (await sectionOf(sql, project, row.string_id));
  return row && section !== undefined ? { ...row, section_id: section } : undefined;
}

/** The section of a string; undefined if there is no such string in the project. */
export async function sectionOf(sql: Sql, project: number, string: number): Promise<number | undefined> {
  const [row] = await sql<{ section_id: number }[]>`
    SELECT section_id FROM strings WHERE project_id = ${project} AND id = ${string}`;
  return row?.section_id;
}

/** Keeps where a user has stopped, and returns when that was. */
export async function storePlace(sql: Sql, project: number, user: number, string: number): Promise<number> {
  const [row] = await sql<{ at: number }[]>`
    INSERT INTO reading_places AS place (project_id, user_id, string_id, at)
    VALUES (${project}, ${user}, ${string}, now_ms())
    ON CONFLICT (project_id, user_id) DO UPDATE SET string_id = excluded.string_id, at = excluded.at
    RETURNING at`;
  return row?.at ?? 0;
}
