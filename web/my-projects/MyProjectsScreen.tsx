import { Button } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { roleOf } from '#domain/roles.ts';
import { Empty } from '../frame/Empty.tsx';
import { useTitle } from '../frame/title.ts';
import { roleIn } from '../project/standing.ts';
import { myProjectsQuery } from '../wire/projects.ts';
import { WorkLines } from '../works/WorkLines.tsx';
import { CreateProjectButton } from './CreateProjectButton.tsx';
import classes from './MyProjectsScreen.module.css';

/** `/projects`: the projects one is a member of, each with one's role (SPEC §2). */
export function MyProjectsScreen() {
  const { t } = useTranslation();
  useTitle(t('myProjects.title'));
  const { data: projects } = useSuspenseQuery(myProjectsQuery);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>{t('myProjects.title')}</h1>
        <CreateProjectButton text={t('myProjects.create')} />
      </div>
      {projects.length === 0 ? (
        <Empty title={t('home.noneTitle')} text={t('myProjects.noneText')}>
          <Button renderRoot={(props) => <Link to="/search" {...props} />}>{t('myProjects.find')}</Button>
        </Empty>
      ) : (
        <WorkLines projects={projects} asideOf={(project) => <RoleName project={project} />} />
      )}
    </div>
  );
}

function RoleName({ project }: { project: Project }) {
  const { t } = useTranslation();
  const id = roleIn(project);
  const role = id === undefined ? undefined : roleOf(id);
  return role ? t(`project.role.${role.name}`) : null;
}
