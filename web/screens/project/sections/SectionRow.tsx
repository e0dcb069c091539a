import { ActionIcon, Table } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Assignment } from '#contract/projects/assignments.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { useMe } from '../../../data/session/session.ts';
import { Overlays } from './overlays.ts';
import { SectionFacts } from './SectionFacts.tsx';
import classes from './SectionsTable.module.css';
import { actionsAt, type actionsFor, type LocalAction } from './section-actions.ts';
import { useExportSource } from './use-export-source.ts';

type Props = {
  project: Project;
  section: Section;
  /** Whom it is assigned to. */
  assignments: readonly Assignment[];
  actions: ReturnType<typeof actionsFor>;
  onRearrange: () => void;
  onGone: () => void;
};

/** A section in the table: its name links to the editor, its menu has the other actions. */
export function SectionRow({ project, section, assignments, actions, onRearrange, onGone }: Props) {
  const { t } = useTranslation();
  const row = useRef<HTMLTableRowElement>(null);
  const [doing, setDoing] = useState<LocalAction>();
  const [asksForParts, setAsksForParts] = useState(false);
  const source = useExportSource(project, section, () => setAsksForParts(true));
  const me = useMe();
  const isMine = assignments.some(({ user }) => user.id === me?.id);
  const close = () => {
    flushSync(() => {
      setDoing(undefined);
      setAsksForParts(false);
    });
    row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const run = (chosen: LocalAction) => {
    if (chosen === 'exportSource') source.mutate();
    else if (chosen === 'rearrange') onRearrange();
    else setDoing(chosen);
  };
  return (
    <Table.Tr ref={row}>
      <Table.Td className={classes.number}>{section.num}</Table.Td>
      {doing === 'rename' || doing === 'translateName' ? (
        <Table.Td className={classes.renamed} colSpan={5}>
          {doing === 'rename' ? (
            <Overlays.RenameSection project={project} section={section} onClose={close} />
          ) : (
            <Overlays.TranslateSectionName project={project} section={section} onClose={close} />
          )}
        </Table.Td>
      ) : (
        <SectionFacts project={project} section={section} assignments={assignments} />
      )}
      {actions.length > 0 && (
        <Table.Td className={classes.acts}>
          <Overlays.SectionMenuItems
            project={project}
            section={section}
            actions={actionsAt(actions, project, section, isMine)}
            onAction={run}
            button={
              <ActionIcon aria-label={t('sections.menu', { section: section.name })}>
                <IconDots size={16} stroke={1.75} />
              </ActionIcon>
            }
          />
          {asksForParts && (
            <Overlays.ExportSourceDialog project={project} section={section} onClose={close} />
          )}
          {doing && (
            <Overlays.SectionDialogs
              project={project}
              section={section}
              doing={doing}
              onClose={close}
              onGone={onGone}
            />
          )}
        </Table.Td>
      )}
    </Table.Tr>
  );
}
