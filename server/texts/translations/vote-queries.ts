import { CAPS } from '#domain/core/limits.ts';
import { type ManySql, type ManyTarget, manySql } from '../../core/content/many-target-queries.ts';
import { seesString } from '../../core/content/string-lock-queries.ts';
import type { StringTarget } from '../../core/content/targets.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { voteCounts } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { areSome, type Fragment, fragment, isAmong } from '../../platform/database/fragment.ts';
import { lockedTranslations } from './lock-queries.ts';
import { oneOf, type TranslationRow, translationsOfString } from './queries.ts';

/**
 * Casts a vote in one statement. It is the actor's first vote on this translation, or replaces the one of the other
 * sign. Nothing happens if it is a repetition (votes.5) or if the translation has the most votes that it may have.
 */
export const insertVote = (sql: Sql, target: StringTarget, translation: number, isMinus: boolean) =>
  runVote(sql, target, translation, voteSteps(oneVote(target, translation), isMinus));

/** Withdraws the actor's vote of one sign or of either; does nothing if there is none. */
export const deleteVote = (
  sql: Sql,
  target: StringTarget,
  translation: number,
  isMinus: boolean | undefined,
) => runVote(sql, target, translation, unvoteSteps(oneVote(target, translation), isMinus));

/** Casts the votes of a user on translations of locked strings: those of the actor, or of somebody whose votes come back. */
export async function insertVotes(tx: Transaction, target: ManyTarget, voter: number, isMinus: boolean) {
  await tx`WITH ${voteSteps(manyVotes(target, voter), isMinus)} SELECT FROM done`;
}

/** Withdraws such votes, each of this sign or of either. */
export async function deleteVotes(
  tx: Transaction,
  target: ManyTarget,
  voter: number,
  isMinus: boolean | undefined,
) {
  await tx`WITH ${unvoteSteps(manyVotes(target, voter), isMinus)} SELECT FROM done`;
}

/** Votes of a user: on a translation, or on one each of some strings. */
type Votes = Pick<ManySql, 'strings' | 'translations' | 'nth' | 'origin'> & {
  project: number;
  actor: number;
  voter: number;
};

const oneVote = ({ project, string, actor, origin = {} }: StringTarget, translation: number): Votes => ({
  project,
  actor,
  voter: actor,
  strings: string,
  translations: translation,
  nth: () => fragment`1::int`,
  origin: () => origin,
});

const manyVotes = (target: ManyTarget, voter: number): Votes => ({
  project: target.project,
  actor: target.actor,
  voter,
  ...manySql(target),
});

const voteSteps = (votes: Votes, isMinus: boolean): Fragment => {
  const { project, voter } = votes;
  return changeVotes(votes, {
    changed: fragment`
      INSERT INTO votes AS v (project_id, translation_id, user_id, is_minus)
      SELECT ${project}, target.id, ${voter}, ${isMinus} FROM target
      WHERE target.votes_plus + target.votes_minus < ${CAPS.votersPerTranslation} OR EXISTS (
        SELECT FROM votes o
        WHERE o.project_id = ${project} AND o.translation_id = target.id AND o.user_id = ${voter})
      ON CONFLICT (project_id, translation_id, user_id) DO UPDATE
        SET is_minus = excluded.is_minus, created_at = excluded.created_at, replaced = true
        WHERE v.is_minus <> excluded.is_minus
      RETURNING v.translation_id, v.replaced`,
    plus: fragment`CASE WHEN ${isMinus} THEN -replaced::int ELSE 1 END`,
    minus: fragment`CASE WHEN ${isMinus} THEN 1 ELSE -replaced::int END`,
    line: [
      'vote',
      fragment`jsonb_build_object('acts', jsonb_build_object('is_minus',
      jsonb_build_array(CASE WHEN replaced THEN NOT ${isMinus}::boolean END, ${isMinus}::boolean)))`,
    ],
  });
};

const unvoteSteps = (votes: Votes, isMinus: boolean | undefined): Fragment =>
  changeVotes(votes, {
    changed: fragment`
      DELETE FROM votes v USING target
      WHERE v.project_id = ${votes.project} AND v.translation_id ${isAmong(votes.translations)} AND v.translation_id = target.id
        AND v.user_id = ${votes.voter} AND v.is_minus = coalesce(${isMinus ?? null}::boolean, v.is_minus)
      RETURNING v.translation_id, v.is_minus`,
    plus: fragment`-(NOT is_minus)::int`,
    minus: fragment`-is_minus::int`,
    line: [
      'unvote',
      fragment`jsonb_build_object('acts', jsonb_build_object('is_minus', jsonb_build_array(is_minus, NULL)))`,
    ],
  });

/** The write to `votes`, the changes of the counters by its rows, and the kind and data of the log entries. */
type VoteChange = {
  changed: Fragment;
  plus: Fragment;
  minus: Fragment;
  line: ['vote' | 'unvote', Fragment];
};

/**
 * Runs the steps of a vote and returns the translation just before it, so that it need not be read again. Undefined: it is gone, or
 * another write inside the string came in between.
 */
async function runVote(sql: Sql, target: StringTarget, translation: number, steps: Fragment) {
  const [before] = await sql<{ sees_all: boolean; rows: TranslationRow[] | null }[]>`
    WITH ${steps}
    SELECT ${seesString(target)} AS sees_all, (SELECT json_agg(translation) FROM (${translationsOfString(target)}) translation) AS rows`;
  return before?.sees_all ? oneOf(before.rows ?? [], translation) : undefined;
}

/**
 * Changes of votes with their counters and log entries. The strings are locked first, as in every write inside them.
 */
function changeVotes(votes: Votes, { changed, plus, minus, line: [kind, data] }: VoteChange): Fragment {
  const { project, actor, voter, strings, translations } = votes;
  const [section, string, translation] = [
    fragment`section_id`,
    fragment`string_id`,
    fragment`translation_id`,
  ];
  return fragment`
      ${lockedTranslations(project, votes)}, changed AS (${changed}), done AS (
        SELECT changed.*, target.string_id, target.section_id, target.votes_plus, target.votes_minus, ${plus} AS plus, ${minus} AS minus
        FROM changed JOIN target ON target.id = changed.translation_id
      ), of_translation AS (
        UPDATE translations t SET votes_plus = done.votes_plus + plus, votes_minus = done.votes_minus + minus
        FROM done WHERE t.project_id = ${project} AND t.id ${isAmong(translations)} AND t.id = done.translation_id
      ), of_string AS (
        UPDATE strings s SET votes_plus = string.votes_plus + plus, votes_minus = string.votes_minus + minus
        FROM done, string
        WHERE s.project_id = ${project} AND s.id ${isAmong(strings)} AND s.id = string.id AND string.id = done.string_id
      ), counted AS (
        ${counterStep(project, section, {}, string)}
      ),
      ${logSteps(
        kind,
        project,
        {
          actor,
          user: voter === actor ? undefined : voter,
          section,
          string,
          translation,
          data,
          origin: votes.origin(translation),
        },
        areSome(translations) ? { orderBy: votes.nth(translation) } : {},
      )},
      ${voteCounts(
        project,
        fragment`
          SELECT logged.string_id, logged.translation_id, logged.id AS event_id, done.votes_plus + plus AS votes_plus,
            done.votes_minus + minus AS votes_minus
          FROM logged JOIN done ON done.translation_id = logged.translation_id`,
      )}`;
}
