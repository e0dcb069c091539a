import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { cueSourceQuery } from '../../../data/queries/cue-source.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { RetimeForm } from './RetimeForm.tsx';

type Props = { project: Project; section: Section; onClose: () => void };

/** The dialog that changes the times of all cues of a section (subtitles.9). */
export function RetimeDialog({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const source = useQuery(cueSourceQuery(project.id, section.id));
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('retime.title', { section: section.name })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {source.isPending && <Pending />}
      {source.isError && <NotLoaded error={source.error} onRetry={() => void source.refetch()} />}
      {source.data && (
        <RetimeForm
          key={source.dataUpdatedAt}
          project={project}
          source={source.data}
          onAgain={() => void source.refetch()}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
