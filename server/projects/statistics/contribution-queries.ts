import type { DailyContribution } from '#contract/projects/statistics.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import type { Consumer } from '../../core/events/consume-queries.ts';
import { eventsAfter } from '../../core/events/order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** SQL: the contributions in the log entries of a FROM clause with its condition, by project, day and user. */
export const contributionsIn = (entries: Fragment) => fragment`
  SELECT project_id, at / ${LIMITS.contributionsStep}::bigint * ${LIMITS.contributionsStep}::bigint AS day,
    actor_id AS user_id, count(*) FILTER (WHERE w = ${LOG_CODES.addTranslation}::int) AS translations,
    count(*) FILTER (WHERE w = ${LOG_CODES.approve}::int) AS approves,
    count(*) FILTER (WHERE w = ${LOG_CODES.addComment}::int) AS comments
  FROM ${entries} AND w IN (${LOG_CODES.addTranslation}::int, ${LOG_CODES.approve}::int, ${LOG_CODES.addComment}::int)
  GROUP BY project_id, day, actor_id`;

/** SQL: the contributions in some entries of a project, which `ids` has as `log_id`. */
const addedBy = (project: number, ids: Fragment) =>
  contributionsIn(fragment`
    ${ids}, LATERAL (SELECT * FROM log WHERE project_id = ${project} AND id = log_id OFFSET 0) entry WHERE true`);

/** Counts contributions by day and user (statistics.10). */
export const CONTRIBUTIONS: Consumer = {
  name: 'contributions',
  handle: (tx: Transaction, project, logIds) => tx`
    INSERT INTO contributions AS c (project_id, day, user_id, translations, approves, comments)
    ${addedBy(project, fragment`unnest(${[...logIds]}::bigint[]) AS log_id`)}
    ON CONFLICT (project_id, day, user_id) DO UPDATE SET translations = c.translations + excluded.translations,
      approves = c.approves + excluded.approves, comments = c.comments + excluded.comments`,
};

/** SQL: the log entries of a project that are not counted yet. */
const notCounted = (project: number) => fragment`
  SELECT log_id FROM unordered_events WHERE project_id = ${project}
  UNION ALL SELECT log_id FROM (
    ${eventsAfter(
      fragment`= ${project}`,
      fragment`coalesce((
        SELECT position FROM event_cursors WHERE project_id = ${project} AND consumer = ${CONTRIBUTIONS.name}), 0)`,
    )}
  ) later`;

/** The contributions of a user on a day; a null user stands for all who are not named. */
export type DayOfUserId = Omit<DailyContribution, 'user'> & { user_id: number | null };

/**
 * The contributions since a day by day and user, oldest first. Users who are not among those with the most are summed
 * up. Entries that are not counted yet are read from the log, so that nothing is missing.
 */
export const addedSince = (sql: Sql | Transaction, projectId: number, since: number) =>
  sql<DayOfUserId[]>`
    WITH added AS MATERIALIZED (
      SELECT day, user_id, translations, approves, comments FROM contributions
      WHERE project_id = ${projectId} AND day >= ${since}::bigint
      UNION ALL
      SELECT day, user_id, translations, approves, comments
      FROM (${addedBy(projectId, fragment`(${notCounted(projectId)}) late`)}) later WHERE day >= ${since}::bigint
    ), named AS (
      SELECT user_id FROM added GROUP BY user_id
      ORDER BY sum(translations + approves + comments) DESC, user_id LIMIT ${CAPS.contributorsNamed}
    )
    SELECT day, named.user_id, sum(translations)::bigint AS translations, sum(approves)::bigint AS approves,
      sum(comments)::bigint AS comments
    FROM added LEFT JOIN named ON named.user_id = added.user_id
    GROUP BY day, named.user_id
    ORDER BY day, named.user_id`;
