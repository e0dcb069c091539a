import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { type ManySql, type ManyTarget, manySql } from '../../core/content/many-target-queries.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { HAS_ONLY_INITIAL, INITIAL_CHANGE, REVIEW_CHANGE } from '../../core/content/string-count-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import { translationRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { areSome, type Fragment, fragment, isAmong } from '../../platform/database/fragment.ts';
import { lockedTranslations } from './lock-queries.ts';

/** SQL: the locked translations, each approved by its entry in `logged`. */
const approvedNow = (): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, target.author_id, ${APPROVED}::smallint AS status,
    target.text, target.context
  FROM logged l JOIN target ON target.id = l.translation_id`;

/** What the translation that is no longer approved becomes: initial only if an approval is undone that made it regular. */
type StatusAfter = typeof REGULAR | typeof INITIAL;

/** What undoing an approval gives back to the translation that it had approved. */
export type Former = {
  status: StatusAfter;
  /** Whether it needs review again. */
  needsReview: boolean;
};

/** What an approval changes besides. */
export type ApprovalEffect = {
  /** Left out if approving it again changes nothing there (translations.29). */
  needsReview?: boolean | undefined;
  /** What the previous one becomes. */
  replaced?: Former;
  /** The text that checks have judged: another one isn't approved (severities.5). */
  judgedText?: string | undefined;
};

const NOT_FORMER: Former = { status: REGULAR, needsReview: false };

/**
 * SQL: the translations that these log entries have made regular. The translation of a single string is read by a
 * function, because the string is not locked: a statement that has waited for it would see its former text. Several
 * strings are locked before.
 */
const noLongerApproved = (
  project: number,
  { translations }: ManySql,
  entries: Fragment,
  status: StatusAfter,
): Fragment => fragment`
  SELECT l.project_id, l.string_id, l.translation_id, l.id AS event_id, author_id, ${status}::smallint AS status, text, context
  FROM ${entries} l, LATERAL ${
    areSome(translations)
      ? fragment`(SELECT author_id, text, context FROM translations WHERE project_id = ${project} AND id = l.translation_id OFFSET 0) now`
      : fragment`translation_now(l.project_id, l.translation_id)`
  }`;

/**
 * Approves translations in one statement. The previously approved ones become regular without a write, because the
 * approval is a reference of the string (translations.10); both are logged and get a revision. Several strings are
 * locked before. Nothing happens where the translation is approved already, or where it or its string is gone.
 */
export async function insertApprovals(
  sql: Sql | Transaction,
  target: ManyTarget,
  { needsReview, replaced = NOT_FORMER, judgedText }: ApprovalEffect = { needsReview: false },
) {
  const { project, actor, batch } = target;
  const many = manySql(target);
  const line = { actor, section: fragment`section_id`, string: fragment`string_id` };
  const inOrder = fragment`${many.nth(fragment`translation_id`)}`;
  const isJudged = judgedText === undefined ? NOTHING : fragment`AND target.text = ${judgedText}`;
  const isReviewed = fragment`${needsReview ?? null}::boolean <> target.needs_review`;
  await sql`
    WITH ${lockedTranslations(project, many)}, made_regular AS (
      UPDATE translations t SET initial = false, needs_review = coalesce(${needsReview ?? null}::boolean, t.needs_review)
      FROM target
      WHERE t.project_id = ${project} AND t.id ${isAmong(many.translations)} AND t.id = target.id AND NOT target.approved
        AND (target.initial OR ${isReviewed}) ${isJudged}
    ), done AS (
      UPDATE strings s SET approved_id = target.id, translations_amount = string.translations_amount,
        regular_amount = string.regular_amount + target.initial::int ${replaced.status === INITIAL ? ONE_LESS : NOTHING},
        review_amount = string.review_amount + coalesce(${needsReview ?? null}::boolean::int - target.needs_review::int, 0)
          ${oneMoreToReview(project, fragment`string.approved_id`, replaced)}
      FROM string, target
      WHERE s.project_id = ${project} AND s.id ${isAmong(many.strings)} AND s.id = string.id AND target.string_id = string.id
        AND NOT target.approved ${isJudged}
      RETURNING s.section_id, s.id AS string_id, target.id AS translation_id, string.approved_id AS before,
        ${INITIAL_CHANGE} AS initial, ${REVIEW_CHANGE} AS review, coalesce(${isReviewed}, false) AS reviewed
    ) ${givenBack(project, fragment`(SELECT before FROM done)`, replaced)}, counted AS (
      ${counterStep(project, fragment`section_id`, { approved: fragment`(before IS NULL)::int`, initial: fragment`initial`, needingReview: fragment`review` }, fragment`string_id`)}
    ),
    ${logSteps(
      'approve',
      project,
      {
        ...line,
        translation: fragment`translation_id`,
        origin: many.origin(fragment`translation_id`),
        data: fragment`CASE WHEN before IS NULL THEN '{}' ELSE jsonb_build_object('replaces', before) END
        || CASE WHEN reviewed THEN ${reviewActs(needsReview ?? false)} ELSE '{}' END`,
      },
      { orderBy: inOrder },
    )},
    ${logSteps('unapprove', project, { ...line, translation: fragment`before`, origin: { batch }, data: { part: true } }, { step: 'before', where: fragment`before IS NOT NULL`, orderBy: inOrder })},
    ${translationRevisions({ editor: actor, from: approvedNow() })},
    ${translationRevisions({ editor: actor, from: noLongerApproved(project, many, fragment`logged_before`, replaced.status), step: fragment`revised_before` })}
    SELECT FROM done`;
}

/** Makes approved translations regular again, or initial; does nothing for others. The strings of several are locked before. */
export async function deleteApprovals(
  sql: Sql | Transaction,
  target: ManyTarget,
  former: Former = NOT_FORMER,
) {
  const { status, needsReview } = former;
  const { project, actor } = target;
  const many = manySql(target);
  const translation = fragment`translation_id`;
  const needingReview = needsReview
    ? fragment`(review_amount > 0 AND review_amount - ${amongReviewed(fragment`done.string_id`)} = 0)::int`
    : 0;
  await sql`
    WITH ${needsReview ? reviewedOnes(project, many) : NOTHING} done AS (
      UPDATE strings s SET approved_id = NULL, regular_amount = regular_amount ${status === INITIAL ? ONE_LESS : NOTHING},
        review_amount = review_amount ${needsReview ? fragment`+ ${amongReviewed(fragment`s.id`)}` : NOTHING}
      WHERE project_id = ${project} AND id ${isAmong(many.strings)} AND approved_id ${isAmong(many.translations)}
        AND ${isProjectThere(project)}
      RETURNING section_id, id AS string_id, ${many.translationOf(fragment`id`)} AS translation_id,
        ${HAS_ONLY_INITIAL}::int AS initial, review_amount
    ) ${givenBack(project, fragment`(SELECT translation_id FROM done)`, former)}, counted AS (
      ${counterStep(project, fragment`section_id`, { approved: -1, initial: fragment`initial`, needingReview }, fragment`string_id`)}
    ),
    ${logSteps(
      'unapprove',
      project,
      {
        actor,
        section: fragment`section_id`,
        string: fragment`string_id`,
        translation,
        origin: many.origin(translation),
        data: needsReview ? reviewActs(true) : {},
      },
      { orderBy: many.nth(translation) },
    )},
    ${translationRevisions({ editor: actor, from: noLongerApproved(project, many, fragment`logged`, status) })}
    SELECT FROM done`;
}

const NOTHING = fragment``;
const ONE_LESS = fragment`- 1`;

/** SQL: the change of the flag in a log entry. */
const reviewActs = (needsReview: boolean): Fragment => fragment`
  jsonb_build_object('acts', jsonb_build_object('needs_review', jsonb_build_array(NOT ${needsReview}::boolean, ${needsReview}::boolean)))`;

/**
 * SQL: by how much a translation that needs review again raises that number of its string. Only undoing asks for that,
 * which has locked the string before.
 */
const oneMoreToReview = (project: number, translation: Fragment, { needsReview }: Former): Fragment =>
  needsReview
    ? fragment`+ (
  SELECT count(*) FROM translations WHERE project_id = ${project} AND id = ${translation} AND NOT needs_review)::int`
    : NOTHING;

/** SQL: the step that has the strings of those translations that need no review yet, and how many of them a string has. */
const reviewedOnes = (project: number, { translations }: ManySql): Fragment => fragment`
  reviewed AS MATERIALIZED (
    SELECT string_id FROM translations WHERE project_id = ${project} AND id ${isAmong(translations)} AND NOT needs_review
  ),`;
const amongReviewed = (string: Fragment): Fragment => fragment`
  (SELECT count(*) FROM reviewed WHERE reviewed.string_id = ${string})::int`;

/** SQL: the step that gives translations back what their approval had changed; none if that is nothing. */
const givenBack = (project: number, translations: Fragment, { status, needsReview }: Former): Fragment =>
  status === REGULAR && !needsReview
    ? NOTHING
    : fragment`, given_back AS (
  UPDATE translations SET initial = initial OR ${status === INITIAL}, needs_review = needs_review OR ${needsReview}
  WHERE project_id = ${project} AND id = ANY(ARRAY${translations})
)`;
