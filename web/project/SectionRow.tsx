import { ActionIcon, Table } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { approveness, completeness } from '#domain/progress.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { Age } from '../ages/Age.tsx';
import { Percent } from '../works/Percent.tsx';
import { ProgressBar } from '../works/ProgressBar.tsx';
import classes from './SectionsTable.module.css';

type Props = { project: Project; section: Section; loads: boolean };

/** One line of the table of contents; its name leads into the editor. */
export function SectionRow({ project, section, loads }: Props) {
  const { t } = useTranslation();
  const { num, name, stats } = section;
  const projectId = String(project.id);
  const sectionId = printSectionId(section.id);
  const isEmpty = stats.strings_amount === 0;
  return (
    <Table.Tr>
      <Table.Td className={classes.number}>{num}</Table.Td>
      <Table.Td className={classes.name} lang={project.source_lang}>
        <Link to="/projects/$projectId/editor/$sectionsList" params={{ projectId, sectionsList: sectionId }}>
          {name}
        </Link>
      </Table.Td>
      <Table.Td className={classes.progress}>
        {isEmpty ? (
          <span className={classes.nothing}>{t('project.noStrings')}</span>
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
          <Age time={stats.last_update} />
        )}
      </Table.Td>
      {loads && (
        <Table.Td className={classes.acts}>
          <ActionIcon
            aria-label={t('project.loadInto', { section: name })}
            title={t('project.load')}
            renderRoot={(props) => (
              <Link
                to="/projects/$projectId/sections/$sectionId/load_strings"
                params={{ projectId, sectionId }}
                {...props}
              />
            )}
          >
            <IconFileImport size={16} stroke={1.75} />
          </ActionIcon>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
