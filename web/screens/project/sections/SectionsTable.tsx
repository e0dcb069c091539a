import { Table, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { assignmentsQuery } from '../../../data/queries/assignments.ts';
import { useMe } from '../../../data/session/session.ts';
import { SectionRow } from './SectionRow.tsx';
import classes from './SectionsTable.module.css';
import { actionsFor } from './section-actions.ts';

type Props = {
  project: Project;
  sections: readonly Section[];
  onRearrange: () => void;
  /** Called when a section was deleted, with its focused button. */
  onGone: () => void;
};

/** The table of sections: number, name, progress, last activity and menu (sections.14). */
export function SectionsTable({ project, sections, onRearrange, onGone }: Props) {
  const { t } = useTranslation();
  const actions = actionsFor(project, sections.length);
  const me = useMe();
  const { data: assignments = [] } = useQuery({ ...assignmentsQuery(project.id), enabled: Boolean(me) });
  const bySection = Map.groupBy(assignments, ({ section_id }) => section_id);
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
          {actions.length > 0 && (
            <Table.Th className={classes.acts}>
              <VisuallyHidden>{t('project.acts')}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sections.map((section) => (
          <SectionRow
            key={section.id}
            project={project}
            section={section}
            assignments={bySection.get(section.id) ?? []}
            actions={actions}
            onRearrange={onRearrange}
            onGone={onGone}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}
