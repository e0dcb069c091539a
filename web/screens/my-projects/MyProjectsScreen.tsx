import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { myInvitesQuery } from '../../data/queries/invites.ts';
import { deletedProjectsQuery } from '../../data/queries/projects.ts';
import { useHashTab } from '../../ui/frame/use-hash-tab.ts';
import { useTitle } from '../../ui/page/title.ts';
import { useProjectList } from '../../ui/project-cards/use-project-list.ts';
import { AssignedTab } from './AssignedTab.tsx';
import { CreateProjectButton } from './CreateProjectButton.tsx';
import { DeletedTab } from './DeletedTab.tsx';
import { InvitationsTab } from './InvitationsTab.tsx';
import classes from './MyProjectsScreen.module.css';
import { ProjectsTab } from './ProjectsTab.tsx';

const ASSIGNED = 'assigned';
const INVITATIONS = 'invitations';
const DELETED = 'deleted';

/**
 * `/projects`: the user's projects, at `#assigned` the sections that are assigned to them, at `#invitations` their
 * invitations and requests, and at `#deleted` the projects that they can restore (screens.15).
 */
export function MyProjectsScreen() {
  const { t } = useTranslation();
  const mine = useProjectList({ mine: 'true' });
  const invites = useQuery(myInvitesQuery);
  const deleted = useQuery(deletedProjectsQuery);
  const { shown, show, list } = useHashTab('mine', [ASSIGNED, INVITATIONS, DELETED]);
  const amountDeleted = deleted.data?.projects.length ?? 0;
  const tabs = [
    { name: 'mine', title: t('myProjects.title'), count: mine.count },
    { name: ASSIGNED, title: t('assignments.mine'), count: undefined },
    {
      name: INVITATIONS,
      title: t('invites.title'),
      count: { amount: invites.data?.length ?? 0, more: false },
    },
    // Most users have deleted none, so the tab is there only for those who have, and while it is open.
    ...(amountDeleted > 0 || shown === DELETED
      ? [
          {
            name: DELETED,
            title: t('myProjects.deleted.title'),
            count: { amount: amountDeleted, more: false },
          },
        ]
      : []),
  ];
  useTitle(tabs.find(({ name }) => name === shown)?.title ?? t('myProjects.title'));
  return (
    <div className={classes.page}>
      <div className="row gap-12 justify-between wrap margin-bottom-12">
        <h1>{t('myProjects.title')}</h1>
        <CreateProjectButton text={t('myProjects.create')} />
      </div>
      <Tabs value={shown} onChange={show}>
        <Tabs.List ref={list}>
          {tabs.map(({ name, title, count }) => (
            <Tabs.Tab key={name} value={name}>
              {title}{' '}
              {count && count.amount > 0 && (
                <span className={`ui-12 ink-3 ${classes.count}`}>
                  {t(count.more ? 'myProjects.manyMore' : 'project.amount', { amount: count.amount })}
                </span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="mine" className={classes.panel}>
          <ProjectsTab list={mine} />
        </Tabs.Panel>
        <Tabs.Panel value={ASSIGNED} className={classes.panel}>
          {shown === ASSIGNED && <AssignedTab />}
        </Tabs.Panel>
        <Tabs.Panel value={INVITATIONS} className={classes.panel}>
          <InvitationsTab
            invites={invites.data}
            error={invites.error}
            onRetry={() => void invites.refetch()}
          />
        </Tabs.Panel>
        <Tabs.Panel value={DELETED} className={classes.panel}>
          <DeletedTab deleted={deleted.data} error={deleted.error} onRetry={() => void deleted.refetch()} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
