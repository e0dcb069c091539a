import type { ContributionCounts, DayOfUser } from '#contract/statistics.ts';
import type { UserName } from '#contract/user-name.ts';
import { LOG_CODES } from '#domain/events/log.ts';
import { CAPS } from '#domain/limits.ts';
import { bestFirst } from '../content/translation-order-queries.ts';
import type { Sql, Transaction } from '../database/connect.ts';
import { fragment } from '../database/fragment.ts';

const BEST_FIRST = bestFirst(fragment`t.approved`);

/** The contributions of a user. */
export type UserContributions = { user_id: number } & Partial<ContributionCounts>;

/** A member, or a former one with contributions, whose `role_id` is null. */
export type Participant = { user: UserName; role_id: number | null };

/** These users, and all members of the project, with names and roles. */
export const participants = (sql: Sql, projectId: number, users: readonly number[]) =>
  sql<Participant[]>`
    SELECT json_build_object('id', u.id, 'username', u.username) AS user, m.role_id
    FROM (
      SELECT id FROM unnest(${[...users]}::bigint[]) AS given (id)
      UNION SELECT user_id FROM members WHERE project_id = ${projectId}
    ) one JOIN users u ON u.id = one.id LEFT JOIN members m ON m.project_id = ${projectId} AND m.user_id = u.id`;

/** By author: their existing translations, and the votes these received. */
export const authored = (sql: Sql, projectId: number) =>
  sql<UserContributions[]>`
    SELECT author_id AS user_id, count(*) AS translations,
      json_build_array(sum(votes_plus), sum(votes_minus)) AS rating
    FROM translations WHERE project_id = ${projectId} GROUP BY author_id`;

/**
 * By author: their translations that are the first of their string (translations.14), and of these the approved ones, which
 * is all of them. A sort that the index on strings has nearly done; whether one is approved is asked of a hash of those
 * that are.
 */
export const chosen = (sql: Sql, projectId: number) =>
  sql<UserContributions[]>`
      SELECT author_id AS user_id, count(*) AS current, count(*) FILTER (WHERE approved) AS approved
      FROM (
        SELECT DISTINCT ON (string_id) author_id, approved
        FROM (
          SELECT t.id, t.string_id, t.author_id, t.initial, t.votes_plus, t.votes_minus, t.updated_at, EXISTS (
            SELECT FROM strings s
            WHERE s.project_id = t.project_id AND s.approved_id = t.id AND s.approved_id IS NOT NULL
          ) AS approved
          FROM translations t WHERE t.project_id = ${projectId}
        ) t
        ORDER BY string_id, ${BEST_FIRST}
      ) firsts GROUP BY author_id`;

/** By user: votes, comments, approvals and edits. */
export const otherContributions = (sql: Sql, projectId: number) =>
  sql<UserContributions[]>`
      SELECT user_id, sum(pluses)::bigint AS pluses, sum(minuses)::bigint AS minuses,
        sum(comments)::bigint AS comments, sum(approves)::bigint AS approves, sum(edits)::bigint AS edits
      FROM (
        SELECT user_id, count(*) FILTER (WHERE NOT is_minus) AS pluses, count(*) FILTER (WHERE is_minus) AS minuses,
          0 AS comments, 0 AS approves, 0 AS edits
        FROM votes WHERE project_id = ${projectId} GROUP BY user_id
        UNION ALL
        SELECT author_id, 0, 0, count(*), 0, 0
        FROM comments WHERE project_id = ${projectId} AND NOT deleted GROUP BY author_id
        UNION ALL
        SELECT actor_id, 0, 0, 0, sum(approves), sum(edits) FROM (${logged(sql, projectId)}) logged GROUP BY actor_id
      ) each_kind WHERE user_id IS NOT NULL GROUP BY user_id`;

/** By section: votes and comments from the counters of strings, approvals and edits from the log. */
export function doneInSections(sql: Sql | Transaction, projectId: number) {
  return sql<({ section_id: number } & Partial<ContributionCounts>)[]>`
    SELECT s.id AS section_id, coalesce(approves, 0) AS approves, coalesce(edits, 0) AS edits,
      coalesce(plus, 0) AS pluses, coalesce(minus, 0) AS minuses,
      json_build_array(coalesce(plus, 0), coalesce(minus, 0)) AS rating, coalesce(comments, 0) AS comments
    FROM sections s
      LEFT JOIN (
        SELECT section_id, sum(votes_plus) AS plus, sum(votes_minus) AS minus, sum(comments_amount) AS comments
        FROM strings WHERE project_id = ${projectId} GROUP BY section_id
      ) g ON g.section_id = s.id
      LEFT JOIN (
        SELECT section_id, sum(approves)::bigint AS approves, sum(edits)::bigint AS edits
        FROM (${logged(sql, projectId)}) logged GROUP BY section_id
      ) l ON l.section_id = s.id
    WHERE s.project_id = ${projectId}`;
}

/**
 * SQL: approvals and edits of texts by section and actor, from a dedicated index of the log. Those of deleted
 * sections were deleted with them.
 */
const logged = (sql: Sql | Transaction, projectId: number) => sql`
  SELECT l.section_id, l.actor_id, count(*) FILTER (WHERE w = ${LOG_CODES.approve}::int) AS approves,
    count(*) FILTER (WHERE w = ${LOG_CODES.editTranslation}::int) AS edits
  FROM log l JOIN sections s ON s.project_id = ${projectId} AND s.id = l.section_id
  WHERE l.project_id = ${projectId}
    AND (w = ${LOG_CODES.approve}::int OR (w = ${LOG_CODES.editTranslation}::int AND data -> 'acts' ? 'text'))
  GROUP BY l.section_id, l.actor_id`;

/** What a user added in a step; null: those together who are not named. */
export type DayOfUserId = Omit<DayOfUser, 'user'> & { user_id: number | null };

/**
 * What was added since a moment (ms since 1970) by step of so many ms and user, oldest first; those together who are not
 * among the ones who added most. Read from an index made for this, whose condition stands here in its words.
 */
export const addedSince = (sql: Sql, projectId: number, { since, step }: { since: number; step: number }) =>
  sql<DayOfUserId[]>`
    WITH added AS MATERIALIZED (
      SELECT at / ${step}::bigint * ${step}::bigint AS day, actor_id,
        count(*) FILTER (WHERE w = ${LOG_CODES.addTranslation}::int) AS translations,
        count(*) FILTER (WHERE w = ${LOG_CODES.approve}::int) AS approves,
        count(*) FILTER (WHERE w = ${LOG_CODES.addComment}::int) AS comments
      FROM log WHERE project_id = ${projectId} AND at >= ${since}::bigint AND w IN (4, 14, 17)
        AND actor_id IS NOT NULL
      GROUP BY day, actor_id
    ), named AS (
      SELECT actor_id FROM added GROUP BY actor_id
      ORDER BY sum(translations + approves + comments) DESC, actor_id LIMIT ${CAPS.contributorsNamed}
    )
    SELECT day, named.actor_id AS user_id, sum(translations)::bigint AS translations, sum(approves)::bigint AS approves,
      sum(comments)::bigint AS comments
    FROM added LEFT JOIN named ON named.actor_id = added.actor_id
    GROUP BY day, named.actor_id
    ORDER BY day, named.actor_id`;
