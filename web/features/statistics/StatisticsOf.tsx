import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Statistics } from '../../data/queries/statistics.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { Contributions } from './Contributions.tsx';
import type { Order } from './columns.ts';
import tableClasses from './DeedsTable.module.css';
import { DeedsTable } from './DeedsTable.tsx';
import { Figures } from './Figures.tsx';
import { SectionLink } from './SectionLink.tsx';
import { SectionsBars } from './SectionsBars.tsx';
import classes from './StatisticsOf.module.css';
import { UserLink } from './UserLink.tsx';
import { UsersBars } from './UsersBars.tsx';

type Props = { project: Project; statistics: Statistics };

const AS_THEY_STAND: Order = { by: 'place', isDescending: false };
const MOST_FIRST: Order = { by: 'translations', isDescending: true };

/** A project's statistics laid out: figures, pictures, tables. */
export function StatisticsOf({ project, statistics: { project: whole, sections, users } }: Props) {
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
      <Contributions project={project.id} />
      <div className={classes.pictures}>
        <SectionsBars project={project} sections={sections} />
        {whole.translations > 0 && <UsersBars users={users} />}
      </div>
      <DeedsTable
        title={t('statistics.sections')}
        nameHead={t('statistics.section')}
        isNumbered
        first={AS_THEY_STAND}
        rows={sections.map((section) => ({
          id: section.section_id,
          name: section.name,
          lead: <SectionLink project={project} section={section} />,
          deeds: section,
        }))}
      />
      <DeedsTable
        title={t('statistics.users')}
        nameHead={t('statistics.user')}
        first={MOST_FIRST}
        rows={users.map((deeds) => ({
          id: deeds.user.id,
          name: deeds.user.username,
          lead: (
            <>
              <UserLink user={deeds.user} />
              {deeds.role_id === null && <span className={tableClasses.left}>{t('statistics.left')}</span>}
            </>
          ),
          deeds,
        }))}
      />
    </div>
  );
}
