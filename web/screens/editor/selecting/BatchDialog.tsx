import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startBatch } from '#contract/batches.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { BATCH_ACTIONS, type BatchAction } from '#domain/batches/actions.ts';
import { batchPreviewQuery } from '../../../data/queries/batches.ts';
import { call } from '../../../data/wire/call.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useEditor } from '../state/editor-context.ts';
import { AuthorField } from './AuthorField.tsx';
import { BatchPreview } from './BatchPreview.tsx';
import { type BatchPlace, MoveFields, whyNotPlace } from './MoveFields.tsx';
import { RunningBatch } from './RunningBatch.tsx';
import { useBatch } from './use-batch.ts';

type Props = {
  action: BatchAction;
  strings: readonly number[];
  /** The section that strings are moved to unless another one is chosen. */
  section: number | undefined;
  /** Called when strings were changed. */
  onChanged: () => void;
  onClose: () => void;
};

/** Milliseconds after which a typed position is previewed. */
const TYPED = 300;

/** What an action would change, the button that starts it, and how far it is (batches.3, batches.4). */
export function BatchDialog({ action, strings, section, onChanged, onClose }: Props) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const starting = useBatch({
    start: (body: BodyOf<typeof startBatch>) => call(startBatch, { params: { project }, body }),
    words: (changed) => t('selecting.changed', { count: changed }),
    onEnd: onChanged,
  });
  const [author, setAuthor] = useState<number>();
  const [place, setPlace] = useState<BatchPlace | undefined>(
    section === undefined ? undefined : { section_id: section },
  );
  const [settled] = useDebouncedValue(place, TYPED);
  const isMove = action === 'move';
  const asked = {
    action,
    strings: [...strings],
    ...(author !== undefined && { author }),
    ...(isMove && settled),
  };
  const isAsked = !isMove || (settled !== undefined && whyNotPlace(settled) === undefined);
  const { data, error, isPlaceholderData } = useQuery({
    ...batchPreviewQuery(project, asked),
    enabled: isAsked && !starting.data,
    ...(isMove && { placeholderData: keepPreviousData }),
  });
  const isSettled = settled === place && !isPlaceholderData;
  const started = starting.data;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`selecting.action.${action}`)}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {started ? (
        <RunningBatch batch={started} onClose={onClose} />
      ) : (
        <>
          {BATCH_ACTIONS[action].hasAuthor && <AuthorField value={author} onChange={setAuthor} />}
          {isMove && (
            <MoveFields value={place} positions={data?.positions} left={data?.left} onChange={setPlace} />
          )}
          <BatchPreview
            action={action}
            preview={isAsked ? data : undefined}
            error={error}
            isPending={isAsked && !data}
            isReady={isAsked && isSettled}
            isBusy={starting.isPending}
            onStart={() => starting.mutate(asked)}
            onClose={onClose}
          />
          {starting.error && <Notice kind="error">{failureWords(t, starting.error)}</Notice>}
        </>
      )}
    </Modal>
  );
}
