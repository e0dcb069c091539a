import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import { mayChangeRole, roleOf, rolesGrantableBy, type Standing } from '#domain/access/roles.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { standingOf } from './standing-of.ts';

type Props = { project: Project; member: Member; self: Standing | undefined };

/** A member's role, to be chosen anew by who may give them another (members.18). */
export function RoleOf({ project, member, self }: Props) {
  const { t } = useTranslation();
  const role = roleOf(member.role_id);
  if (!role) return null;
  const target = standingOf(member);
  const grantable = self
    ? rolesGrantableBy(self.role).filter(({ id }) => mayChangeRole(self, target, id))
    : [];
  if (grantable.length === 0) return t(`project.role.${role.name}`);
  return <RoleChoice project={project} user={member.user} role={role} grantable={grantable} />;
}
