import type { Sql } from '../database/connect.ts';
import { countLine, logLine } from '../log/record.ts';
import type { AtString } from '../strings/at-string.ts';
import { lockedString } from '../strings/lock-queries.ts';

/**
 * Casts a vote in one statement: the first by this user on this translation, or one with the other sign, which replaces
 * it; repeating it changes nothing (DECISIONS §5.8). The string is locked first, as by every write inside it.
 */
export async function insertVote(
  sql: Sql,
  { project, section, string, actor }: AtString,
  translation: number,
  isMinus: boolean,
) {
  await sql`
    WITH string AS (${lockedString(sql, { project, string })}), done AS (
      INSERT INTO votes AS v (project_id, translation_id, user_id, is_minus)
      SELECT ${project}, ${translation}, ${actor}, ${isMinus} FROM string
      ON CONFLICT (project_id, translation_id, user_id) DO UPDATE
        SET is_minus = excluded.is_minus, created_at = excluded.created_at WHERE v.is_minus <> excluded.is_minus
      -- A row that was there before carries its deleter, us, in xmax.
      RETURNING xmax <> 0 AS replaced
    ), change AS (
      SELECT CASE WHEN ${isMinus} THEN -replaced::int ELSE 1 END AS plus,
        CASE WHEN ${isMinus} THEN 1 ELSE -replaced::int END AS minus FROM done
    ), ${counters(sql, { project, string }, translation)},
    counted AS (${countLine(sql, project, section)}),
    logged AS (${logLine(sql, 'vote', project, { actor, section, string, translation, data: { is_minus: isMinus } })})
    SELECT FROM done`;
}

/** Takes the user's vote back, whichever sign it had; none there changes nothing. */
export async function deleteVote(
  sql: Sql,
  { project, section, string, actor }: AtString,
  translation: number,
) {
  await sql`
    WITH string AS (${lockedString(sql, { project, string })}), done AS (
      DELETE FROM votes WHERE project_id = ${project} AND translation_id = ${translation} AND user_id = ${actor}
        AND EXISTS (SELECT FROM string)
      RETURNING is_minus
    ), change AS (
      SELECT -(NOT is_minus)::int AS plus, -is_minus::int AS minus FROM done
    ), ${counters(sql, { project, string }, translation)},
    counted AS (${countLine(sql, project, section)}),
    logged AS (${logLine(sql, 'unvote', project, { actor, section, string, translation })})
    SELECT FROM done`;
}

const counters = (
  sql: Sql,
  { project, string }: Pick<AtString, 'project' | 'string'>,
  translation: number,
) => sql`
  of_translation AS (
    UPDATE translations SET votes_plus = votes_plus + plus, votes_minus = votes_minus + minus FROM change
    WHERE project_id = ${project} AND id = ${translation}
  ), of_string AS (
    UPDATE strings SET votes_plus = votes_plus + plus, votes_minus = votes_minus + minus FROM change
    WHERE project_id = ${project} AND id = ${string}
  )`;
