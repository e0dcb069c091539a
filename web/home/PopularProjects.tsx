import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Empty } from '../frame/Empty.tsx';
import { popularProjectsQuery } from '../wire/projects.ts';
import { WorkLines } from '../works/WorkLines.tsx';
import classes from './home.module.css';

/** What was changed within the last ten days, newest first (SPEC §2, §9). */
export function PopularProjects() {
  const { t } = useTranslation();
  const { data: projects, error } = useQuery(popularProjectsQuery);
  if (error) throw error;
  return (
    <section>
      <div className={classes.head}>
        <h2>{t('home.popular')}</h2>
        <span>{t('home.popularHint')}</span>
      </div>
      {projects?.length === 0 ? (
        <div className={classes.empty}>
          <Empty title={t('home.quietTitle')} text={t('home.quietText')} />
        </div>
      ) : (
        <WorkLines projects={projects} />
      )}
    </section>
  );
}
