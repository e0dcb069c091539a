import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import { type MemberRole, mayChangeRole, type Role } from '#domain/core/access/roles.ts';
import { memberRoleOf } from '../../../data/access/member-role-of.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import { dayText } from '../../../ui/relative-time/day-text.ts';
import { roleWords } from '../../../ui/roles/role-words.ts';
import { LeaveButton } from './LeaveButton.tsx';
import { MemberMenu } from './MemberMenu.tsx';
import classes from './MembersList.module.css';
import { Rating } from './Rating.tsx';
import { RoleChoice } from './RoleChoice.tsx';

type Props = {
  project: Project;
  roles: readonly Role[];
  member: Member;
  /** The signed-in user, if a member. */
  self: MemberRole | undefined;
  /** Whether the signed-in user may leave. */
  leaves: boolean;
  hasActions: boolean;
  onKicked: () => void;
};

/** A member: name, role, rating, date of joining, with a menu for managers and the way to leave. */
export function MemberRow({ project, roles, member, self, leaves, hasActions, onKicked }: Props) {
  const { t, i18n } = useTranslation();
  const { user, rating, joined_at } = member;
  const memberRole = memberRoleOf(member, roles);
  const isOneself = user.id === self?.id;
  return (
    <Table.Tr>
      <Table.Td className={classes.user}>
        <Link to="/users/$userId" params={{ userId: String(user.id) }}>
          <Avatar username={user.username} size={24} />
          <span>{user.username}</span>
        </Link>
        {isOneself && <span className={`ui-12 ink-3 ${classes.you}`}>{t('members.you')}</span>}
      </Table.Td>
      <Table.Td className={classes.role}>
        <RoleOf project={project} roles={roles} member={member} self={self} />
      </Table.Td>
      <Table.Td className={classes.number}>
        <Rating votes={rating} />
      </Table.Td>
      <Table.Td className={classes.joined}>{dayText(joined_at, i18n.language)}</Table.Td>
      {hasActions && (
        <Table.Td className={classes.acts}>
          {isOneself && leaves && <LeaveButton project={project} />}
          <MemberMenu project={project} user={user} role={memberRole} self={self} onKicked={onKicked} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

type RoleOfProps = {
  project: Project;
  roles: readonly Role[];
  member: Member;
  self: MemberRole | undefined;
};

/** A member's role, with a menu for users who may change it (members.18). */
function RoleOf({ project, roles, member, self }: RoleOfProps) {
  const { t } = useTranslation();
  const target = memberRoleOf(member, roles);
  const grantable = self ? roles.filter((role) => mayChangeRole(self, target, role)) : [];
  if (grantable.length === 0) return roleWords(t, member.role_name);
  const role = { ...target.role, name: member.role_name };
  return <RoleChoice project={project} user={member.user} role={role} grantable={grantable} />;
}
