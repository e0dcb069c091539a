import { Button, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './ExportDialog.module.css';
import { JoinParts } from './JoinParts.tsx';
import { saveSource } from './save-source.ts';

type Props = {
  project: Project;
  /** The section whose source is downloaded, which has strings that continue others. */
  section: Section;
  onClose: () => void;
};

/** Asks whether the parts of split paragraphs and cues are joined in the source of a section, and saves it. */
export function ExportSourceDialog({ project, section, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const [joinsParts, setJoinsParts] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void saveSource(project, section, joinsParts).then(
      (file) => showSuccessToast(t('exportDialog.done', { file })),
      (error: Error) => showErrorToast(failureWords(t, error)),
    );
    onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sections.downloadSource')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <form className={classes.form} onSubmit={save}>
        <JoinParts hasCues={isSubtitles(section.format)} isChosen={joinsParts} onChoose={setJoinsParts} />
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{t('frame.cancel')}</Button>
          <Button type="submit" variant="filled" data-autofocus>
            {t('exportDialog.button')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
