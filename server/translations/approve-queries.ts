import { APPROVED, INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { isProjectThere } from '../content/present-project-queries.ts';
import { HAS_ONLY_INITIAL, INITIAL_CHANGE, REVIEW_CHANGE } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { type Fragment, fragment } from '../database/fragment.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { translationRevisions } from '../revisions/write-queries.ts';
import { lockedTranslation } from './lock-queries.ts';

/** SQL: the locked translation, approved by the entry in `logged`. */
const approvedNow = (): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, author_id, ${APPROVED}::smallint AS status, text, context
  FROM logged l, target`;

/** What the translation that is no longer approved becomes: initial only if an approval is undone that made it regular. */
type StatusAfter = typeof REGULAR | typeof INITIAL;

/** What undoing an approval gives back to the translation that it had approved. */
type Former = {
  status: StatusAfter;
  /** Whether it needs review again. */
  needsReview: boolean;
};

const NOT_FORMER: Former = { status: REGULAR, needsReview: false };

/**
 * SQL: the translations that these log entries have made regular. A function reads them, because they are not locked: a
 * statement that has waited for its string would see their former texts.
 */
const noLongerApproved = (entries: Fragment, status: StatusAfter): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, author_id, ${status}::smallint AS status, text, context
  FROM ${entries} l, LATERAL translation_now(l.project_id, l.translation_id)`;

/**
 * Approves a translation in one statement. The previously approved one becomes regular without a write, because the
 * approval is a reference of the string (translations.10); both are logged and get a revision. Does nothing if it is approved already,
 * or if either is gone. `replaced` is what the previous one becomes; `needsReview` is left out if approving it again changes nothing
 * there (translations.29).
 */
export async function insertApproval(
  sql: Sql | Transaction,
  { project, string, actor, origin }: StringTarget,
  translation: number,
  { needsReview, replaced = NOT_FORMER }: { needsReview?: boolean | undefined; replaced?: Former } = {
    needsReview: false,
  },
) {
  const section = sql`section_id`;
  const isReviewed = fragment`${needsReview ?? null}::boolean <> target.needs_review`;
  await sql`
    WITH ${lockedTranslation({ project, string }, translation)}, made_regular AS (
      UPDATE translations t SET initial = false, needs_review = coalesce(${needsReview ?? null}::boolean, t.needs_review)
      FROM target
      WHERE t.project_id = ${project} AND t.id = target.id AND NOT target.approved AND (target.initial OR ${isReviewed})
    ), done AS (
      UPDATE strings s SET approved_id = target.id, translations_amount = string.translations_amount,
        regular_amount = string.regular_amount + target.initial::int ${replaced.status === INITIAL ? ONE_LESS : NOTHING},
        review_amount = string.review_amount + coalesce(${needsReview ?? null}::boolean::int - target.needs_review::int, 0)
          ${oneMoreToReview(project, fragment`string.approved_id`, replaced)}
      FROM string, target WHERE s.project_id = ${project} AND s.id = ${string} AND NOT target.approved
      RETURNING s.section_id, string.approved_id AS before, ${INITIAL_CHANGE} AS initial, ${REVIEW_CHANGE} AS review,
        coalesce(${isReviewed}, false) AS reviewed
    ) ${givenBack(project, fragment`(SELECT before FROM done)`, replaced)}, counted AS (
      ${counterStep(project, section, { approved: sql`(before IS NULL)::int`, initial: sql`initial`, needingReview: sql`review` }, string)}
    ),
    ${logSteps('approve', project, {
      actor,
      section,
      string,
      translation,
      origin,
      data: sql`CASE WHEN before IS NULL THEN '{}' ELSE jsonb_build_object('replaces', before) END
        || CASE WHEN reviewed THEN ${reviewActs(needsReview ?? false)} ELSE '{}' END`,
    })},
    ${logSteps('unapprove', project, { actor, section, string, translation: sql`before`, origin: { batch: origin?.batch }, data: { part: true } }, { step: 'before', where: sql`before IS NOT NULL` })},
    ${translationRevisions({ editor: actor, from: approvedNow() })},
    ${translationRevisions({ editor: actor, from: noLongerApproved(fragment`logged_before`, replaced.status), step: fragment`revised_before` })}
    SELECT FROM done`;
}

/** Makes an approved translation regular again, or initial; does nothing for others. */
export async function deleteApproval(
  sql: Sql | Transaction,
  { project, string, actor, origin }: StringTarget,
  translation: number,
  former: Former = NOT_FORMER,
) {
  const { status, needsReview } = former;
  const section = sql`section_id`;
  const added = oneMoreToReview(project, fragment`${translation}::bigint`, former);
  const needingReview = needsReview
    ? fragment`(review_amount > 0 AND review_amount - (0 ${added}) = 0)::int`
    : 0;
  await sql`
    WITH done AS (
      UPDATE strings s SET approved_id = NULL, regular_amount = regular_amount ${status === INITIAL ? ONE_LESS : NOTHING},
        review_amount = review_amount ${added}
      WHERE project_id = ${project} AND id = ${string} AND approved_id = ${translation}
        AND ${isProjectThere(project)}
      RETURNING section_id, ${HAS_ONLY_INITIAL}::int AS initial, review_amount
    ) ${givenBack(project, fragment`(SELECT ${translation}::bigint FROM done)`, former)}, counted AS (
      ${counterStep(project, section, { approved: -1, initial: sql`initial`, needingReview }, string)}
    ),
    ${logSteps('unapprove', project, { actor, section, string, translation, origin, data: needsReview ? reviewActs(true) : {} })},
    ${translationRevisions({ editor: actor, from: noLongerApproved(fragment`logged`, status) })}
    SELECT FROM done`;
}

const NOTHING = fragment``;
const ONE_LESS = fragment`- 1`;

/** SQL: the change of the flag in a log entry. */
const reviewActs = (needsReview: boolean): Fragment => fragment`
  jsonb_build_object('acts', jsonb_build_object('needs_review', jsonb_build_array(NOT ${needsReview}::boolean, ${needsReview}::boolean)))`;

/**
 * SQL: what a translation adds to its string's number of those that need review, if it needs review again. Only undoing asks for
 * that, which has locked the string before.
 */
const oneMoreToReview = (project: number, translation: Fragment, { needsReview }: Former): Fragment =>
  needsReview
    ? fragment`+ (
  SELECT count(*) FROM translations WHERE project_id = ${project} AND id = ${translation} AND NOT needs_review)::int`
    : NOTHING;

/** SQL: the step that gives a translation back what its approval had changed; none if that is nothing. */
const givenBack = (project: number, translation: Fragment, { status, needsReview }: Former): Fragment =>
  status === REGULAR && !needsReview
    ? NOTHING
    : fragment`, given_back AS (
  UPDATE translations SET initial = initial OR ${status === INITIAL}, needs_review = needs_review OR ${needsReview}
  WHERE project_id = ${project} AND id = ${translation}
)`;
