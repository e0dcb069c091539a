import { getMember, grantRole, removeMember } from '#contract/projects/members.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { mayChangeRole, mayKick, mayLeave } from '#domain/core/access/roles.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import { roleOfProject } from '../../core/content/role-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { anyMember, memberWith, seesProject } from '../../core/guards/guards.ts';
import { forbidden, invalid, orNotFound } from '../../platform/http/failures.ts';
import { deleteMember, memberOf, memberRoleOf, updateRole } from './queries.ts';
import { requireCurrentMember } from './require-current-member.ts';

/** The members of a project and their roles (members.2, members.16, members.22, members.23). */
export const members: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, getMember, seesProject, async ({ project, params }) =>
    orNotFound(await memberOf(sql, project.id, params.user), 'member'),
  );

  registerEndpoint(context, removeMember, anyMember, ({ project, me, params }) =>
    withProjectLocked(sql, project.id, async (tx) => {
      const member = orNotFound(await memberRoleOf(tx, project.id, params.user), 'member');
      const actor = await requireCurrentMember(tx, project.id, me.id);
      if (actor.id === member.id) {
        if (!mayLeave(actor.role)) throw forbidden('user_id', 'owner');
        if (isRestricted(me.limitations, 'membership')) throw forbidden('membership', 'limited');
      } else if (!mayKick(actor, member)) throw forbidden('role', 'role');
      await deleteMember(tx, project.id, { actor: me.id, member });
    }),
  );

  registerEndpoint(
    context,
    grantRole,
    memberWith('can_manage_members', 'manage'),
    ({ project, me, params, body }) =>
      withProjectLocked(sql, project.id, async (tx) => {
        const member = orNotFound(await memberRoleOf(tx, project.id, params.user), 'member');
        const actor = await requireCurrentMember(tx, project.id, me.id);
        if (actor.id === member.id) throw forbidden('role_id', 'own');
        const role = await roleOfProject(tx, project.id, body.role_id);
        if (!role) throw invalid('role_id', 'choice');
        if (!mayChangeRole(actor, member, role)) throw forbidden('role', 'role');
        if (member.role.id !== role.id) await updateRole(tx, project.id, { actor: me.id, member, role });
        // Before the commit, after which they may be turned out.
        return orNotFound(await memberOf(tx, project.id, params.user), 'member');
      }),
  );
};
