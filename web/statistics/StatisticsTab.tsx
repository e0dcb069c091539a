import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { Empty } from '../frame/Empty.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Pending } from '../frame/Pending.tsx';
import { failureWords } from '../language/failure-words.ts';
import { readsTexts } from '../project/standing.ts';
import { statisticsQuery } from '../wire/statistics.ts';
import { StatisticsOf } from './StatisticsOf.tsx';
import classes from './StatisticsTab.module.css';

/** Who did how much, where and when (SPEC §2 'Statistics tab'); for those who may read the texts (DECISIONS §4). */
export function StatisticsTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const reads = readsTexts(project);
  const { data: statistics, error, refetch } = useQuery({ ...statisticsQuery(project.id), enabled: reads });
  if (!reads) {
    return (
      <div className={classes.place}>
        <Empty title={t('project.hidden')} text={t('statistics.hidden')} />
      </div>
    );
  }
  if (statistics) return <StatisticsOf project={project} statistics={statistics} />;
  if (!error) return <Pending />;
  return (
    <div className={classes.place}>
      <Notice kind="error">{failureWords(t, error)}</Notice>
      <Button onClick={() => void refetch()}>{t('pages.tryAgain')}</Button>
    </div>
  );
}
