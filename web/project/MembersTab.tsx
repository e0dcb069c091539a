import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/members.ts';
import { roleOf } from '#domain/roles.ts';
import { dayText } from '../ages/day-text.ts';
import { Avatar } from '../papers/Avatar.tsx';
import classes from './MembersTab.module.css';
import { Rating } from './Rating.tsx';

/** Who is in the project, by role and name, with their rating (SPEC §2 'Members tab'). */
export function MembersTab({ members }: { members: readonly Member[] }) {
  const { t, i18n } = useTranslation();
  return (
    <div className={classes.members}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('project.member')}</Table.Th>
            <Table.Th>{t('project.roleName')}</Table.Th>
            <Table.Th className={classes.number}>{t('project.rating')}</Table.Th>
            <Table.Th className={classes.joined}>{t('project.joined')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map(({ user, role_id, rating, joined_at }) => {
            const role = roleOf(role_id);
            return (
              <Table.Tr key={user.id}>
                <Table.Td>
                  <Link to="/users/$userId" params={{ userId: String(user.id) }} className={classes.user}>
                    <Avatar username={user.username} size={24} />
                    {user.username}
                  </Link>
                </Table.Td>
                <Table.Td>{role && t(`project.role.${role.name}`)}</Table.Td>
                <Table.Td className={classes.number}>
                  <Rating votes={rating} />
                </Table.Td>
                <Table.Td className={classes.joined}>{dayText(joined_at, i18n.language)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
