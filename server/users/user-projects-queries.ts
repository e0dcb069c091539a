import type { QueryOf } from '#contract/endpoint.ts';
import type { getUser, UserProject } from '#contract/users.ts';
import { ROLES, type RoleId } from '#domain/access/roles.ts';
import type { Sql } from '../database/connect.ts';
import { rating } from '../members/queries.ts';
import { isAfter } from '../projects/listing-queries.ts';
import { card, isFoundBy } from '../projects/queries.ts';

type Row = Omit<UserProject, 'role_id' | 'role_name'> & { role_id: RoleId };

/**
 * The projects of a user that `asker` may find, with what the user is in them; latest changed first, a page of them
 * (visibility.10).
 */
export async function projectsOfUser(
  sql: Sql,
  userId: number,
  asker: number | null,
  { limit, after }: Pick<QueryOf<typeof getUser>, 'limit' | 'after'>,
): Promise<UserProject[]> {
  const rows = await sql<Row[]>`
    SELECT ${card(sql, userId)}, ${rating(sql)} AS rating
    FROM members m JOIN projects p ON p.id = m.project_id
    WHERE m.user_id = ${userId} AND ${isFoundBy(sql, asker)} ${isAfter(sql, { after })}
    ORDER BY p.last_update DESC, p.id DESC LIMIT ${limit}`;
  return rows.map((project) => ({ ...project, role_name: ROLES[project.role_id].name }));
}
