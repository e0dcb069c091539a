import type { Sql } from '../database/connect.ts';
import { countLine, logLine } from '../log/record.ts';
import type { AtString } from './at-string.ts';
import { countsOf } from './count-queries.ts';

/**
 * Deletes a string with all inside it, in one statement: the section is locked before it, as by whatever changes its
 * order, and what the string had at that moment leaves the counters. False: it is gone, or stands elsewhere by now.
 */
export async function removeString(
  sql: Sql,
  { project, section, string, actor }: AtString,
): Promise<boolean> {
  const done = await sql`
    WITH held AS (
      SELECT id FROM sections WHERE project_id = ${project} AND id = ${section} FOR NO KEY UPDATE
    ), done AS (
      DELETE FROM strings
      WHERE project_id = ${project} AND section_id = ${section} AND id = ${string} AND EXISTS (SELECT FROM held)
      RETURNING text, translations_amount, approved_id
    ), counted AS (
      ${countLine(sql, project, section, countsOf(sql, -1))}
    ), logged AS (
      ${logLine(sql, 'deleteString', project, {
        actor,
        section,
        string,
        data: sql`jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(text, NULL)))`,
      })}
    )
    SELECT FROM done`;
  return done.length === 1;
}
