import { lengthForLimit } from '#domain/core/text/may-be-plural.ts';
import { type ManyTarget, manySql } from '../../core/content/many-target-queries.ts';
import { INITIAL_CHANGE, REVIEW_CHANGE } from '../../core/content/string-count-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { translationRevisions, voteCounts } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, isAmong } from '../../platform/database/fragment.ts';
import { lockedTranslations } from './lock-queries.ts';

/** The fields of a translation to change; undefined ones stay. */
export type FieldsChange = {
  text: string | undefined;
  context: string | undefined;
  status: number | undefined;
  /** The time of the last text change that the client has seen. */
  seen: number | undefined;
};

/** What changes of translations are decided by, the same for all of a statement. */
export type ChangeRules = {
  /** Whether a new text keeps votes and approval (domain/texts/translations/translation-edit.ts). */
  keepsVotes: boolean;
  editor_id: number | null;
  /** Whether it needs review after a change of its text (translations.29); left out if that stays as it was. */
  needsReview: boolean | undefined;
  mayApprove: boolean;
  /** False if checks keep the new text from being approved: one that was approved meanwhile isn't changed (severities.5). */
  mayStayApproved?: boolean;
  /** Whether the project's quota is used up, so that no text may become longer. */
  isFull: boolean;
};

/**
 * `same`: no change. `role`, `status`: why an approved translation may not become regular or initial. `changed`: its
 * text was changed since it was seen. `maxlength`: too long for the string. `quota`: it is longer, and the project is
 * full.
 */
export type EditOutcome = 'done' | 'same' | 'role' | 'status' | 'changed' | 'maxlength' | 'quota';

/**
 * Changes translations in one statement, each by its own fields. It decides by the locked rows, so that a concurrent approval or vote
 * is seen. The text is changed first, then the status. Returns an outcome for each in the order of the target; undefined if it is gone.
 */
