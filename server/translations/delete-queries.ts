import { INITIAL_CHANGE, REVIEW_CHANGE } from '../content/string-count-queries.ts';
import { lockedString } from '../content/string-lock-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { deletionStep, keptTranslation } from '../deletions/keep-queries.ts';
import {
  type AsSiteAdmin,
  counterStep,
  logSteps,
  siteAdminLogStep,
  siteAdminMark,
} from '../events/record.ts';
import { translationRevisions } from '../revisions/write-queries.ts';
import { lockedTranslation } from './lock-queries.ts';

/**
 * Deletes a translation with its votes and its approval, which can be restored (deleted.1). Returns false if it was gone already.
 * `asSiteAdmin` is set if a site administrator does it; then the site's log records it too. The string is locked by a statement
 * before, so that the votes that are kept are those of now.
 */
export function deleteTranslationRow(
  sql: Sql | Transaction,
  target: StringTarget,
  translation: number,
  asSiteAdmin?: AsSiteAdmin,
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    await tx`SELECT FROM (${lockedString(target)}) string`;
    return deleteLocked(tx, target, translation, asSiteAdmin);
  });
}

/** Deletes a translation of a locked string: first its log entry, revision and what is kept of it, then the rows. */
async function deleteLocked(
  tx: Transaction,
  { project, string, actor, origin }: StringTarget,
  translation: number,
  asSiteAdmin: AsSiteAdmin | undefined,
): Promise<boolean> {
  const done = await tx`
    WITH done AS (
      SELECT t.id, s.section_id, s.approved_id IS NOT DISTINCT FROM t.id AS approved, t.text, t.context, t.initial, t.author_id,
        octet_length(t.text) + octet_length(t.context) AS bytes
      FROM translations t JOIN strings s ON s.project_id = ${project} AND s.id = t.string_id
      WHERE t.project_id = ${project} AND t.string_id = ${string} AND t.id = ${translation}
    ),
    ${logSteps('deleteTranslation', project, {
      actor,
      origin,
      section: tx`section_id`,
      string,
      translation,
      data: tx`${siteAdminMark(asSiteAdmin)} || jsonb_build_object('acts', jsonb_build_object('text', jsonb_build_array(text, NULL)))`,
    })},
    ${translationRevisions({
      editor: actor,
      deleted: true,
      from: tx`
        SELECT project_id, string_id, translation_id, logged.id AS event_id, author_id,
          (CASE WHEN approved THEN 1 ELSE -initial::int END)::smallint AS status, text, context
        FROM logged, done`,
    })},
    ${deletionStep(project, {
      kind: 'translation',
      actor,
      item: tx`done.id`,
      section: tx`done.section_id`,
      string,
      author: tx`done.author_id`,
      text: tx`done.text`,
      data: tx`jsonb_build_object('approved', done.approved, 'bytes', done.bytes)`,
      from: tx`logged, done`,
      asSiteAdmin,
    })},
    ${keptTranslation(project, translation)} ${asSiteAdmin ? siteAdminLogStep('removeTranslation', actor, asSiteAdmin) : tx``}
    SELECT FROM done`;
  if (done.length === 0) return false;
  await tx`
    WITH ${lockedTranslation({ project, string }, translation)}, others AS (
      SELECT last_translation_without(${project}, ${string}, ${translation}) AS last_at FROM string
    ), of_string AS (
      UPDATE strings s SET translations_amount = string.translations_amount - 1,
        inner_bytes = string.inner_bytes - octet_length(target.text) - octet_length(target.context),
        regular_amount = string.regular_amount - (NOT initial)::int,
        review_amount = string.review_amount - needs_review::int,
        approved_id = CASE WHEN approved THEN NULL ELSE string.approved_id END,
        votes_plus = string.votes_plus - target.votes_plus, votes_minus = string.votes_minus - target.votes_minus,
        last_translation_at = others.last_at
      FROM string, target, others WHERE s.project_id = ${project} AND s.id = ${string}
      RETURNING s.translations_amount = 0 AS was_last, ${INITIAL_CHANGE} AS initial_change, ${REVIEW_CHANGE} AS review_change
    ), done AS (
      DELETE FROM translations t USING target, of_string WHERE t.project_id = ${project} AND t.id = target.id
      RETURNING target.section_id, target.approved, was_last, initial_change, review_change,
        octet_length(target.text) + octet_length(target.context) AS bytes
    )
    ${counterStep(
      project,
      tx`section_id`,
      {
        translated: tx`-was_last::int`,
        approved: tx`-approved::int`,
        initial: tx`initial_change`,
        needingReview: tx`review_change`,
        translations: -1,
        bytes: tx`-bytes`,
      },
      string,
    )}`;
  return true;
}
