import type { MyPlace } from '#contract/texts/editor.ts';
import type { Sql } from '../../platform/database/connect.ts';

/** The string with the user's last translation in a project, in the section where it is now. */
export async function lastTranslated(
  sql: Sql,
  projectId: number,
  userId: number,
): Promise<MyPlace | undefined> {
  const [place] = await sql<MyPlace[]>`
    SELECT s.section_id, s.id AS string_id, t.created_at AS at
    FROM (SELECT string_id, created_at FROM translations
          WHERE project_id = ${projectId} AND author_id = ${userId} ORDER BY id DESC LIMIT 1) t
      JOIN strings s ON s.project_id = ${projectId} AND s.id = t.string_id`;
  return place;
}

/** The first string of a section without any translation. */
export async function firstUntranslated(
  sql: Sql,
  projectId: number,
  sectionId: number,
): Promise<MyPlace | undefined> {
  const [place] = await sql<MyPlace[]>`
    SELECT section_id, id AS string_id, NULL AS at FROM strings
    WHERE project_id = ${projectId} AND section_id = ${sectionId} AND translations_amount = 0
    ORDER BY place, id LIMIT 1`;
  return place;
}
