import { Table, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { SectionRow } from './SectionRow.tsx';
import classes from './SectionsTable.module.css';
import { mayIn } from './standing.ts';

type Props = { project: Project; sections: readonly Section[] };

/** The work's table of contents: number, name, how far, when last touched (SPEC §2). */
export function SectionsTable({ project, sections }: Props) {
  const { t } = useTranslation();
  const loads = mayIn(project, 'can_manage_strings');
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.number}>{t('project.number')}</Table.Th>
          <Table.Th>{t('project.section')}</Table.Th>
          <Table.Th className={classes.progress}>{t('project.progress')}</Table.Th>
          <Table.Th className={classes.percent}>{t('project.translatedHead')}</Table.Th>
          <Table.Th className={classes.percent}>{t('project.approvedHead')}</Table.Th>
          <Table.Th className={classes.last}>{t('project.lastActivity')}</Table.Th>
          {loads && (
            <Table.Th className={classes.acts}>
              <VisuallyHidden>{t('project.acts')}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sections.map((section) => (
          <SectionRow key={section.id} project={project} section={section} loads={loads} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
