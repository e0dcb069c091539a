import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Assignment } from '#contract/projects/assignments.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { tellsOfPublished } from '#domain/core/access/readers.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { approvedPercent, translatedPercent } from '#domain/core/text/progress.ts';
import { mayIn } from '../../../data/access/access.ts';
import { LazyOverlay } from '../../../ui/offline/LazyOverlay.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { Percent } from '../../../ui/project-cards/Percent.tsx';
import { ProgressBar } from '../../../ui/project-cards/ProgressBar.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import classes from './SectionsTable.module.css';

const Assignees = lazyComponent(
  () => import('../../../features/projects/assignments/Assignees.tsx'),
  'Assignees',
);

type Props = { project: Project; section: Section };

/** The cells of a section in the table: name as a link to the editor, progress and last activity. */
export function SectionFacts({
  project,
  section,
  assignments,
}: Props & { assignments: readonly Assignment[] }) {
  const { t, i18n } = useTranslation();
  const { name, translated_name, stats } = section;
  return (
    <>
      <Table.Td className={classes.name} lang={project.source_lang}>
        <Link
          to="/projects/$projectId/editor/$sectionsList"
          params={{ projectId: String(project.id), sectionsList: printSectionId(section.id) }}
        >
          {name}
        </Link>
        {translated_name !== null && (
          <span className={classes.translated} lang={project.target_lang}>
            {translated_name}
          </span>
        )}
        {section.published_at !== null && tellsOfPublished(project) && (
          <span className={classes.published} lang={i18n.language}>
            {t('sections.isPublished')}
          </span>
        )}
        {assignments.length > 0 && (
          <LazyOverlay>
            <Assignees section={section} assignments={assignments} />
          </LazyOverlay>
        )}
      </Table.Td>
      <Table.Td className={classes.progress}>
        {stats.strings_amount === 0 ? (
          <NoStrings project={project} section={section} />
        ) : (
          <>
            <ProgressBar stats={stats} />
            <ReviewLink project={project} section={section} stats={stats} />
          </>
        )}
      </Table.Td>
      <Table.Td className={classes.percent}>
        <Percent value={translatedPercent(stats)} />
      </Table.Td>
      <Table.Td className={classes.approved}>
        <Percent value={approvedPercent(stats)} />
      </Table.Td>
      <Table.Td className={classes.last}>
        {stats.last_update === null ? (
          <span className="ink-3">{t('project.notBegun')}</span>
        ) : (
          <RelativeTime time={stats.last_update} />
        )}
      </Table.Td>
    </>
  );
}

/** Shown in place of the progress of an empty section: a link to import strings, for users who may. */
function NoStrings({ project, section }: Props) {
  const { t } = useTranslation();
  if (!mayIn(project, 'can_manage_strings')) {
    return <span className="ink-3">{t('project.noStrings')}</span>;
  }
  return (
    <Link
      to="/projects/$projectId/sections/$sectionId/load_strings"
      params={{ projectId: String(project.id), sectionId: printSectionId(section.id) }}
      aria-label={t('project.loadInto', { section: section.name })}
    >
      {t('project.load')}
    </Link>
  );
}
