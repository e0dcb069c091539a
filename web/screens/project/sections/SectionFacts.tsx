import { Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { approveness, completeness } from '#domain/texts/progress.ts';
import { Percent } from '../../../ui/project-cards/Percent.tsx';
import { ProgressBar } from '../../../ui/project-cards/ProgressBar.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { NoStrings } from './NoStrings.tsx';
import classes from './SectionsTable.module.css';

type Props = { project: Project; section: Section };

/** What a line of the table of contents says of its section; the name leads into the editor. */
export function SectionFacts({ project, section }: Props) {
  const { t } = useTranslation();
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
      </Table.Td>
      <Table.Td className={classes.progress}>
        {stats.strings_amount === 0 ? (
          <NoStrings project={project} section={section} />
        ) : (
          <ProgressBar stats={stats} />
        )}
      </Table.Td>
      <Table.Td className={classes.percent}>
        <Percent value={completeness(stats)} />
      </Table.Td>
      <Table.Td className={classes.approved}>
        <Percent value={approveness(stats)} />
      </Table.Td>
      <Table.Td className={classes.last}>
        {stats.last_update === null ? (
          <span className={classes.nothing}>{t('project.notBegun')}</span>
        ) : (
          <RelativeTime time={stats.last_update} />
        )}
      </Table.Td>
    </>
  );
}
