import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import { type MemberRole, mayChangeRole, roleOf, rolesGrantableBy } from '#domain/access/roles.ts';
import { memberRoleOf } from './member-role-of.ts';
import { RoleChoice } from './RoleChoice.tsx';

type Props = { project: Project; member: Member; self: MemberRole | undefined };

/** A member's role, with a menu for users who may change it (members.18). */
export function RoleOf({ project, member, self }: Props) {
  const { t } = useTranslation();
  const role = roleOf(member.role_id);
  if (!role) return null;
  const target = memberRoleOf(member);
  const grantable = self
    ? rolesGrantableBy(self.role).filter(({ id }) => mayChangeRole(self, target, id))
    : [];
  if (grantable.length === 0) return t(`project.role.${role.name}`);
  return <RoleChoice project={project} user={member.user} role={role} grantable={grantable} />;
}
