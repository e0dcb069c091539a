import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { myLatestProjectsQuery, projectCountQuery } from '../../data/queries/projects.ts';
import { useMe } from '../../data/session/session.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { ProjectCard } from '../../ui/project-cards/ProjectCard.tsx';
import classes from './home.module.css';

/** Up to four projects of the user, the latest changed first (screens.11). */
export function YourProjects() {
  const { t } = useTranslation();
  const me = useMe();
  const {
    data: projects,
    error,
    refetch,
  } = useQuery({
    ...myLatestProjectsQuery,
    enabled: me !== undefined,
  });
  const isMore = projects?.length === LIMITS.homeProjects;
  const counted = useQuery({ ...projectCountQuery({ mine: 'true' }), enabled: isMore });
  const count = isMore ? counted.data : { amount: projects?.length ?? 0, more: false };
  return (
    <section>
      <div className={classes.head}>
        <h2>{t('home.yours')}</h2>
        {projects && projects.length > 0 && (
          <Link to="/projects">
            {count && !count.more ? t('home.all', { amount: count.amount }) : t('home.allMine')}
          </Link>
        )}
      </div>
      {error && !projects && <NotLoaded error={error} onRetry={() => void refetch()} />}
      {!error && !projects && <Placeholders />}
      {projects?.length === 0 && (
        <div className={classes.empty}>
          <Empty title={t('home.noneTitle')} text={t('home.noneText')} />
        </div>
      )}
      {projects && projects.length > 0 && (
        <ul className={classes.grid}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Placeholders() {
  return (
    <div className={classes.grid} aria-hidden="true">
      {['first', 'second'].map((place) => (
        <div key={place} className={classes.coming}>
          <Skeleton width={72} height={108} />
          <div>
            <Skeleton width="70%" height={16} />
            <Skeleton width="90%" height={10} mt={14} />
            <Skeleton width="80%" height={10} mt={8} />
          </div>
        </div>
      ))}
    </div>
  );
}
