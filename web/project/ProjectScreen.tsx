import { Tabs } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../frame/CountBadge.tsx';
import { Pending } from '../frame/Pending.tsx';
import { useTitle } from '../frame/title.ts';
import { useHashTab } from '../frame/use-hash-tab.ts';
import { useWaiting } from '../invites/use-waiting.ts';
import { FarewellBanner } from '../live/FarewellBanner.tsx';
import { useLive } from '../live/use-live.ts';
import { UnfinishedPlace } from '../load/unfinished/UnfinishedPlace.tsx';
import { PartPlace } from '../offline/PartPlace.tsx';
import { projectWithMembersQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';
import { HiddenBanner } from './HiddenBanner.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import classes from './ProjectScreen.module.css';
import { RequestsBanner } from './RequestsBanner.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { readsTexts } from './standing.ts';
import { TABS } from './tabs.ts';
import { useTabInSight } from './use-tab-in-sight.ts';

/** `/projects/{project_id}` (SPEC §2 'Project page'). */
export function ProjectScreen() {
  const { t } = useTranslation();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const { data: project } = useSuspenseQuery(projectWithMembersQuery(projectId));
  useLive(project);
  const reads = readsTexts(project);
  const { data: sections = [] } = useQuery({ ...sectionsQuery(projectId), enabled: reads });
  const members = project.members ?? [];
  const requests = useWaiting().requestsIn(project.id);
  const tabs = TABS.filter(({ isFor }) => isFor(project));
  const { shown, show, list } = useHashTab(
    'project',
    tabs.map(({ name }) => name),
  );
  useTitle(shown === 'project' ? undefined : t(`project.tab.${shown}`), project.name);
  useTabInSight(list, shown);
  // A press is answered by the tab at once, and what is long to draw comes after it.
  const drawn = useDeferredValue(shown);

  return (
    <>
      <FarewellBanner project={project.id} />
      <ProjectHead project={project} sections={sections} isBrief={shown !== 'project'} />
      <HiddenBanner project={project} />
      <StatusBanner project={project} />
      <UnfinishedPlace project={project} />
      {shown !== 'members' && <RequestsBanner requests={requests} />}
      <Tabs className={classes.tabs} value={shown} onChange={show}>
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
        {tabs.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <PartPlace fallback={<Pending />}>
              {name === drawn ? (
                <Panel project={project} sections={sections} members={members} />
              ) : (
                <Pending />
              )}
            </PartPlace>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
