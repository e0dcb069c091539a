import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { isRestricted } from '#domain/core/access/restrictions.ts';
import { usePendingInvites } from '../../data/queries/use-pending-invites.ts';
import { useMe } from '../../data/session/session.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { ListedProjects } from '../../ui/project-cards/ListedProjects.tsx';
import type { ProjectList } from '../../ui/project-cards/use-project-list.ts';
import { roleWords } from '../../ui/roles/role-words.ts';

/** The user's projects, each with their role. */
export function ProjectsTab({ list }: { list: ProjectList }) {
  const { t } = useTranslation();
  const me = useMe();
  const mayCreate = !isRestricted(me?.limitations ?? 0, 'creatingProjects');
  if (list.projects?.length === 0) {
    return (
      <Empty
        title={t('home.noneTitle')}
        text={t(mayCreate ? 'myProjects.noneText' : 'myProjects.noneToFind')}
      >
        <Button renderRoot={(props) => <Link to="/search" {...props} />}>{t('myProjects.find')}</Button>
      </Empty>
    );
  }
  return <ListedProjects list={list} asideOf={(project) => <RoleName project={project} />} />;
}

function RoleName({ project }: { project: Project }) {
  const { t } = useTranslation();
  const requests = usePendingInvites().requestsIn(project.id);
  if (project.role_name === null) return null;
  const name = roleWords(t, project.role_name);
  return requests > 0 ? (
    <>
      {name} · <b>{t('frame.requests', { count: requests })}</b>
    </>
  ) : (
    name
  );
}
