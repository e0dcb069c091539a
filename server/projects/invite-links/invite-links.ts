import { randomBytes } from 'node:crypto';
import {
  joinByLink,
  listInviteLinks,
  makeInviteLink,
  readInvitation,
  revokeInviteLink,
} from '#contract/projects/invite-links.ts';
import { mayGive } from '#domain/core/access/roles.ts';
import { linkAdmits } from '#domain/core/access/sign-up.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import { roleOfProject } from '../../core/content/role-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, optionalUser, signedIn } from '../../core/guards/guards.ts';
import { forbidden, invalid, orNotFound } from '../../platform/http/failures.ts';
import { requireCurrentMember } from '../members/require-current-member.ts';
import { joinWithLink, openInvitation } from './join.ts';
import { deleteLink, insertLink, linksOf, roleOfLink } from './queries.ts';

/** Links by which users can join a project (docs/decisions/028). */
export const inviteLinks: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(
    context,
    listInviteLinks,
    memberWith('can_manage_members', 'manage'),
    ({ project, viewer }) => linksOf(sql, project.id, viewer.role, settings),
  );

  registerEndpoint(
    context,
    makeInviteLink,
    memberWith('can_manage_members', 'join'),
    ({ project, me, body }) =>
      withProjectLocked(sql, project.id, async (tx) => {
        const { role } = await requireCurrentMember(tx, project.id, me.id, 'can_manage_members');
        const given = await roleOfProject(tx, project.id, body.role_id);
        if (!given) throw invalid('role_id', 'choice');
        if (!mayGive(role, given)) throw forbidden('role', 'role');
        const draft = {
          project: project.id,
          maker: { id: me.id, role },
          token: newLinkToken(),
          role: given,
          lasts: body.lasts && LIMITS.inviteLinkLasts[body.lasts],
          mostUses: body.most_uses,
        };
        const link = await insertLink(tx, draft, settings);
        if (!link) throw forbidden('general', 'quotaInvites');
        return link;
      }),
  );

  registerEndpoint(
    context,
    revokeInviteLink,
    memberWith('can_manage_members', 'manage'),
    ({ project, me, params }) =>
      withProjectLocked(sql, project.id, async (tx) => {
        const { role } = await requireCurrentMember(tx, project.id, me.id, 'can_manage_members');
        const given = orNotFound(await roleOfLink(tx, project.id, params.link), 'link');
        if (!mayGive(role, given)) throw forbidden('role', 'role');
        await deleteLink(tx, { project: project.id, id: params.link, actor: me.id, role: given });
      }),
  );

  registerEndpoint(context, readInvitation, optionalUser, async ({ me, params }) => {
    const invitation = await openInvitation(sql, params.token, me?.id ?? null);
    return { ...invitation, admits: linkAdmits(settings, invitation.is_by_site_admin) };
  });

  registerEndpoint(context, joinByLink, signedIn, async ({ me, params }) => {
    const { project } = await openInvitation(sql, params.token, me.id);
    const joined = await withProjectLocked(sql, project.id, (tx, now) =>
      joinWithLink(tx, now, params.token, me),
    );
    context.live.notify(project.id);
    return joined;
  });
};

/** The token of a new link: 192 random bits in 32 characters. */
function newLinkToken(): string {
  return randomBytes(24).toString('base64url');
}
