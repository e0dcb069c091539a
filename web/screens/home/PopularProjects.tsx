import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { popularProjectsQuery } from '../../data/queries/projects.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { ProjectLines } from '../../ui/project-cards/ProjectLines.tsx';
import classes from './home.module.css';

type Props = {
  /** Projects that are listed elsewhere on the page. */
  without?: readonly Project[] | undefined;
};

/** Projects that were changed within the last ten days, newest first (visibility.11, screens.11). */
export function PopularProjects({ without }: Props) {
  const { t } = useTranslation();
  const { data: popular, error, refetch } = useQuery(popularProjectsQuery);
  const projects = popular?.filter(({ id }) => !without?.some((listed) => listed.id === id));
  if (popular && popular.length > 0 && projects?.length === 0) return <More />;
  const isEmpty = projects?.length === 0;
  return (
    <section>
      <div className={classes.head}>
        <h2>{t('home.popular')}</h2>
        {!isEmpty && <span>{t('home.popularHint')}</span>}
      </div>
      {error && !projects ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : isEmpty ? (
        <div className={classes.empty}>
          <Empty title={t('home.quietTitle')} text={t('home.quietText')} />
        </div>
      ) : (
        <ProjectLines projects={projects} />
      )}
      {projects && <More />}
    </section>
  );
}

function More() {
  const { t } = useTranslation();
  return (
    <p className={classes.more}>
      <Link to="/search" search={{ sort: 'activity' }}>
        {t('home.more')}
      </Link>
    </p>
  );
}
