import { type ManyTarget, manySql } from '../../core/content/many-target-queries.ts';
import { INITIAL_CHANGE, REVIEW_CHANGE } from '../../core/content/string-count-queries.ts';
import { lockedStrings } from '../../core/content/string-lock-queries.ts';
import { deletionStep, keptTranslations } from '../../core/deletions/kept-queries.ts';
import {
  type AsSiteAdmin,
  counterStep,
  logSteps,
  siteAdminLogStep,
  siteAdminMark,
} from '../../core/events/record.ts';
import { translationRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment, isAmong } from '../../platform/database/fragment.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { lockedTranslations } from './lock-queries.ts';

/**
 * Deletes translations with their votes and approvals, which can be restored (deleted.1). Returns whether any was there still.
 * `asSiteAdmin` is set if a site administrator does it; then the site's log records it too. The strings are locked by a statement
 * before, so that the votes that are kept are those of now.
 */
export function deleteTranslationRows(
  sql: Sql | Transaction,
  target: ManyTarget,
  asSiteAdmin?: AsSiteAdmin,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    await tx`SELECT FROM (${lockedStrings(target.project, manySql(target).strings)}) string`;
    return deleteLocked(tx, target, asSiteAdmin);
  });
}

/** Deletes translations of locked strings: first their log entries, revisions and what is kept of them, then the rows. */
async function deleteLocked(
  tx: Transaction,
  target: ManyTarget,
  asSiteAdmin: AsSiteAdmin | undefined,
): Promise<boolean> {
  const { project, actor } = target;
  const many = manySql(target);
  const [section, string, id] = [fragment`section_id`, fragment`string_id`, fragment`id`];
  const entries = fragment`logged JOIN done ON done.id = logged.translation_id`;
  const result = await tx`
    WITH done AS (
      SELECT t.id, t.string_id, s.section_id, s.approved_id IS NOT DISTINCT FROM t.id AS approved, t.text, t.context, t.initial,
        t.author_id, octet_length(t.text) + octet_length(t.context) AS bytes
      FROM translations t, LATERAL (
        SELECT section_id, approved_id FROM strings WHERE project_id = ${project} AND id = t.string_id OFFSET 0) s
      WHERE t.project_id = ${project} AND t.id ${isAmong(many.translations)}
    ),
    ${logSteps(
      'deleteTranslation',
      project,
      {
        actor,
        origin: many.origin(id),
        section,
        string,
        translation: id,
        data: fragment`${siteAdminMark(asSiteAdmin)} || jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(text, NULL)))`,
      },
      { orderBy: many.nth(id) },
    )},
    ${translationRevisions({
      editor: actor,
      deleted: true,
      from: fragment`
        SELECT logged.project_id, logged.string_id, translation_id, logged.id AS event_id, author_id,
          (CASE WHEN approved THEN 1 ELSE -initial::int END)::smallint AS status, text, context
        FROM ${entries}`,
    })},
    ${deletionStep(project, {
      kind: 'translation',
      actor,
      item: fragment`done.id`,
      section: fragment`done.section_id`,
      string: fragment`done.string_id`,
      author: fragment`done.author_id`,
      text: fragment`done.text`,
      data: fragment`jsonb_build_object('approved', done.approved, 'bytes', done.bytes)`,
      from: entries,
      asSiteAdmin,
    })},
    ${keptTranslations(project)} ${asSiteAdmin ? siteAdminLogStep('removeTranslation', actor, asSiteAdmin) : fragment``}
    SELECT FROM done`;
  if (result.length === 0) return false;
  await tx`
    WITH ${lockedTranslations(project, many)}, going AS (
      SELECT target.*, others.last_at
      FROM target, LATERAL (
        SELECT max(updated_at) AS last_at FROM translations
        WHERE project_id = ${project} AND string_id = target.string_id AND id <> target.id OFFSET 0) others
    ), of_string AS (
      UPDATE strings s SET translations_amount = string.translations_amount - 1,
        inner_bytes = string.inner_bytes - octet_length(going.text) - octet_length(going.context),
        regular_amount = string.regular_amount - (NOT initial)::int,
        review_amount = string.review_amount - needs_review::int,
        approved_id = CASE WHEN approved THEN NULL ELSE string.approved_id END,
        votes_plus = string.votes_plus - going.votes_plus, votes_minus = string.votes_minus - going.votes_minus,
        last_translation_at = going.last_at
      FROM string, going
      WHERE s.project_id = ${project} AND s.id ${isAmong(many.strings)} AND s.id = string.id AND going.string_id = string.id
      RETURNING going.id AS translation_id, s.translations_amount = 0 AS was_last, ${INITIAL_CHANGE} AS initial_change,
        ${REVIEW_CHANGE} AS review_change
    ), done AS (
      DELETE FROM translations t USING target, of_string
      WHERE t.project_id = ${project} AND t.id ${isAmong(many.translations)} AND t.id = target.id
        AND of_string.translation_id = target.id
      RETURNING target.section_id, target.string_id, target.approved, was_last, initial_change, review_change,
        octet_length(target.text) + octet_length(target.context) AS bytes
    )
    ${counterStep(
      project,
      section,
      {
        translated: fragment`-was_last::int`,
        approved: fragment`-approved::int`,
        initial: fragment`initial_change`,
        needingReview: fragment`review_change`,
        translations: -1,
        bytes: fragment`-bytes`,
      },
      string,
    )}`;
  return true;
}
