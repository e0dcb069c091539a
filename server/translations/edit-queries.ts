import { INITIAL_CHANGE, REVIEW_CHANGE } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { translationRevisions, voteCounts } from '../revisions/write-queries.ts';
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
  /** Whether it needs review after a change of its text (translations.29); left out if that stays as it was. */
  needsReview: boolean | undefined;
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
  sql: Sql | Transaction,
  { project, string, actor, origin }: StringTarget,
  translation: number,
  { text, context, status, seen, keepsVotes, editor_id, needsReview, mayApprove, isFull }: TranslationChange,
) {
  const target = status ?? null;
  const [edit] = await sql<{ outcome: EditOutcome }[]>`
    WITH ${lockedTranslation({ project, string }, translation)}, with_text AS (
      SELECT *, coalesce(${text ?? null}, text) AS to_text, coalesce(${context ?? null}, context) AS to_context,
        coalesce(${text ?? null}, text) <> text AS changes_text, now_ms() AS now
      FROM target
    ), with_standing AS (
      SELECT *, changes_text AND NOT ${keepsVotes} AS drops_votes,
        approved AND (${keepsVotes} OR NOT changes_text) AS still_approved,
        coalesce(${target}::int = -1, initial) AS to_initial,
        CASE WHEN changes_text THEN coalesce(${needsReview ?? null}::boolean, needs_review) ELSE needs_review END AS to_review
      FROM with_text
    ), with_status AS (
      SELECT *, approved AND NOT (still_approved AND ${target}::int IS NULL) AS loses_approval FROM with_standing
    ), decided AS (
      SELECT *, CASE
        WHEN NOT (changes_text OR to_context <> context OR to_initial <> initial OR loses_approval) THEN 'same'
        WHEN still_approved AND ${target}::int = 0 AND NOT ${mayApprove} THEN 'role'
        WHEN still_approved AND ${target}::int = -1 THEN 'status'
        WHEN updated_at <> ${seen ?? null}::bigint THEN 'changed'
        WHEN changes_text AND char_length(to_text) > max_length THEN 'maxlength'
        WHEN ${isFull} AND octet_length(to_text) + octet_length(to_context) > octet_length(text) + octet_length(context)
          THEN 'quota'
        ELSE 'done' END AS outcome, ${acts(sql)} AS acts
      FROM with_status d
    ), done AS (
      UPDATE translations t SET text = d.to_text, context = d.to_context, initial = d.to_initial, needs_review = d.to_review,
        editor_id = CASE WHEN d.changes_text THEN ${editor_id}::bigint ELSE t.editor_id END,
        updated_at = CASE WHEN d.changes_text THEN greatest(d.now, t.updated_at + 1) ELSE t.updated_at END,
        votes_plus = CASE WHEN d.drops_votes THEN 0 ELSE t.votes_plus END,
        votes_minus = CASE WHEN d.drops_votes THEN 0 ELSE t.votes_minus END
      FROM decided d WHERE d.outcome = 'done' AND t.project_id = ${project} AND t.id = ${translation}
      RETURNING t.updated_at, t.author_id, t.text, t.context, ${statusAfter(sql)} AS status, d.section_id,
        d.changes_text, d.loses_approval, d.acts, d.initial::int - d.to_initial::int AS made_regular,
        d.to_review::int - d.needs_review::int AS made_to_review,
        octet_length(t.text) + octet_length(t.context) - octet_length(d.text) - octet_length(d.context) AS grown,
        d.votes_plus - t.votes_plus AS lost_plus, d.votes_minus - t.votes_minus AS lost_minus
    ), of_string AS (
      UPDATE strings s SET approved_id = CASE WHEN loses_approval THEN NULL ELSE string.approved_id END,
        translations_amount = string.translations_amount, regular_amount = string.regular_amount + made_regular,
        review_amount = string.review_amount + made_to_review,
        inner_bytes = string.inner_bytes + grown,
        votes_plus = string.votes_plus - lost_plus, votes_minus = string.votes_minus - lost_minus,
        last_translation_at = CASE WHEN changes_text THEN greatest(last_translation_at, done.updated_at)
          ELSE last_translation_at END
      FROM string, done WHERE s.project_id = ${project} AND s.id = ${string}
      RETURNING ${INITIAL_CHANGE} AS initial, ${REVIEW_CHANGE} AS review
    ), counted AS (
      ${counterStep(
        project,
        sql`section_id`,
        {
          approved: sql`-loses_approval::int`,
          initial: sql`(SELECT initial FROM of_string)`,
          needingReview: sql`(SELECT review FROM of_string)`,
          bytes: sql`grown`,
        },
        string,
      )}
    ),
    ${logSteps('editTranslation', project, {
      actor,
      origin,
      section: sql`section_id`,
      string,
      translation,
      data: sql`jsonb_build_object('acts', acts)`,
    })},
    ${logSteps('unapprove', project, { actor, section: sql`section_id`, string, translation, data: { part: true } }, { step: 'loss', where: sql`loses_approval` })},
    ${translationRevisions({
      editor: actor,
      from: sql`
        SELECT project_id, string_id, translation_id, logged.id AS event_id, author_id, status, text, context
        FROM logged, done`,
    })},
    ${voteCounts(
      project,
      sql`
        SELECT string_id, translation_id, logged.id AS event_id, 0 AS votes_plus, 0 AS votes_minus
        FROM logged, done WHERE lost_plus + lost_minus > 0`,
    )}
    SELECT outcome,
      CASE WHEN outcome = 'done' AND drops_votes AND votes_plus + votes_minus > 0
        THEN drop_votes(${project}, ${translation})::text END AS dropped
    FROM decided`;
  return edit?.outcome;
}

/** SQL: the status after the change. */
const statusAfter = (sql: Sql | Transaction) => sql`
  (CASE WHEN d.approved AND NOT d.loses_approval THEN 1 ELSE -d.to_initial::int END)::smallint`;

/** SQL: the changes with old and new values. */
const acts = (sql: Sql | Transaction) => sql`
  CASE WHEN d.changes_text THEN jsonb_build_object('text', jsonb_build_array(d.text, d.to_text)) ELSE '{}' END
  || CASE WHEN d.context <> d.to_context
    THEN jsonb_build_object('context', jsonb_build_array(d.context, d.to_context)) ELSE '{}' END
  || CASE WHEN d.loses_approval OR d.initial <> d.to_initial THEN jsonb_build_object('status', jsonb_build_array(
    CASE WHEN d.approved THEN 1 ELSE -d.initial::int END,
    ${statusAfter(sql)})) ELSE '{}' END
  || CASE WHEN d.needs_review <> d.to_review
    THEN jsonb_build_object('needs_review', jsonb_build_array(d.needs_review, d.to_review)) ELSE '{}' END`;