export async function updateTranslations(
  sql: Sql | Transaction,
  target: ManyTarget,
  changes: readonly FieldsChange[],
  { keepsVotes, editor_id, needsReview, mayApprove, mayStayApproved = true, isFull }: ChangeRules,
): Promise<(EditOutcome | undefined)[]> {
  const { project, actor } = target;
  const many = manySql(target);
  const ids = target.items.map(({ translation }) => translation);
  const line = {
    actor,
    section: fragment`section_id`,
    string: fragment`string_id`,
    translation: fragment`id`,
  };
  const orderBy = many.nth(fragment`id`);
  const outcomes = await sql<{ id: number; outcome: EditOutcome }[]>`
    WITH ${lockedTranslations(project, many)}, given AS MATERIALIZED (
      SELECT * FROM unnest(${ids}::bigint[], ${changes.map(({ text }) => text ?? null)}::text[],
        ${changes.map(({ context }) => context ?? null)}::text[], ${changes.map(({ status }) => status ?? null)}::int[],
        ${changes.map(({ seen }) => seen ?? null)}::bigint[],
        ${changes.map(({ text }) => (text === undefined ? null : lengthForLimit(text)))}::int[])
        AS given (translation_id, new_text, new_context, new_status, seen, new_length)
    ), with_text AS (
      SELECT *, coalesce(new_text, text) AS to_text, coalesce(new_context, context) AS to_context,
        coalesce(new_text, text) <> text AS changes_text, now_ms() AS now
      FROM target JOIN given ON given.translation_id = target.id
    ), with_standing AS (
      SELECT *, changes_text AND NOT ${keepsVotes} AS drops_votes,
        approved AND (${keepsVotes} OR NOT changes_text) AS still_approved,
        coalesce(new_status = -1, initial) AS to_initial,
        CASE WHEN changes_text THEN coalesce(${needsReview ?? null}::boolean, needs_review) ELSE needs_review END AS to_review
      FROM with_text
    ), with_status AS (
      SELECT *, approved AND NOT (still_approved AND new_status IS NULL) AS loses_approval FROM with_standing
    ), decided AS (
      SELECT *, CASE
        WHEN NOT (changes_text OR to_context <> context OR to_initial <> initial OR loses_approval) THEN 'same'
        WHEN still_approved AND new_status = 0 AND NOT ${mayApprove} THEN 'role'
        WHEN still_approved AND new_status = -1 THEN 'status'
        WHEN updated_at <> seen OR (NOT ${mayStayApproved} AND changes_text AND still_approved) THEN 'changed'
        WHEN changes_text AND new_length > max_length THEN 'maxlength'
        WHEN ${isFull} AND octet_length(to_text) + octet_length(to_context) > octet_length(text) + octet_length(context)
          THEN 'quota'
        ELSE 'done' END AS outcome, ${ACTS} AS acts
      FROM with_status d
    ), done AS (
      UPDATE translations t SET text = d.to_text, context = d.to_context, initial = d.to_initial, needs_review = d.to_review,
        editor_id = CASE WHEN d.changes_text THEN ${editor_id}::bigint ELSE t.editor_id END,
        updated_at = CASE WHEN d.changes_text THEN greatest(d.now, t.updated_at + 1) ELSE t.updated_at END,
        votes_plus = CASE WHEN d.drops_votes THEN 0 ELSE t.votes_plus END,
        votes_minus = CASE WHEN d.drops_votes THEN 0 ELSE t.votes_minus END
      FROM decided d
      WHERE d.outcome = 'done' AND t.project_id = ${project} AND t.id ${isAmong(many.translations)} AND t.id = d.id
      RETURNING t.id, t.string_id, t.updated_at, t.author_id, t.text, t.context, ${STATUS_AFTER} AS status, d.section_id,
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
      FROM string, done
      WHERE s.project_id = ${project} AND s.id ${isAmong(many.strings)} AND s.id = string.id AND done.string_id = string.id
      RETURNING s.id, ${INITIAL_CHANGE} AS initial, ${REVIEW_CHANGE} AS review
    ), counted AS (
      ${counterStep(
        project,
        fragment`section_id`,
        {
          approved: fragment`-loses_approval::int`,
          initial: fragment`(SELECT initial FROM of_string WHERE of_string.id = done.string_id)`,
          needingReview: fragment`(SELECT review FROM of_string WHERE of_string.id = done.string_id)`,
          bytes: fragment`grown`,
        },
        fragment`string_id`,
      )}
    ),
    ${logSteps('editTranslation', project, { ...line, origin: many.origin(fragment`id`), data: fragment`jsonb_build_object('acts', acts)` }, { orderBy })},
    ${logSteps('unapprove', project, { ...line, data: { part: true } }, { step: 'loss', where: fragment`loses_approval`, orderBy })},
    ${translationRevisions({
      editor: actor,
      from: fragment`
        SELECT logged.project_id, logged.string_id, translation_id, logged.id AS event_id, author_id, status, text, context
        FROM logged JOIN done ON done.id = logged.translation_id`,
    })},
    ${voteCounts(
      project,
      fragment`
        SELECT logged.string_id, translation_id, logged.id AS event_id, 0 AS votes_plus, 0 AS votes_minus
        FROM logged JOIN done ON done.id = logged.translation_id WHERE lost_plus + lost_minus > 0`,
    )}
    SELECT id, outcome,
      CASE WHEN outcome = 'done' AND drops_votes AND votes_plus + votes_minus > 0
        THEN drop_votes(${project}, id)::text END AS dropped
    FROM decided`;
  const byId = new Map(outcomes.map(({ id, outcome }) => [id, outcome]));
  return ids.map((id) => byId.get(id));
}

/** SQL: the status after the change. */
const STATUS_AFTER: Fragment = fragment`
  (CASE WHEN d.approved AND NOT d.loses_approval THEN 1 ELSE -d.to_initial::int END)::smallint`;

/** SQL: the changes with old and new values. */
const ACTS: Fragment = fragment`
  CASE WHEN d.changes_text THEN jsonb_build_object('text', jsonb_build_array(d.text, d.to_text)) ELSE '{}' END
  || CASE WHEN d.context <> d.to_context
    THEN jsonb_build_object('context', jsonb_build_array(d.context, d.to_context)) ELSE '{}' END
  || CASE WHEN d.loses_approval OR d.initial <> d.to_initial THEN jsonb_build_object('status', jsonb_build_array(
    CASE WHEN d.approved THEN 1 ELSE -d.initial::int END,
    ${STATUS_AFTER})) ELSE '{}' END
  || CASE WHEN d.needs_review <> d.to_review
    THEN jsonb_build_object('needs_review', jsonb_build_array(d.needs_review, d.to_review)) ELSE '{}' END`;
