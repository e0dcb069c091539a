import { type ManyTarget, manySql } from '../../core/content/many-target-queries.ts';
import { REVIEW_CHANGE } from '../../core/content/string-count-queries.ts';
import { counterStep, logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment, isAmong } from '../../platform/database/fragment.ts';
import { lockedTranslations } from './lock-queries.ts';

/**
 * Says whether translations need review (translations.30). Does nothing where that is so already, or if one is gone.
 */
export async function setNeedsReview(sql: Sql | Transaction, target: ManyTarget, needsReview: boolean) {
  const { project, actor } = target;
  const many = manySql(target);
  const [section, string, translation] = [fragment`section_id`, fragment`string_id`, fragment`id`];
  await sql`
    WITH ${lockedTranslations(project, many)}, done AS (
      UPDATE translations t SET needs_review = ${needsReview} FROM target
      WHERE t.project_id = ${project} AND t.id ${isAmong(many.translations)} AND t.id = target.id
        AND target.needs_review <> ${needsReview}
      RETURNING t.id, t.string_id, target.section_id
    ), of_string AS (
      UPDATE strings s SET review_amount = string.review_amount ${needsReview ? fragment`+` : fragment`-`} 1 FROM string, done
      WHERE s.project_id = ${project} AND s.id ${isAmong(many.strings)} AND s.id = string.id AND done.string_id = string.id
      RETURNING s.id, ${REVIEW_CHANGE} AS review
    ), counted AS (
      ${counterStep(project, section, { needingReview: fragment`(SELECT review FROM of_string WHERE of_string.id = done.string_id)` }, string)}
    ),
    ${logSteps(
      'confirmTranslation',
      project,
      {
        actor,
        section,
        string,
        translation,
        origin: many.origin(translation),
        data: { acts: { needs_review: [!needsReview, needsReview] } },
      },
      { orderBy: many.nth(translation) },
    )}
    SELECT FROM done`;
}
