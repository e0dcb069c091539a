import { Tabs } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../frame/title.ts';
import { projectWithMembersQuery } from '../wire/projects.ts';
import { sectionsQuery } from '../wire/sections.ts';
import { MembersTab } from './MembersTab.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import classes from './ProjectScreen.module.css';
import { ProjectTab } from './ProjectTab.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { readsTexts } from './standing.ts';

/** The tabs in their order; the address's hash names the one shown (SPEC §2). */
const TABS = [
  { name: 'project', Panel: ProjectTab },
  { name: 'members', Panel: MembersTab },
] as const;

/** `/projects/{project_id}` (SPEC §2 'Project page'). */
export function ProjectScreen() {
  const { t } = useTranslation();
  const { projectId } = useParams({ from: '/frame/projects/$projectId' });
  const hash = useLocation({ select: (place) => place.hash });
  const navigate = useNavigate();
  const { data: project } = useSuspenseQuery(projectWithMembersQuery(projectId));
  const reads = readsTexts(project);
  const { data: sections = [] } = useQuery({ ...sectionsQuery(projectId), enabled: reads });
  const members = project.members ?? [];
  const shown = TABS.find(({ name }) => name === hash) ?? TABS[0];
  useTitle(shown.name === 'project' ? undefined : t(`project.tab.${shown.name}`), project.name);

  const show = (tab: string | null) =>
    navigate({ to: '.', hash: tab === 'project' || !tab ? '' : tab, replace: true, resetScroll: false });
  return (
    <>
      <ProjectHead project={project} sections={sections} />
      <StatusBanner project={project} />
      <Tabs className={classes.tabs} value={shown.name} onChange={(tab) => void show(tab)}>
        <Tabs.List>
          {TABS.map(({ name }) => (
            <Tabs.Tab key={name} value={name}>
              {t(`project.tab.${name}`)}
              {name === 'members' && <span className={classes.count}>{members.length}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ name, Panel }) => (
          <Tabs.Panel key={name} value={name}>
            <Panel project={project} sections={sections} members={members} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
