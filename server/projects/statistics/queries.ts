import type { UserName } from '#contract/core/user-name.ts';
import type { ContributionCounts } from '#contract/projects/statistics.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

const BEST_FIRST = bestFirst(fragment`t.approved`);

/** The contributions of a user. */
export type UserContributions = { user_id: number } & Partial<ContributionCounts>;

/** A member, or a former one with contributions, whose `role_id` is null. */
export type Participant = { user: UserName; role_id: number | null };

/** These users, and all members of the project, with names and roles. */
export const participants = (sql: Sql | Transaction, projectId: number, users: readonly number[]) =>
  sql<Participant[]>`
    SELECT json_build_object('id', u.id, 'username', u.username) AS user, m.role_id
    FROM (
      SELECT id FROM unnest(${[...users]}::bigint[]) AS given (id)
      UNION SELECT user_id FROM members WHERE project_id = ${projectId}
    ) one JOIN users u ON u.id = one.id LEFT JOIN members m ON m.project_id = ${projectId} AND m.user_id = u.id`;

/** By author: their existing translations, and the votes that these received. */
export const writtenTranslations = (sql: Sql | Transaction, projectId: number) =>
  sql<UserContributions[]>`
    SELECT author_id AS user_id, count(*) AS translations,
      json_build_array(sum(votes_plus), sum(votes_minus)) AS rating
    FROM translations WHERE project_id = ${projectId} GROUP BY author_id`;

/**
 * By author: their translations that are the first of their string (translations.14), and how many of these are
 * approved. The index on strings provides most of the sort order, and approved ones are looked up in a hash.
 */
export const currentTranslations = (sql: Sql | Transaction, projectId: number) =>
  sql<UserContributions[]>`
      SELECT author_id AS user_id, count(*) AS current, count(*) FILTER (WHERE approved) AS approved
      FROM (
        SELECT DISTINCT ON (string_id) author_id, approved
        FROM (
          SELECT t.id, t.string_id, t.author_id, t.initial, t.votes_plus, t.votes_minus, t.updated_at, EXISTS (
            SELECT FROM strings s
            WHERE s.project_id = ${projectId} AND s.approved_id = t.id AND s.approved_id IS NOT NULL
          ) AS approved
          FROM translations t WHERE t.project_id = ${projectId}
        ) t
        ORDER BY string_id, ${BEST_FIRST}
      ) firsts GROUP BY author_id`;

/** By user: votes, comments, approvals and edits. */
export const otherContributions = (sql: Sql | Transaction, projectId: number) =>
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
    WITH of_strings AS MATERIALIZED (
      SELECT section_id, sum(votes_plus) AS plus, sum(votes_minus) AS minus, sum(comments_amount) AS comments
      FROM strings WHERE project_id = ${projectId} GROUP BY section_id
    ), of_log AS MATERIALIZED (
      SELECT section_id, sum(approves)::bigint AS approves, sum(edits)::bigint AS edits
      FROM (${logged(sql, projectId)}) logged GROUP BY section_id
    )
    SELECT s.id AS section_id, coalesce(approves, 0) AS approves, coalesce(edits, 0) AS edits,
      coalesce(plus, 0) AS pluses, coalesce(minus, 0) AS minuses,
      json_build_array(coalesce(plus, 0), coalesce(minus, 0)) AS rating, coalesce(comments, 0) AS comments
    FROM sections s
      LEFT JOIN of_strings ON of_strings.section_id = s.id
      LEFT JOIN of_log ON of_log.section_id = s.id
    WHERE s.project_id = ${projectId}`;
}

/**
 * SQL: approvals and edits of texts by section and actor, from a dedicated index of the log. Those of deleted
 * sections were deleted with them.
 */
const logged = (sql: Sql | Transaction, projectId: number) => sql`
  SELECT * FROM (
    SELECT l.section_id, l.actor_id, count(*) FILTER (WHERE w = ${LOG_CODES.approve}::int) AS approves,
      count(*) FILTER (WHERE w = ${LOG_CODES.editTranslation}::int) AS edits
    FROM log l
    WHERE l.project_id = ${projectId}
      AND (w = ${LOG_CODES.approve}::int OR (w = ${LOG_CODES.editTranslation}::int AND data -> 'acts' ? 'text'))
    GROUP BY l.section_id, l.actor_id OFFSET 0
  ) l
  WHERE EXISTS (SELECT FROM sections s WHERE s.project_id = ${projectId} AND s.id = l.section_id OFFSET 0)`;
