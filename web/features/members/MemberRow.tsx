import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import { mayKick, type Standing } from '#domain/access/roles.ts';
import { Avatar } from '../../ui/covers/Avatar.tsx';
import { dayText } from '../../ui/relative-time/day-text.ts';
import { KickButton } from './KickButton.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import classes from './MembersList.module.css';
import { Rating } from './Rating.tsx';
import { RoleOf } from './RoleOf.tsx';
import { standingOf } from './standing-of.ts';

type Props = {
  project: Project;
  member: Member;
  /** The reader, if a member too. */
  self: Standing | undefined;
  /** Whether the reader may leave. */
  leaves: boolean;
  hasActs: boolean;
  onKicked: () => void;
};

/** One member: name, role, rating, since when, and the way out: kicked, or leaving by oneself. */
export function MemberRow({ project, member, self, leaves, hasActs, onKicked }: Props) {
  const { t, i18n } = useTranslation();
  const { user, rating, joined_at } = member;
  const standing = standingOf(member);
  const isOneself = user.id === self?.id;
  return (
    <Table.Tr>
      <Table.Td className={classes.user}>
        <Link to="/users/$userId" params={{ userId: String(user.id) }}>
          <Avatar username={user.username} size={24} />
          <span>{user.username}</span>
        </Link>
        {isOneself && <span className={classes.you}>{t('members.you')}</span>}
      </Table.Td>
      <Table.Td className={classes.role}>
        <RoleOf project={project} member={member} self={self} />
      </Table.Td>
      <Table.Td className={classes.number}>
        <Rating votes={rating} />
      </Table.Td>
      <Table.Td className={classes.joined}>{dayText(joined_at, i18n.language)}</Table.Td>
      {hasActs && (
        <Table.Td className={classes.acts}>
          {self && mayKick(self, standing) && (
            <KickButton project={project} user={user} onKicked={onKicked} />
          )}
          {isOneself && leaves && <LeaveButton project={project} />}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
