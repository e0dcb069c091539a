import { Tabs } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { readsTexts, roleIn } from '../../data/access/access.ts';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectWithMembersQuery } from '../../data/queries/projects.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';
import { usePendingInvites } from '../../data/queries/use-pending-invites.ts';
import { LazyUnfinishedImports } from '../../features/files/import-source/unfinished/LazyUnfinishedImports.tsx';
import { LazyUndoKeys } from '../../features/history/undo/LazyUndoKeys.tsx';
import { AccessLostBanner } from '../../features/notices/live/AccessLostBanner.tsx';
import { useLive } from '../../features/notices/live/use-live.ts';
import { CountBadge } from '../../ui/frame/CountBadge.tsx';
import { useHashTab } from '../../ui/frame/use-hash-tab.ts';
import { LazyBoundary } from '../../ui/offline/LazyBoundary.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { useTitle } from '../../ui/page/title.ts';
import { HiddenBanner, RequestsBanner, StatusBanner } from './ProjectBanners.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectLine } from './ProjectLine.tsx';
import classes from './ProjectScreen.module.css';
import { TabParts } from './TabParts.tsx';
import { tabsOf } from './tabs.ts';

/** `/projects/{project_id}` (projects.24). */
export function ProjectScreen() {
  const { t } = useTranslation();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const { data: project } = useSuspenseQuery(projectWithMembersQuery(useProjectId(projectId)));
  useLive(project);
  const reads = readsTexts(project);
  const { data: sections = [] } = useQuery({ ...sectionsQuery(project.id), enabled: reads });
  const members = project.members ?? [];
  const requests = usePendingInvites().requestsIn(project.id);
  const tabs = tabsOf(project);
  const tabOf = (part: string) => tabs.find(({ parts }) => parts.some(({ name }) => name === part));
  const { shown, show, list } = useHashTab(
    'project',
    tabs.flatMap(({ parts }) => parts.map(({ name }) => name)),
    (part) => tabOf(part)?.name ?? part,
  );
  const opened = tabOf(shown)?.name ?? shown;
  // The part of a tab that is shown first.
  const open = (tab: string | null) => show(tabs.find(({ name }) => name === tab)?.parts[0].name ?? null);
  useTitle(shown === 'project' ? undefined : t(`project.tab.${shown}`), project.name);
  // The pressed tab or part is selected at once; its panel renders in the background.
  const drawn = useDeferredValue(shown);

  return (
    <>
      <AccessLostBanner project={project.id} />
      {roleIn(project) !== undefined && <LazyUndoKeys project={project.id} />}
      {shown === 'project' ? (
        <ProjectHead project={project} sections={sections} />
      ) : (
        <ProjectLine project={project} sections={sections} />
      )}
      <HiddenBanner project={project} />
      <StatusBanner project={project} />
      <LazyUnfinishedImports project={project} />
      {shown !== 'members' && <RequestsBanner requests={requests} />}
      <Tabs className={classes.tabs} value={opened} onChange={open}>
        <Tabs.List ref={list}>
          {tabs.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`project.tab.${name}`)}
              {name === 'members' && (
                <>
                  <span className={classes.count}>{members.length}</span>
                  <CountBadge requests={requests} />
                </>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => {
          const { name, parts } = tab;
          const Panel = parts.find((part) => part.name === drawn)?.Panel;
          return (
            <Tabs.Panel key={name} value={name}>
              {parts.length > 1 && <TabParts tab={tab} drawn={drawn} />}
              <LazyBoundary key={drawn} fallback={<Pending />}>
                {Panel ? <Panel project={project} sections={sections} members={members} /> : <Pending />}
              </LazyBoundary>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
