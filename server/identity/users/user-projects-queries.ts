import type { QueryOf } from '#contract/core/endpoint.ts';
import type { getUser, UserProject } from '#contract/identity/users.ts';
import { joinOwnRole } from '../../core/content/role-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { isAfter } from '../../projects/listing-queries.ts';
import { RATING, ratings } from '../../projects/members/queries.ts';
import { card, isFoundBy, OF_CHOSEN, projectCounts } from '../../projects/queries.ts';

/**
 * A page of the projects of a user that `asker` may find, last changed first, with the user's role and rating in each
 * (visibility.10).
 */
export function projectsOfUser(
  sql: Sql,
  userId: number,
  asker: number | null,
  { limit, after }: Pick<QueryOf<typeof getUser>, 'limit' | 'after'>,
): Promise<UserProject[]> {
  return sql<UserProject[]>`
    WITH chosen AS MATERIALIZED (
      SELECT p.id FROM members m JOIN projects p ON p.id = m.project_id
      WHERE m.user_id = ${userId} AND ${isFoundBy(sql, asker)} ${isAfter(sql, { after })}
      ORDER BY p.last_update DESC, p.id DESC LIMIT ${limit}
    ), counts AS MATERIALIZED (${projectCounts(OF_CHOSEN)}), rated AS MATERIALIZED (${ratings(OF_CHOSEN, userId)})
    SELECT ${card(sql, userId)}, ${RATING}
    FROM chosen JOIN projects p ON p.id = chosen.id LEFT JOIN counts ON counts.project_id = chosen.id
      LEFT JOIN rated ON rated.project_id = chosen.id ${joinOwnRole(userId)}
    ORDER BY p.last_update DESC, p.id DESC`;
}
