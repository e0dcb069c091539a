import { Button } from '@mantine/core';
import { IconClipboardText, IconFileDownload, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { isBookName } from '#domain/files/imports/plan-files.ts';
import { FILE_NAMES, SOURCE_FILES } from '#domain/formats/model/format-lists.ts';
import { type Chosen, filesOfDrop, filesOfField } from '../../../features/files/add-files/chosen-files.ts';
import { handOverFiles } from '../../../features/files/add-files/handover.ts';
import { FileButton } from '../../../features/files/import-shared/FileButton.tsx';
import { FileDrop } from '../../../features/files/import-shared/FileDrop.tsx';
import {
  type PendingImport,
  setPendingImport,
} from '../../../features/files/import-source/unfinished/pending-import.ts';
import classes from './DropArea.module.css';

type Props = {
  project: Project;
  /** Whether the field for a name was just closed, so that the button takes its focus. */
  isAddFocused: boolean;
  /** Opens the field for the name of an empty section. */
  onAddSection: () => void;
};

/** The start of a project without sections: dropped, chosen or pasted texts open the import page (projects.29). */
export function DropArea({ project, isAddFocused, onAddSection }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const startImport = (handover: PendingImport) => {
    setPendingImport(project.id, handover);
    void navigate({ to: '/projects/$projectId/load_strings', params: { projectId: String(project.id) } });
  };
  /** One file is shown with its strings; of several it is shown what becomes of each (imports.52). */
  const take = ({ files, more }: Chosen) => {
    const [only, ...others] = files;
    if (!only) return;
    if (others.length === 0 && !only.path.includes('/') && !isBookName(only.path))
      return startImport({ files: [only.file] });
    handOverFiles(project.id, { files, more });
    void navigate({ to: '/projects/$projectId/load_files', params: { projectId: String(project.id) } });
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (isField(event.target) || (files.length === 0 && text.trim() === '')) return;
    event.preventDefault();
    startImport(files.length > 0 ? { files } : { text });
  });
  useEffect(() => {
    const watch = new AbortController();
    window.addEventListener('paste', (event) => paste(event), { signal: watch.signal });
    return () => watch.abort();
  }, []);
  return (
    <div className={`grid gap-8 ui-14 ink-2 ${classes.area}`}>
      <IconFileDownload size={32} stroke={1.5} aria-hidden="true" />
      <p className={classes.title}>{t('files.drop.title')}</p>
      <p>{t('files.drop.text')}</p>
      <p className="ui-12 ink-2">{t('files.drop.formats', { formats: [...FILE_NAMES] })}</p>
      <div className={`row gap-8 align-stretch wrap padding-top-16 ${classes.acts}`}>
        <FileButton
          accept={SOURCE_FILES}
          isMany
          look={{ variant: 'filled', size: 'md' }}
          onFiles={(files) => take(filesOfField(files))}
          disabled={false}
        />
        <Button
          size="md"
          leftSection={<IconClipboardText size={16} stroke={1.75} />}
          onClick={() => startImport({ text: '' })}
        >
          {t('files.drop.paste')}
        </Button>
        <Button
          size="md"
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} stroke={1.75} />}
          autoFocus={isAddFocused}
          onClick={onAddSection}
        >
          {t('project.addSection')}
        </Button>
      </div>
      <FileDrop
        words={t('files.drop.over')}
        onData={(data) => void filesOfDrop(data).then(take)}
        disabled={false}
      />
    </div>
  );
}

/** Whether an element accepts a paste itself. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}
