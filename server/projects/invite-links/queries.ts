import type { Invitation, InviteLink } from '#contract/projects/invite-links.ts';
import { whyNotByLink } from '#domain/core/access/invite-links.ts';
import { type HeldRole, mayGive, type Role } from '#domain/core/access/roles.ts';
import { linkAdmits, type SignUpRules } from '#domain/core/access/sign-up.ts';
import { CAPS } from '#domain/core/limits.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { IS_SITE_ADMIN } from '../../core/content/site-admin-queries.ts';
import { logSteps } from '../../core/events/record.ts';
import { SHOWN_IMAGE } from '../../core/image-store/queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';

type LinkRow = Omit<InviteLink, 'path' | 'problem' | 'admits' | 'role_id' | 'role_name'> & {
  role: Role;
  token: string;
  is_expired: boolean;
  is_by_site_admin: boolean;
  maker_role: HeldRole | null;
};

const LINK = fragment`
  l.id, l.token, json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) AS role, l.created_at, l.expires_at, l.uses, l.most_uses,
  json_build_object('id', u.id, 'username', u.username) AS maker,
  coalesce(l.expires_at <= now_ms(), false) AS is_expired, ${IS_SITE_ADMIN} AS is_by_site_admin,
  CASE WHEN NOT ${BANNED} AND m.role_id IS NOT NULL THEN
    json_build_object('id', makers.id, 'permissions', makers.permissions) END AS maker_role
  FROM invite_links l JOIN users u ON u.id = l.maker_id JOIN roles r ON r.id = l.role_id
    LEFT JOIN members m ON m.project_id = l.project_id AND m.user_id = l.maker_id
    LEFT JOIN roles makers ON makers.id = m.role_id`;

const problemOf = (row: LinkRow) => whyNotByLink({ ...row, maker_role: row.maker_role ?? undefined });

const named = ({ role }: LinkRow) => ({ role_id: role.id, role_name: role.name });

/** A link as a member with this role sees it. */
const seenBy =
  (role: HeldRole | undefined, rules: SignUpRules) =>
  (row: LinkRow): InviteLink => ({
    ...row,
    ...named(row),
    path: mayGive(role, row.role) ? `/join/${row.token}` : null,
    problem: problemOf(row) ?? null,
    admits: linkAdmits(rules, row.is_by_site_admin),
  });

/** The links of a project, newest first, as a member with this role sees them. */
export async function linksOf(sql: Sql, projectId: number, role: HeldRole | undefined, rules: SignUpRules) {
  const rows = await sql<LinkRow[]>`
    SELECT ${LINK} WHERE l.project_id = ${projectId} ORDER BY l.id DESC LIMIT ${CAPS.inviteLinksPerProject}`;
  return rows.map(seenBy(role, rules));
}

type Draft = {
  project: number;
  maker: { id: number; role: HeldRole };
  token: string;
  role: Role;
  /** Milliseconds; null: no end. */
  lasts: number | null;
  mostUses: number | null;
};

/** Creates a link, within `withProjectLocked`. Undefined if the project already has the maximum of links. */
export async function insertLink(
  tx: Transaction,
  { project, maker, token, role, lasts, mostUses }: Draft,
  rules: SignUpRules,
): Promise<InviteLink | undefined> {
  const [link] = await tx<{ id: number }[]>`
    WITH there AS MATERIALIZED (
      SELECT count(*) AS amount, now_ms() AS now FROM invite_links WHERE project_id = ${project}
    ), done AS (
      INSERT INTO invite_links (project_id, token, role_id, maker_id, expires_at, most_uses)
      SELECT ${project}::bigint, ${token}, ${role.id}::bigint, ${maker.id}::bigint, now + ${lasts}::bigint, ${mostUses}::int
      FROM there WHERE amount < ${CAPS.inviteLinksPerProject}
      RETURNING id
    ),
    ${logSteps('invite', project, { actor: maker.id, data: { r: role.name } })}
    SELECT id FROM done`;
  if (!link) return undefined;
  const rows = await tx<LinkRow[]>`SELECT ${LINK} WHERE l.id = ${link.id}`;
  return rows.map(seenBy(maker.role, rules))[0];
}

/** The role that a link of a project gives; undefined if there is no such link. */
export async function roleOfLink(tx: Transaction, project: number, id: number): Promise<Role | undefined> {
  const [role] = await tx<Role[]>`
    SELECT r.id, r.name, r.permissions FROM invite_links l JOIN roles r ON r.id = l.role_id
    WHERE l.project_id = ${project} AND l.id = ${id}`;
  return role;
}

/** Deletes a link, within `withProjectLocked`. */
export async function deleteLink(
  tx: Transaction,
  link: Record<'project' | 'id' | 'actor', number> & { role: Role },
) {
  await tx`
    WITH done AS (
      DELETE FROM invite_links WHERE project_id = ${link.project} AND id = ${link.id} RETURNING id
    ),
    ${logSteps('deleteInvite', link.project, { actor: link.actor, data: { r: link.role.name } })}
    SELECT FROM done`;
}

type Opened = Pick<Invitation, 'project'> & LinkRow & { viewer_role: number | null };

/**
 * The invitation of a token, and the reason if nobody can join by it; undefined if there is no such link or its
 * project is hidden (visibility.20) or deleted. `userId` is null for a guest.
 */
export async function invitationOf(sql: Sql | Transaction, token: string, userId: number | null) {
  const [row] = await sql<Opened[]>`
    SELECT link.*,
      (SELECT json_build_object('id', p.id, 'handle', p.handle, 'name', p.name, 'description', p.description,
         'cover_image', shown.cover_image, 'source_lang', p.source_lang, 'target_lang', p.target_lang,
         'visibility', p.visibility, 'status', p.status)
       FROM LATERAL (SELECT ${SHOWN_IMAGE.cover}) shown) AS project,
      (SELECT role_id FROM members WHERE project_id = p.id AND user_id = ${userId}) AS viewer_role
    FROM (SELECT l.project_id, ${LINK} WHERE l.token = ${token}) link
      JOIN projects p ON p.id = link.project_id AND p.hidden_at IS NULL AND ${NOT_DELETED}`;
  return row && { ...row, ...named(row), is_member: row.viewer_role !== null, problem: problemOf(row) };
}

/** Counts a use of a link; false if its uses are exhausted. */
export async function countUse(tx: Transaction, id: number): Promise<boolean> {
  const used = await tx`
    UPDATE invite_links SET uses = uses + 1 WHERE id = ${id} AND (most_uses IS NULL OR uses < most_uses) RETURNING id`;
  return used.length === 1;
}
