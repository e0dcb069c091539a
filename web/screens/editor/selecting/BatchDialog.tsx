import { Button, Group, Modal, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '#contract/batches.ts';
import { BATCH_ACTIONS, type BatchAction } from '#domain/batches/actions.ts';
import { batchPreviewQuery } from '../../../data/queries/batches.ts';
import { projectWithMembersQuery } from '../../../data/queries/projects.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { useEditor } from '../state/editor-context.ts';
import classes from './BatchDialog.module.css';
import { RunningBatch } from './RunningBatch.tsx';
import { SkippedStrings } from './SkippedStrings.tsx';
import { useBatch } from './use-batch.ts';

type Props = {
  action: BatchAction;
  strings: readonly number[];
  /** Called when strings were changed. */
  onChanged: () => void;
  onClose: () => void;
};

/** What an action would change, the button that starts it, and how far it is (batches.3, batches.4). */
export function BatchDialog({ action, strings, onChanged, onClose }: Props) {
  const { t } = useTranslation();
  const { starting, offerUndo } = useBatch();
  const [author, setAuthor] = useState<number>();
  const started = starting.data;
  const end = (batch: Batch) => {
    onChanged();
    offerUndo(batch);
    onClose();
  };
  const asked = { action, strings: [...strings], ...(author !== undefined && { author }) };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`selecting.action.${action}`)}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {started ? (
        <RunningBatch batch={started} onEnd={end} onClose={onClose} />
      ) : (
        <>
          {BATCH_ACTIONS[action].hasAuthor && <AuthorField value={author} onChange={setAuthor} />}
          <Preview
            asked={asked}
            isBusy={starting.isPending}
            onClose={onClose}
            onStart={() => starting.mutate(asked)}
          />
          {starting.error && <Notice kind="error">{failureWords(t, starting.error)}</Notice>}
        </>
      )}
    </Modal>
  );
}

type PreviewProps = {
  asked: { action: BatchAction; strings: number[]; author?: number };
  isBusy: boolean;
  onStart: () => void;
  onClose: () => void;
};

function Preview({ asked, isBusy, onStart, onClose }: PreviewProps) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const { data, error } = useQuery(batchPreviewQuery(project, asked));
  const isNone = data?.changed === 0;
  return (
    <>
      <div className={classes.preview} role="status">
        {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
        {!data && !error && <Pending />}
        {data && (
          <>
            <p>{isNone ? t('selecting.noChanges') : t('selecting.changes', { count: data.changed })}</p>
            <SkippedStrings skipped={data.skipped} />
          </>
        )}
      </div>
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose} data-autofocus>
          {t('frame.cancel')}
        </Button>
        <Button
          variant="filled"
          {...(asked.action === 'delete' && { color: 'red.6' })}
          disabled={!data || isNone}
          loading={isBusy}
          onClick={onStart}
        >
          {t(`selecting.action.${asked.action}`)}
        </Button>
      </Group>
    </>
  );
}

/** Whose translations the action is about: a member’s, or the first of each string. */
function AuthorField({
  value,
  onChange,
}: {
  value: number | undefined;
  onChange: (author?: number) => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(projectWithMembersQuery(useEditor().project.id));
  return (
    <Select
      size="sm"
      mb={12}
      label={t('selecting.author')}
      placeholder={t('selecting.first')}
      data={(data?.members ?? []).map(({ user }) => ({ value: String(user.id), label: user.username }))}
      searchable
      clearable
      limit={50}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
    />
  );
}
