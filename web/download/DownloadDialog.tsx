import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { UNTRANSLATED, VERSIONS } from '#domain/downloads.ts';
import { isJsonType } from '#domain/section-types.ts';
import { Notice } from '../frame/Notice.tsx';
import { failureWords } from '../language/failure-words.ts';
import { sayDone } from '../toasts/toast.tsx';
import { Choices } from './Choices.tsx';
import classes from './DownloadDialog.module.css';
import { useDownload } from './download-translation.ts';
import { type Choice, typeOfFile, whyNotDownload } from './file-of.ts';

type Props = { project: Project; sections: readonly Section[]; onClose: () => void };

const AT_FIRST: Choice = { version: 'current', untranslated: 'source', escapesBreaks: false };

/** Which version, what stands where there is none, and for text how line breaks are written (DECISIONS §6). */
export function DownloadDialog({ project, sections, onClose }: Props) {
  const { t } = useTranslation();
  const [choice, choose] = useState(AT_FIRST);
  const download = useDownload(project, sections);
  const whyNot = whyNotDownload(sections);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (download.isPending) return;
    download.mutate(choice, {
      onSuccess: (file) => {
        void sayDone(t('download.done', { file }));
        onClose();
      },
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('download.title')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {whyNot ? (
        <Notice kind="error">{t(`download.${whyNot}`)}</Notice>
      ) : (
        <form className={classes.form} onSubmit={save}>
          <Choices
            label={t('download.version')}
            options={VERSIONS.map((value) => ({ value, label: t(`download.${value}`) }))}
            hint={choice.version === 'current' ? t('download.currentHint') : undefined}
            value={choice.version}
            onChoose={(version) => choose({ ...choice, version })}
          />
          <Choices
            label={t('download.untranslated')}
            options={UNTRANSLATED.map((value) => ({ value, label: t(`download.${value}`) }))}
            value={choice.untranslated}
            onChoose={(untranslated) => choose({ ...choice, untranslated })}
          />
          {!isJsonType(typeOfFile(sections)) && (
            <Checkbox
              label={t('download.escape')}
              description={t('download.escapeHint')}
              checked={choice.escapesBreaks}
              onChange={(event) => choose({ ...choice, escapesBreaks: event.currentTarget.checked })}
            />
          )}
          {download.error && <Notice kind="error">{failureWords(t, download.error)}</Notice>}
          <Group justify="flex-end" gap="sm">
            <Button onClick={onClose}>{t('frame.cancel')}</Button>
            <Button type="submit" variant="filled" loading={download.isPending} data-autofocus>
              {t('download.button')}
            </Button>
          </Group>
        </form>
      )}
    </Modal>
  );
}
