import type { Sql } from '../database/connect.ts';
import { countLine, logLine } from '../log/record.ts';
import type { AtString } from '../strings/at-string.ts';
import { lockedString } from '../strings/lock-queries.ts';

/**
 * Approves a translation in one statement. The one approved before becomes regular by that alone, since a string names
 * its approved one (DECISIONS §5.3); both are logged. Repeating it changes nothing.
 */
export async function insertApproval(
  sql: Sql,
  { project, section, string, actor }: AtString,
  translation: number,
) {
  await sql`
    WITH string AS (
      SELECT approved_id AS before FROM (${lockedString(sql, { project, string })}) locked
    ), made_regular AS (
      UPDATE translations SET initial = false FROM string
      WHERE project_id = ${project} AND id = ${translation} AND initial
      RETURNING 1
    ), done AS (
      UPDATE strings SET approved_id = ${translation},
        regular_amount = regular_amount + (SELECT count(*) FROM made_regular) FROM string
      WHERE project_id = ${project} AND id = ${string} AND before IS DISTINCT FROM ${translation}
      RETURNING before
    ), counted AS (
      ${countLine(sql, project, section, { approved: sql`(before IS NULL)::int` })}
    ), logged AS (
      ${logLine(sql, 'approve', project, { actor, section, string, translation })}
    ), logged_before AS (
      ${logLine(sql, 'unapprove', project, { actor, section, string, translation: sql`before` })}
      WHERE before IS NOT NULL
    )
    SELECT FROM done`;
}

/** Makes an approved translation regular again; one that is not approved stays as it is. */
export async function deleteApproval(
  sql: Sql,
  { project, section, string, actor }: AtString,
  translation: number,
) {
  await sql`
    WITH done AS (
      UPDATE strings SET approved_id = NULL
      WHERE project_id = ${project} AND id = ${string} AND approved_id = ${translation}
      RETURNING id
    ), counted AS (
      ${countLine(sql, project, section, { approved: -1 })}
    ), logged AS (
      ${logLine(sql, 'unapprove', project, { actor, section, string, translation })}
    )
    SELECT FROM done`;
}
