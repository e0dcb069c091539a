import { Table, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { hasPermission, mayKick, mayLeave } from '#domain/core/access/roles.ts';
import { roleIn } from '../../../data/access/access.ts';
import { memberRoleOf } from '../../../data/access/member-role-of.ts';
import { useRoles } from '../../../data/queries/roles.ts';
import { useMe } from '../../../data/session/session.ts';
import { HelpLink } from '../../../ui/help-link/HelpLink.tsx';
import { useMayRevert } from '../../history/log/use-may-revert.ts';
import { MemberRow } from './MemberRow.tsx';
import classes from './MembersList.module.css';

type Props = { project: Project; members: readonly Member[] };

/** The members by role and name, each with the actions that the user may take. */
export function MembersList({ project, members }: Props) {
  const { t } = useTranslation();
  const me = useMe() ?? null;
  const head = useRef<HTMLHeadingElement>(null);
  const role = roleIn(project);
  const self = me && role !== undefined ? { id: me.id, role } : undefined;
  const isLimitedHere = isRestricted(me?.limitations ?? 0, 'membership');
  const leaves = mayLeave(role) && !isLimitedHere;
  const mayRevert = useMayRevert(project);
  const roles = useRoles(project.id);
  const hasActions =
    leaves ||
    members.some((member) => {
      const their = memberRoleOf(member, roles);
      return mayRevert(their) || (self && mayKick(self, their));
    });
  const whyStays = hasPermission(role, 'is_owner') ? 'members.ownerStays' : 'members.limited';
  return (
    <div>
      <VisuallyHidden component="h2" ref={head} tabIndex={-1}>
        {t('project.tab.members')}
      </VisuallyHidden>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('project.member')}</Table.Th>
            <Table.Th className={classes.role}>
              {t('project.roleName')}
              <HelpLink topic="roles" />
            </Table.Th>
            <Table.Th className={classes.number}>{t('project.rating')}</Table.Th>
            <Table.Th className={classes.joined}>{t('project.joined')}</Table.Th>
            {hasActions && (
              <Table.Th className={classes.acts}>
                <VisuallyHidden>{t('project.acts')}</VisuallyHidden>
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map((member) => (
            <MemberRow
              key={member.user.id}
              project={project}
              roles={roles}
              member={member}
              self={self}
              leaves={leaves}
              hasActions={hasActions}
              onKicked={() => head.current?.focus()}
            />
          ))}
        </Table.Tbody>
      </Table>
      {self && !leaves && <p className="margin-top-12 ui-12 ink-3">{t(whyStays)}</p>}
    </div>
  );
}
