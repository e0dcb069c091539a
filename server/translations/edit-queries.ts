import { INITIAL_CHANGE } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql } from '../database/connect.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { translationRevisions } from '../revisions/write-queries.ts';
import { lockedTranslation } from './lock-queries.ts';

/** The fields to change; undefined ones stay. */
export type TranslationChange = {
  text: string | undefined;
  context: string | undefined;
  status: number | undefined;
  /** The time of the last text change that the client has seen. */
  seen: number | undefined;
  /** Whether a new text keeps votes and approval (domain/translations/translation-edit.ts). */
  keepsVotes: boolean;
  editor_id: number | null;
  mayApprove: boolean;
  /** Whether the project's quota is used up, so that no text may become longer. */
  isFull: boolean;
};

/**
 * `same`: no change. `role`, `status`: why an approved one may not become regular or initial. `changed`: its text was
 * changed since it was seen. `maxlength`: too long for the string. `quota`: longer, and the project is full.
 */
export type EditOutcome = 'done' | 'same' | 'role' | 'status' | 'changed' | 'maxlength' | 'quota';

/**
 * Changes a translation in one statement. It decides by the locked rows, so that a concurrent approval or vote is seen.
 * The text is changed first, then the status. Undefined if it is gone.
 */
export async function updateTranslation(
  sql: Sql,
  { project, string, actor }: StringTarget,
  translation: number,
  { text, context, status, seen, keepsVotes, editor_id, mayApprove, isFull }: TranslationChange,
) {
  const target = status ?? null;
  const [judged] = await sql<{ outcome: EditOutcome }[]>`
    WITH ${lockedTranslation({ project, string }, translation)}, worded AS (
      SELECT *, coalesce(${text ?? null}, text) AS to_text, coalesce(${context ?? null}, context) AS to_context,
        coalesce(${text ?? null}, text) <> text AS rewords
      FROM target
    ), stands AS (
      SELECT *, rewords AND NOT ${keepsVotes} AS loses, approved AND (${keepsVotes} OR NOT rewords) AS still_approved,
        coalesce(${target}::int = -1, initial) AS to_initial
      FROM worded
    ), aimed AS (
      SELECT *, approved AND NOT (still_approved AND ${target}::int IS NULL) AS falls FROM stands
    ), judged AS (
      SELECT *, CASE
        WHEN NOT (rewords OR to_context <> context OR to_initial <> initial OR falls) THEN 'same'
        WHEN still_approved AND ${target}::int = 0 AND NOT ${mayApprove} THEN 'role'
        WHEN still_approved AND ${target}::int = -1 THEN 'status'
        WHEN updated_at <> ${seen ?? null}::bigint THEN 'changed'
        WHEN rewords AND char_length(to_text) > max_length THEN 'maxlength'
        WHEN ${isFull} AND octet_length(to_text) + octet_length(to_context) > octet_length(text) + octet_length(context)
          THEN 'quota'
        ELSE 'done' END AS outcome
      FROM aimed
    ), done AS (
      UPDATE translations t SET text = j.to_text, context = j.to_context, initial = j.to_initial,
        editor_id = CASE WHEN j.rewords THEN ${editor_id}::bigint ELSE t.editor_id END,
        updated_at = CASE WHEN j.rewords THEN greatest(now_ms(), t.updated_at + 1) ELSE t.updated_at END,
        votes_plus = CASE WHEN j.loses THEN 0 ELSE t.votes_plus END,
        votes_minus = CASE WHEN j.loses THEN 0 ELSE t.votes_minus END
      FROM judged j WHERE j.outcome = 'done' AND t.project_id = ${project} AND t.id = ${translation}
      RETURNING t.updated_at, t.author_id, t.text, t.context, ${statusAfter(sql)} AS status, j.section_id, j.rewords, j.falls, ${acts(sql)} AS acts,
        j.initial::int - j.to_initial::int AS made_regular,
        octet_length(t.text) + octet_length(t.context) - octet_length(j.text) - octet_length(j.context) AS grown, j.votes_plus - t.votes_plus AS lost_plus, j.votes_minus - t.votes_minus AS lost_minus
    ), of_string AS (
      UPDATE strings s SET approved_id = CASE WHEN falls THEN NULL ELSE string.approved_id END,
        translations_amount = string.translations_amount, regular_amount = string.regular_amount + made_regular,
        inner_bytes = string.inner_bytes + grown,
        votes_plus = string.votes_plus - lost_plus, votes_minus = string.votes_minus - lost_minus,
        last_translation_at = CASE WHEN rewords THEN greatest(last_translation_at, done.updated_at)
          ELSE last_translation_at END
      FROM string, done WHERE s.project_id = ${project} AND s.id = ${string}
      RETURNING ${INITIAL_CHANGE} AS initial
    ), counted AS (
      ${counterStep(
        project,
        sql`section_id`,
        { approved: sql`-falls::int`, initial: sql`(SELECT initial FROM of_string)`, bytes: sql`grown` },
        string,
      )}
    ),
    ${logSteps('editTranslation', project, {
      actor,
      section: sql`section_id`,
      string,
      translation,
      data: sql`jsonb_build_object('acts', acts)`,
    })},
    ${logSteps('unapprove', project, { actor, section: sql`section_id`, string, translation }, { step: 'fall', where: sql`falls` })},
    ${translationRevisions({
      editor: actor,
      from: sql`
        SELECT project_id, string_id, translation_id, logged.id AS event_id, author_id, status, text, context
        FROM logged, done`,
    })}
    SELECT outcome,
      CASE WHEN outcome = 'done' AND loses AND votes_plus + votes_minus > 0
        THEN drop_votes(${project}, ${translation})::text END AS dropped
    FROM judged`;
  return judged?.outcome;
}

/** SQL: the status after the change. */
const statusAfter = (sql: Sql) => sql`
  (CASE WHEN j.approved AND NOT j.falls THEN 1 ELSE -j.to_initial::int END)::smallint`;

/** SQL: the changes with old and new values. */
const acts = (sql: Sql) => sql`
  CASE WHEN j.rewords THEN jsonb_build_object('text', jsonb_build_array(j.text, j.to_text)) ELSE '{}' END
  || CASE WHEN j.context <> j.to_context
    THEN jsonb_build_object('context', jsonb_build_array(j.context, j.to_context)) ELSE '{}' END
  || CASE WHEN j.falls OR j.initial <> j.to_initial THEN jsonb_build_object('status', jsonb_build_array(
    CASE WHEN j.approved THEN 1 ELSE -j.initial::int END,
    ${statusAfter(sql)})) ELSE '{}' END`;
