import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { readsTexts } from '../../data/access/access.ts';
import { statisticsQuery } from '../../data/queries/statistics.ts';
import { TextsTab } from '../joining/TextsTab.tsx';
import { StatisticsOf } from './StatisticsOf.tsx';

/** Who did how much, where and when (statistics.7); for those who may read the texts (statistics.11). */
export function StatisticsTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const answer = useQuery({ ...statisticsQuery(project.id), enabled: readsTexts(project) });
  return (
    <TextsTab project={project} hidden={t('statistics.hidden')} answer={answer}>
      {answer.data && <StatisticsOf project={project} statistics={answer.data} />}
    </TextsTab>
  );
}
