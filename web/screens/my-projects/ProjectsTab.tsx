import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { roleOf } from '#domain/access/roles.ts';
import { roleIn } from '../../data/access/access.ts';
import { usePendingInvites } from '../../data/queries/use-pending-invites.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { ListedProjects } from '../../ui/project-cards/ListedProjects.tsx';
import type { ProjectList } from '../../ui/project-cards/use-project-list.ts';

/** The user's projects, each with their role. */
export function ProjectsTab({ list }: { list: ProjectList }) {
  const { t } = useTranslation();
  if (list.projects?.length === 0) {
    return (
      <Empty title={t('home.noneTitle')} text={t('myProjects.noneText')}>
        <Button renderRoot={(props) => <Link to="/search" {...props} />}>{t('myProjects.find')}</Button>
      </Empty>
    );
  }
  return <ListedProjects list={list} asideOf={(project) => <RoleName project={project} />} />;
}

function RoleName({ project }: { project: Project }) {
  const { t } = useTranslation();
  const id = roleIn(project);
  const role = id === undefined ? undefined : roleOf(id);
  const requests = usePendingInvites().requestsIn(project.id);
  if (!role) return null;
  const name = t(`project.role.${role.name}`);
  return requests > 0 ? (
    <>
      {name} · <b>{t('frame.requests', { count: requests })}</b>
    </>
  ) : (
    name
  );
}
