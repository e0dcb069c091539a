import { Button, Group, Modal } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HowRead } from '#domain/files/previews/inspect-file.ts';
import { ColumnsPanel } from '../import-shared/ColumnsPanel.tsx';
import { CueChoice } from '../import-source/CueChoice.tsx';
import classes from './FileTable.module.css';
import { type FileRow, isReadable } from './file-rows.ts';

type Props = { row: FileRow; disabled: boolean; onRead: (how: HowRead) => void };

/** Chooses what a file leaves open: the columns of a table, the frame rate and the language of subtitles (imports.56). */
export function HowReadButton({ row: { path, inspected, how, outcome }, disabled, onRead }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const open = isReadable(inspected) ? inspected.open : undefined;
  if (!open || (outcome !== undefined && (outcome === 'running' || outcome.ok))) return null;
  return (
    <>
      <Button
        className={classes.how}
        size="xs"
        variant="subtle"
        leftSection={<IconAdjustments size={14} stroke={1.75} aria-hidden="true" />}
        aria-label={t('addFiles.howOf', { path })}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {t('addFiles.how')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="lg"
        title={t('addFiles.howOf', { path })}
        closeButtonProps={{ 'aria-label': t('frame.close') }}
      >
        {open.table && (
          <ColumnsPanel
            sample={open.table}
            chosen={how?.table}
            disabled={disabled}
            onChoose={(table) => onRead({ ...how, table })}
          />
        )}
        <CueChoice
          choice={how ?? {}}
          cues={open}
          disabled={disabled}
          onChoose={(chosen) => onRead({ ...how, ...chosen })}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="filled" data-autofocus onClick={() => setOpen(false)}>
            {t('addFiles.howDone')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
