import { REVIEW_CHANGE } from '../content/string-count-queries.ts';
import type { StringTarget } from '../content/targets.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { counterStep, logSteps } from '../events/record.ts';
import { lockedTranslation } from './lock-queries.ts';

/**
 * Says whether a translation needs review (translations.30). Does nothing if that is so already, or if it is gone.
 */
export async function setNeedsReview(
  sql: Sql | Transaction,
  { project, string, actor, origin }: StringTarget,
  translation: number,
  needsReview: boolean,
) {
  const section = sql`section_id`;
  await sql`
    WITH ${lockedTranslation({ project, string }, translation)}, done AS (
      UPDATE translations t SET needs_review = ${needsReview} FROM target
      WHERE t.project_id = ${project} AND t.id = target.id AND target.needs_review <> ${needsReview}
      RETURNING target.section_id
    ), of_string AS (
      UPDATE strings s SET review_amount = string.review_amount ${needsReview ? sql`+` : sql`-`} 1 FROM string, done
      WHERE s.project_id = ${project} AND s.id = ${string}
      RETURNING ${REVIEW_CHANGE} AS review
    ), counted AS (
      ${counterStep(project, section, { needingReview: sql`(SELECT review FROM of_string)` }, string)}
    ),
    ${logSteps('confirmTranslation', project, {
      actor,
      section,
      string,
      translation,
      origin,
      data: { acts: { needs_review: [!needsReview, needsReview] } },
    })}
    SELECT FROM done`;
}
