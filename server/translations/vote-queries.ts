import type { Translation } from '#contract/translations.ts';
import { CAPS } from '#domain/limits.ts';
import { SECTION_OF_STRING, seesString } from '../content/string-lock-queries.ts';
import type { WriteTarget } from '../content/targets.ts';
import { type Fragment, fragment, type Value } from '../database/fragment.ts';
import type { Write } from '../database/write.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { IS_AUTHOR, roleWith } from '../guards/queries.ts';
import { voteCounts } from '../revisions/write-queries.ts';
import { lockedTranslation } from './lock-queries.ts';
import { oneOf, type TranslationRow, translationsOfString } from './queries.ts';

/** SQL: whether the member in `me` and `path` of a guard's query may cast a vote, as `whyNotVote` says. */
export const mayVoteSql = (isMinus: boolean): Fragment => fragment`
  ${roleWith(isMinus ? 'can_manage_translations' : 'can_translate')} AND NOT ${IS_AUTHOR}`;

/**
 * Casts a vote in one statement: the actor's, or that of a `voter` whose vote comes back. It is their first on this translation, or one of the other sign, which replaces it.
 * Does nothing if it is repeated (votes.5) or the translation has the most votes.
 */
export function insertVote(
  target: WriteTarget,
  translation: number,
  isMinus: boolean,
  voter: Value = target.actor,
): Write<BeforeVote> {
  const { project } = target;
  return changeVote(target, translation, {
    voter,
    done: fragment`
      INSERT INTO votes AS v (project_id, translation_id, user_id, is_minus)
      SELECT ${project}, target.id, ${voter}, ${isMinus} FROM target
      WHERE target.votes_plus + target.votes_minus < ${CAPS.votersPerTranslation} OR EXISTS (
        SELECT FROM votes o
        WHERE o.project_id = ${project} AND o.translation_id = target.id AND o.user_id = ${voter})
      ON CONFLICT (project_id, translation_id, user_id) DO UPDATE
        SET is_minus = excluded.is_minus, created_at = excluded.created_at, replaced = true
        WHERE v.is_minus <> excluded.is_minus
      RETURNING v.replaced`,
    change: fragment`
      SELECT CASE WHEN ${isMinus} THEN -replaced::int ELSE 1 END AS plus,
        CASE WHEN ${isMinus} THEN 1 ELSE -replaced::int END AS minus FROM done`,
    line: [
      'vote',
      fragment`jsonb_build_object('acts', jsonb_build_object('is_minus',
      jsonb_build_array(CASE WHEN replaced THEN NOT ${isMinus}::boolean END, ${isMinus}::boolean)))`,
    ],
  });
}

/**
 * Withdraws the actor's vote, or that of a `voter` who is reverted, of one sign or of either; does nothing if there is none.
 */
export function deleteVote(
  target: WriteTarget,
  translation: number,
  isMinus: boolean | undefined,
  voter: Value = target.actor,
): Write<BeforeVote> {
  const { project } = target;
  return changeVote(target, translation, {
    voter,
    done: fragment`
      DELETE FROM votes v USING target
      WHERE v.project_id = ${project} AND v.translation_id = target.id AND v.user_id = ${voter}
        AND v.is_minus = coalesce(${isMinus ?? null}::boolean, v.is_minus)
      RETURNING v.is_minus`,
    change: fragment`SELECT -(NOT is_minus)::int AS plus, -is_minus::int AS minus FROM done`,
    line: [
      'unvote',
      fragment`jsonb_build_object('acts', jsonb_build_object('is_minus', jsonb_build_array(is_minus, NULL)))`,
    ],
  });
}

/** Whose vote it is, the write to `votes`, the change of the counters, and the kind and data of the log entry. */
type VoteChange = {
  voter: Value;
  done: Fragment;
  change: Fragment;
  line: ['vote' | 'unvote', Fragment];
};

/**
 * The string's translations just before a vote, so that the one that was voted on need not be read again; they are complete if
 * `sees_all` is true, which it is unless another write inside the string came in between.
 */
export type BeforeVote = { sees_all: boolean; rows: TranslationRow[] | null };

/** The translation just before a vote; undefined if another write came in between, or if it is gone. */
export const translationBefore = (
  before: BeforeVote | undefined,
  translation: number,
): Translation | undefined => (before?.sees_all ? oneOf(before.rows ?? [], translation) : undefined);

/**
 * A change of votes with its counters and log entry. The string is locked first, as in every write inside it.
 */
function changeVote(
  target: WriteTarget,
  translation: number,
  { voter, done, change, line: [kind, data] }: VoteChange,
): Write<BeforeVote> {
  const { project, string, actor, origin } = target;
  const section = SECTION_OF_STRING;
  return {
    steps: fragment`
      ${lockedTranslation(target, translation)}, done AS (${done}), change AS (${change}), of_translation AS (
        UPDATE translations t SET votes_plus = target.votes_plus + plus, votes_minus = target.votes_minus + minus
        FROM change, target WHERE t.project_id = ${project} AND t.id = target.id
      ), of_string AS (
        UPDATE strings s SET votes_plus = string.votes_plus + plus, votes_minus = string.votes_minus + minus
        FROM change, string WHERE s.project_id = ${project} AND s.id = string.id
      ), counted AS (
        ${counterStep(project, section, {}, string)}
      ),
      ${logSteps(kind, project, { actor, user: voter === actor ? undefined : voter, section, string, translation, data, origin })},
      ${voteCounts(
        project,
        fragment`
          SELECT logged.string_id, logged.translation_id, logged.id AS event_id, target.votes_plus + plus AS votes_plus,
            target.votes_minus + minus AS votes_minus
          FROM logged, target, change`,
      )}`,
    result: fragment`
      SELECT ${seesString(target)} AS sees_all, (SELECT json_agg(translation) FROM (${translationsOfString(target)}) translation) AS rows`,
  };
}
