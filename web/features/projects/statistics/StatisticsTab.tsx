import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { readsTexts } from '../../../data/access/access.ts';
import { type Statistics, statisticsQuery } from '../../../data/queries/statistics.ts';
import { Empty } from '../../../ui/page/Empty.tsx';
import { TextsTab } from '../joining/TextsTab.tsx';
import tableClasses from './ContributionsTable.module.css';
import { ContributionsTable } from './ContributionsTable.tsx';
import type { Order } from './columns.ts';
import { DailyContributions } from './DailyContributions.tsx';
import { FailedChecks } from './FailedChecks.tsx';
import { Figures } from './Figures.tsx';
import { SectionLink } from './SectionLink.tsx';
import { SectionsChart } from './SectionsChart.tsx';
import classes from './StatisticsTab.module.css';
import { UserLink } from './UserLink.tsx';
import { UsersChart } from './UsersChart.tsx';

const BY_POSITION: Order = { by: 'position', isDescending: false };
const MOST_FIRST: Order = { by: 'translations', isDescending: true };

/** The statistics of a project (statistics.7), for users who may read its texts (statistics.11). */
export function StatisticsTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const answer = useQuery({ ...statisticsQuery(project.id), enabled: readsTexts(project) });
  return (
    <TextsTab project={project} hidden={t('statistics.hidden')} answer={answer}>
      {answer.data && <StatisticsView project={project} statistics={answer.data} />}
    </TextsTab>
  );
}

type Props = { project: Project; statistics: Statistics };

function StatisticsView({ project, statistics: { project: whole, sections, users } }: Props) {
  const { t } = useTranslation();
  if (whole.stats.strings_amount === 0) {
    return (
      <div className={classes.tab}>
        <Empty title={t('statistics.nothing')} text={t('statistics.nothingText')} />
      </div>
    );
  }
  return (
    <div className={classes.tab}>
      <VisuallyHidden component="h2">{t('statistics.summary')}</VisuallyHidden>
      <Figures project={whole} />
      <FailedChecks project={project} />
      <DailyContributions project={project.id} />
      <div className={`grid columns-fill-fill align-start margin-top-24 ${classes.pictures}`}>
        <SectionsChart project={project} sections={sections} />
        {whole.translations > 0 && <UsersChart users={users} />}
      </div>
      <ContributionsTable
        title={t('statistics.sections')}
        nameHead={t('statistics.section')}
        isNumbered
        first={BY_POSITION}
        rows={sections.map((section) => ({
          id: section.section_id,
          name: section.name,
          lead: <SectionLink project={project} section={section} />,
          counts: section,
        }))}
      />
      <ContributionsTable
        title={t('statistics.users')}
        nameHead={t('statistics.user')}
        first={MOST_FIRST}
        rows={users.map((counts) => ({
          id: counts.user.id,
          name: counts.user.username,
          lead: (
            <>
              <UserLink user={counts.user} />
              {counts.role_id === null && <span className={tableClasses.left}>{t('statistics.left')}</span>}
            </>
          ),
          counts,
        }))}
      />
    </div>
  );
}
