import { Table } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import type { Fetched } from '../../../features/export/files-of.ts';
import { OpenedPart } from '../../../ui/offline/OpenedPart.tsx';
import { part } from '../../../ui/page/screen.ts';
import { useDownloadSource } from './download-source.ts';
import { SectionFacts } from './SectionFacts.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import classes from './SectionsTable.module.css';
import { actsAt, type actsFor, type DoneHere } from './section-acts.ts';

const DeleteSection = part(() => import('./DeleteSection.tsx'), 'DeleteSection');
const RenameSection = part(() => import('./RenameSection.tsx'), 'RenameSection');
const TranslateSectionName = part(() => import('./TranslateSectionName.tsx'), 'TranslateSectionName');
const DownloadDialog = part(() => import('../../../features/export/DownloadDialog.tsx'), 'DownloadDialog');
const SourceDialog = part(() => import('../../../features/export/SourceDialog.tsx'), 'SourceDialog');

type Props = {
  project: Project;
  section: Section;
  acts: ReturnType<typeof actsFor>;
  onRearrange: () => void;
  onGone: () => void;
};

/** One line of the table of contents; its name leads into the editor, its dots to what else is done with it. */
export function SectionRow({ project, section, acts, onRearrange, onGone }: Props) {
  const row = useRef<HTMLTableRowElement>(null);
  const [doing, setDoing] = useState<DoneHere>();
  const [parted, setParted] = useState<Fetched>();
  const source = useDownloadSource(project, section, setParted);
  const close = () => {
    flushSync(() => {
      setDoing(undefined);
      setParted(undefined);
    });
    row.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const act = (chosen: DoneHere) => {
    if (chosen === 'downloadSource') source.mutate();
    else if (chosen === 'rearrange') onRearrange();
    else setDoing(chosen);
  };
  return (
    <Table.Tr ref={row}>
      <Table.Td className={classes.number}>{section.num}</Table.Td>
      {doing === 'rename' || doing === 'translateName' ? (
        <Table.Td className={classes.renamed} colSpan={5}>
          <OpenedPart fallback={section.name} onMissing={close}>
            {doing === 'rename' ? (
              <RenameSection project={project} section={section} onClose={close} />
            ) : (
              <TranslateSectionName project={project} section={section} onClose={close} />
            )}
          </OpenedPart>
        </Table.Td>
      ) : (
        <SectionFacts project={project} section={section} />
      )}
      {acts.length > 0 && (
        <Table.Td className={classes.acts}>
          <SectionMenu
            project={project}
            section={section}
            acts={actsAt(acts, project, section)}
            onAct={act}
          />
          <OpenedPart onMissing={close}>
            {doing === 'download' && (
              <DownloadDialog project={project} sections={[section]} onClose={close} />
            )}
            {parted && <SourceDialog project={project} fetched={parted} onClose={close} />}
            {doing === 'delete' && (
              <DeleteSection project={project} section={section} onClose={close} onGone={onGone} />
            )}
          </OpenedPart>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
