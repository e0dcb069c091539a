import type { Translation } from '#contract/translations.ts';
import type { Sql } from '../database/connect.ts';
import { countLine, logLine } from '../log/record.ts';
import type { AtString } from '../strings/at-string.ts';
import { sectionOfString, seesString } from '../strings/lock-queries.ts';
import { lockedTranslation } from './lock-queries.ts';
import { oneOf, rowsBeside, type TranslationRow } from './queries.ts';

/**
 * Casts a vote in one statement: the first by this user on this translation, or one with the other sign, which replaces
 * it; repeating it changes nothing (DECISIONS §5.8). The string is locked first, as by every write inside it.
 *
 * Answers the translation as it was just before, so that nobody need ask for it again; undefined, when somebody else wrote
 * inside the string at the same time, and for one that is gone.
 */
export async function insertVote(
  sql: Sql,
  at: AtString,
  translation: number,
  isMinus: boolean,
): Promise<Translation | undefined> {
  const { project, string, actor } = at;
  const [seen] = await sql<Seen[]>`
    WITH ${lockedTranslation(sql, { project, string }, translation)}, done AS (
      INSERT INTO votes AS v (project_id, translation_id, user_id, is_minus)
      SELECT ${project}, target.id, ${actor}, ${isMinus} FROM target
      ON CONFLICT (project_id, translation_id, user_id) DO UPDATE
        SET is_minus = excluded.is_minus, created_at = excluded.created_at WHERE v.is_minus <> excluded.is_minus
      -- A row that was there before carries its deleter, us, in xmax.
      RETURNING xmax <> 0 AS replaced
    ), change AS (
      SELECT CASE WHEN ${isMinus} THEN -replaced::int ELSE 1 END AS plus,
        CASE WHEN ${isMinus} THEN 1 ELSE -replaced::int END AS minus FROM done
    ), ${counters(sql, { project, string })},
    counted AS (${countLine(sql, project, sectionOfString(sql), {}, string)}),
    logged AS (${logLine(sql, 'vote', project, {
      actor,
      section: sectionOfString(sql),
      string,
      translation,
      data: { acts: { is_minus: [null, isMinus] } },
    })})
    ${justBefore(sql, at)}`;
  return seen?.sees_all ? oneOf(seen.rows ?? [], translation) : undefined;
}

/** Takes the user's vote back, whichever sign it had; none there changes nothing. Answers as {@link insertVote} does. */
export async function deleteVote(
  sql: Sql,
  at: AtString,
  translation: number,
): Promise<Translation | undefined> {
  const { project, string, actor } = at;
  const [seen] = await sql<Seen[]>`
    WITH ${lockedTranslation(sql, { project, string }, translation)}, done AS (
      DELETE FROM votes v USING target
      WHERE v.project_id = ${project} AND v.translation_id = target.id AND v.user_id = ${actor}
      RETURNING v.is_minus
    ), change AS (
      SELECT -(NOT is_minus)::int AS plus, -is_minus::int AS minus FROM done
    ), ${counters(sql, { project, string })},
    counted AS (${countLine(sql, project, sectionOfString(sql), {}, string)}),
    logged AS (${logLine(sql, 'unvote', project, { actor, section: sectionOfString(sql), string, translation })})
    ${justBefore(sql, at)}`;
  return seen?.sees_all ? oneOf(seen.rows ?? [], translation) : undefined;
}

type Seen = { sees_all: boolean; rows: TranslationRow[] | null };

/** The string's translations as they were when the statement began, and whether that was just before its act. */
const justBefore = (sql: Sql, at: AtString) => sql`
  SELECT ${seesString(sql, at)} AS sees_all, (SELECT json_agg(beside) FROM (${rowsBeside(sql, at)}) beside) AS rows`;

const counters = (sql: Sql, { project, string }: Pick<AtString, 'project' | 'string'>) => sql`
  of_translation AS (
    UPDATE translations t SET votes_plus = target.votes_plus + plus, votes_minus = target.votes_minus + minus
    FROM change, target WHERE t.project_id = ${project} AND t.id = target.id
  ), of_string AS (
    UPDATE strings s SET votes_plus = string.votes_plus + plus, votes_minus = string.votes_minus + minus
    FROM change, string WHERE s.project_id = ${project} AND s.id = ${string}
  )`;
