import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectsInNeedQuery } from '../../data/queries/projects.ts';
import { ProjectLines } from '../../ui/project-cards/ProjectLines.tsx';
import classes from './home.module.css';

/** Open projects with untranslated strings (screens.14); nothing where there are none, or where they could not be loaded. */
export function ProjectsInNeed() {
  const { t } = useTranslation();
  const { data: projects, error } = useQuery(projectsInNeedQuery);
  if (error || projects?.length === 0) return null;
  return (
    <section>
      <div className={classes.head}>
        <h2>{t('home.inNeed')}</h2>
      </div>
      <ProjectLines projects={projects} />
    </section>
  );
}
