import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import { type MemberRole, mayChangeRole, type Role } from '#domain/access/roles.ts';
import { memberRoleOf } from '../../data/access/member-role-of.ts';
import { roleWords } from '../../ui/roles/role-words.ts';
import { RoleChoice } from './RoleChoice.tsx';

type Props = {
  project: Project;
  roles: readonly Role[];
  member: Member;
  self: MemberRole | undefined;
};

/** A member's role, with a menu for users who may change it (members.18). */
export function RoleOf({ project, roles, member, self }: Props) {
  const { t } = useTranslation();
  const target = memberRoleOf(member, roles);
  const grantable = self ? roles.filter((role) => mayChangeRole(self, target, role)) : [];
  if (grantable.length === 0) return roleWords(t, member.role_name);
  const role = { ...target.role, name: member.role_name };
  return <RoleChoice project={project} user={member.user} role={role} grantable={grantable} />;
}
