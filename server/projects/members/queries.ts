import type { Member } from '#contract/projects/members.ts';
import type { Role } from '#domain/core/access/roles.ts';
import type { FieldChanges } from '#domain/core/events/changes.ts';
import { CAPS } from '#domain/core/limits.ts';
import { type EntryData, logSteps } from '../../core/events/record.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment, type Value } from '../../platform/database/fragment.ts';

/** SQL: the votes that an author received in projects, [plus, minus] (votes.10), as `project_id` and `rating`. */
export const ratings = (chosen: Fragment, author: Value): Fragment => fragment`
  SELECT project_id, json_build_array(sum(votes_plus), sum(votes_minus)) AS rating FROM translations
  WHERE project_id ${chosen} AND author_id = ${author} GROUP BY project_id`;

/** SQL: the rating of an author, if `rated` are their {@link ratings}. */
export const RATING = fragment`coalesce(rated.rating, '[0, 0]') AS rating`;

/** The votes that users received in a project, [plus, minus] (votes.10); only of those who received any. */
export const ratingsIn = (sql: Sql, projectId: number) =>
  sql<{ user_id: number; rating: Member['rating'] }[]>`
    SELECT author_id AS user_id, json_build_array(sum(votes_plus), sum(votes_minus)) AS rating FROM translations
    WHERE project_id = ${projectId} AND votes_plus + votes_minus > 0 GROUP BY author_id`;

/** The members of a project by role and name, without their ratings. */
export const membersOf = (sql: Sql, projectId: number) => sql<Omit<Member, 'rating'>[]>`
  SELECT json_build_object('id', u.id, 'username', u.username) AS user, m.role_id, r.name AS role_name, m.joined_at
  FROM members m JOIN users u ON u.id = m.user_id JOIN roles r ON r.id = m.role_id
  WHERE m.project_id = ${projectId}
  ORDER BY r.position, m.role_id, u.username LIMIT ${CAPS.membersPerProject}`;

/** A member, by id or username. */
export async function memberOf(sql: Sql | Transaction, projectId: number, user: number | string) {
  const [row] = await sql<Member[]>`
    WITH person AS MATERIALIZED (
      SELECT u.id, u.username, m.role_id, r.name AS role_name, m.joined_at
      FROM members m JOIN users u ON u.id = m.user_id JOIN roles r ON r.id = m.role_id
      WHERE m.project_id = ${projectId} AND ${isUser(sql, user)}
    )
    SELECT json_build_object('id', id, 'username', username) AS user, role_id, role_name, joined_at, ${RATING}
    FROM person LEFT JOIN (${ratings(sql`= ${projectId}::bigint`, sql`(SELECT id FROM person)`)}) rated ON true`;
  return row;
}

/** A member's name and role. */
export type MemberRole = { id: number; username: string; role: Role };

/** The role of a user, by id or username; undefined if they are no member. */
export async function memberRoleOf(sql: Sql | Transaction, projectId: number, user: number | string) {
  const [place] = await sql<MemberRole[]>`
    SELECT u.id, u.username, json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) AS role
    FROM members m JOIN users u ON u.id = m.user_id JOIN roles r ON r.id = m.role_id
    WHERE m.project_id = ${projectId} AND ${isUser(sql, user)}`;
  return place;
}

const isUser = (sql: Sql | Transaction, user: number | string) =>
  typeof user === 'number' ? sql`u.id = ${user}` : sql`lower(u.username) = ${user}`;

/** Removes a member who leaves or is kicked out. Their texts stay (members.24). */
export async function deleteMember(
  sql: Transaction,
  projectId: number,
  { actor, member }: { actor: number; member: MemberRole },
) {
  await sql`
    WITH done AS (
      DELETE FROM members WHERE project_id = ${projectId} AND user_id = ${member.id} RETURNING user_id
    ),
    ${logSteps(actor === member.id ? 'leave' : 'kick', projectId, { actor, user: member.id, data: { n: member.username } })}
    SELECT FROM done`;
}

/** What the log says of a member who got another role, besides their name. */
export const roleChange = (from: Role, to: Role) => ({
  r: to.name,
  acts: { role: [from.name, to.name] } satisfies FieldChanges,
});

/** Gives a member another role. */
export async function updateRole(
  sql: Transaction,
  projectId: number,
  { actor, member, role }: { actor: number; member: MemberRole; role: Role },
) {
  const data: EntryData = { n: member.username, ...roleChange(member.role, role) };
  await sql`
    WITH done AS (
      UPDATE members SET role_id = ${role.id} WHERE project_id = ${projectId} AND user_id = ${member.id}
      RETURNING user_id
    ),
    ${logSteps('grantRole', projectId, { actor, user: member.id, data })}
    SELECT FROM done`;
}
