import { ActionIcon, Table } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Assignment } from '#contract/projects/assignments.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { useMe } from '../../../data/session/session.ts';
import { LazyOverlay } from '../../../ui/offline/LazyOverlay.tsx';
import { openedByButton } from '../../../ui/offline/opened-by-button.tsx';
import { lazyComponent } from '../../../ui/page/screen.ts';
import { SectionFacts } from './SectionFacts.tsx';
import type { SectionMenuItemsProps } from './SectionMenuItems.tsx';
import classes from './SectionsTable.module.css';
import { actionsAt, type actionsFor, type LocalAction } from './section-actions.ts';
import { useExportSource } from './use-export-source.ts';

const AssignDialog = lazyComponent(
  () => import('../../../features/projects/assignments/AssignDialog.tsx'),
  'AssignDialog',
);
const DeleteSection = lazyComponent(() => import('./DeleteSection.tsx'), 'DeleteSection');
const OwnAssignment = lazyComponent(
  () => import('../../../features/projects/assignments/OwnAssignment.tsx'),
  'OwnAssignment',
);
const PublishSection = lazyComponent(() => import('./PublishSection.tsx'), 'PublishSection');
const RenameSection = lazyComponent(() => import('./RenameSection.tsx'), 'RenameSection');
const TranslateSectionName = lazyComponent(
  () => import('./TranslateSectionName.tsx'),
  'TranslateSectionName',
);
const ExportDialog = lazyComponent(
  () => import('../../../features/files/export/ExportDialog.tsx'),
  'ExportDialog',
);
const ExportSourceDialog = lazyComponent(
  () => import('../../../features/files/export/ExportSourceDialog.tsx'),
  'ExportSourceDialog',
);
const RetimeDialog = lazyComponent(
  () => import('../../../features/files/retime/RetimeDialog.tsx'),
  'RetimeDialog',
);
const SourceVersions = lazyComponent(
  () => import('../../../features/history/source-versions/SourceVersions.tsx'),
  'SourceVersions',
);

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
          <LazyOverlay fallback={section.name} onMissing={close}>
            {doing === 'rename' ? (
              <RenameSection project={project} section={section} onClose={close} />
            ) : (
              <TranslateSectionName project={project} section={section} onClose={close} />
            )}
          </LazyOverlay>
        </Table.Td>
      ) : (
        <SectionFacts project={project} section={section} assignments={assignments} />
      )}
      {actions.length > 0 && (
        <Table.Td className={classes.acts}>
          <SectionMenu
            project={project}
            section={section}
            actions={actionsAt(actions, project, section, isMine)}
            onAction={run}
          />
          <LazyOverlay onMissing={close}>
            {doing === 'exportTranslation' && (
              <ExportDialog project={project} sections={[section]} onClose={close} />
            )}
            {asksForParts && <ExportSourceDialog project={project} section={section} onClose={close} />}
            {doing === 'assign' && <AssignDialog project={project} section={section} onClose={close} />}
            {(doing === 'claim' || doing === 'giveBack') && (
              <OwnAssignment project={project.id} section={section.id} act={doing} onDone={close} />
            )}
            {(doing === 'publish' || doing === 'unpublish') && (
              <PublishSection project={project} section={section} onDone={close} />
            )}
            {doing === 'retime' && <RetimeDialog project={project} section={section} onClose={close} />}
            {doing === 'sourceVersions' && (
              <SourceVersions project={project} section={section} onClose={close} />
            )}
            {doing === 'delete' && (
              <DeleteSection project={project} section={section} onClose={close} onGone={onGone} />
            )}
          </LazyOverlay>
        </Table.Td>
      )}
    </Table.Tr>
  );
}

const SectionMenuItems = openedByButton(() => import('./SectionMenuItems.tsx'), 'SectionMenuItems');

/** The menu button of a section, whose menu is loaded on request. */
function SectionMenu(props: Omit<SectionMenuItemsProps, 'button'>) {
  const { t } = useTranslation();
  return (
    <SectionMenuItems
      {...props}
      button={
        <ActionIcon aria-label={t('sections.menu', { section: props.section.name })}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      }
    />
  );
}
