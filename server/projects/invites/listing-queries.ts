import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { countInvites, Invite } from '#contract/projects/invites.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import { CAPS } from '#domain/core/limits.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { hasBlocked } from '../../core/content/block-queries.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { SHOWN_IMAGE } from '../../core/image-store/queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** What to return with invites, and which page of them. */
type ListOptions = {
  fetch_users?: boolean;
  fetch_projects?: boolean;
  limit?: number;
  before?: number | undefined;
};

/** The invites that match `among`, newest first. */
export function invitesOf(
  sql: Sql | Transaction,
  among: Fragment,
  { fetch_users = false, fetch_projects = false, limit = CAPS.invitesPage.max, before }: ListOptions = {},
) {
  return sql<Invite[]>`
    SELECT i.id, i.project_id, i.user_id, i.inviter_id, i.created_at
      ${fetch_users ? sql`, ${named(sql, 'user')}, ${named(sql, 'inviter')}` : sql``}
      ${fetch_projects ? sql`, ${project(sql)}` : sql``}
    FROM invites i WHERE ${among} ${before === undefined ? sql`` : sql`AND i.id < ${before}`}
    ORDER BY i.id DESC LIMIT ${limit}`;
}

const named = (sql: Sql | Transaction, who: 'user' | 'inviter') => sql`
  (SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = ${sql(`i.${who}_id`)})
    AS ${sql(who)}`;

const project = (sql: Sql | Transaction) => sql`
  (SELECT json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'description', p.description,
     'cover_image', shown.cover_image, 'visibility', p.visibility, 'status', p.status)
   FROM projects p, LATERAL (SELECT ${SHOWN_IMAGE.cover}) shown WHERE p.id = i.project_id) AS project`;

/** SQL: the open invites of a user, except those of hidden and deleted projects. */
export const ofUser = (sql: Sql, userId: number) => sql`
  i.user_id = ${userId} AND EXISTS (
    SELECT FROM projects p WHERE p.id = i.project_id AND p.hidden_at IS NULL AND ${NOT_DELETED})`;
export const ofProject = (sql: Sql, projectId: number) => sql`i.project_id = ${projectId}`;

/** SQL: whether role `r` answers requests (members.10). */
const MANAGES_MEMBERS = fragment`${'can_manage_members' satisfies Permission}::text = ANY (r.permissions)`;

/**
 * The invites that wait for a user's answer: invitations to them, and requests in projects whose members they manage.
 */
export async function waitingFor(sql: Sql, userId: number): Promise<ReplyOf<typeof countInvites>> {
  const [waiting] = await sql<ReplyOf<typeof countInvites>[]>`
    SELECT
      (SELECT count(*)::int FROM invites i WHERE ${ofUser(sql, userId)} AND i.inviter_id <> i.user_id) AS invitations,
      (SELECT coalesce(json_agg(json_build_object('project_id', project_id, 'amount', amount)), '[]') FROM (
         SELECT m.project_id, (SELECT count(*) FROM invites i
           WHERE i.project_id = m.project_id AND i.user_id = i.inviter_id) AS amount
         FROM members m JOIN projects p ON p.id = m.project_id AND p.hidden_at IS NULL AND ${NOT_DELETED}
           JOIN roles r ON r.id = m.role_id AND ${MANAGES_MEMBERS}
         WHERE m.user_id = ${userId}
           AND EXISTS (SELECT FROM invites i WHERE i.project_id = m.project_id AND i.user_id = i.inviter_id)
         ORDER BY m.project_id DESC LIMIT ${CAPS.projectsWithRequests}
       ) asked) AS requests`;
  return waiting ?? { invitations: 0, requests: [] };
}

/** An open invite of a project. */
export async function inviteOf(sql: Sql | Transaction, projectId: number, id: number) {
  const [invite] = await invitesOf(sql, sql`i.project_id = ${projectId} AND i.id = ${id}`);
  return invite;
}

/** The invite of a user in a project. */
export async function inviteOfUser(sql: Sql | Transaction, projectId: number, userId: number) {
  const [invite] = await invitesOf(sql, sql`i.project_id = ${projectId} AND i.user_id = ${userId}`);
  return invite;
}

/** The project of a user's own invite. */
export async function projectOfInvite(sql: Sql, id: number, userId: number): Promise<number | undefined> {
  const [invite] = await invitesOf(sql, sql`i.id = ${id} AND ${ofUser(sql, userId)}`);
  return invite?.project_id;
}

/** Whether a user is banned, and whether they have blocked who invites them; undefined if there is no such user. */
export async function invitedUser(sql: Sql | Transaction, userId: number, inviter: number) {
  const [user] = await sql<{ banned: boolean; has_blocked: boolean }[]>`
    SELECT ${BANNED} AS banned, ${hasBlocked(fragment`users.id`, fragment`${inviter}::bigint`)} AS has_blocked
    FROM users WHERE id = ${userId} AND deleted_at IS NULL`;
  return user;
}
