import { Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { startBatch } from '#contract/texts/batches.routes.ts';
import { BATCH_ACTIONS, type BatchAction } from '#domain/texts/batches/actions.ts';
import { batchPreviewQuery } from '../../../data/queries/batches.ts';
import { call } from '../../../data/wire/call.ts';
import { RunningBatch } from '../../../features/history/batches/RunningBatch.tsx';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { useEditor } from '../state/editor-context.ts';
import { AuthorField } from './AuthorField.tsx';
import { BatchPreview } from './BatchPreview.tsx';
import { type BatchPlace, MoveFields, whyNotPlace } from './MoveFields.tsx';
import { bodyOfShift, FIRST_SHIFT, type Shift, ShiftFields } from './ShiftFields.tsx';
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

/** What an action needs besides its strings; undefined while that isn't said. */
function fieldsOf(action: BatchAction, place: BatchPlace | undefined, shift: Shift) {
  if (action === 'retime') return bodyOfShift(shift);
  if (action !== 'move') return {};
  return place && whyNotPlace(place) === undefined ? place : undefined;
}

/** What an action would change, the button that starts it, and how far it is (batches.3, batches.4). */
export function BatchDialog({ action, strings, section, onChanged, onClose }: Props) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const starting = useBatch({
    start: (body: BodyOf<EndpointOf<typeof startBatch>>) => call(startBatch, { params: { project }, body }),
    words: (changed) => t('selecting.changed', { count: changed }),
    onEnd: onChanged,
  });
  const [author, setAuthor] = useState<number>();
  const [place, setPlace] = useState<BatchPlace | undefined>(
    section === undefined ? undefined : { section_id: section },
  );
  const [shift, setShift] = useState(FIRST_SHIFT);
  const isMove = action === 'move';
  const isShift = action === 'retime';
  const [settledPlace] = useDebouncedValue(place, TYPED);
  const [settledShift] = useDebouncedValue(shift, TYPED);
  const fields = fieldsOf(action, settledPlace, settledShift);
  const request = {
    action,
    strings: [...strings],
    ...(author !== undefined && { author }),
    ...fields,
  };
  const isAsked = fields !== undefined;
  const { data, error, isPlaceholderData } = useQuery({
    ...batchPreviewQuery(project, request),
    enabled: isAsked && !starting.data,
    ...((isMove || isShift) && { placeholderData: keepPreviousData }),
  });
  const isSettled = settledPlace === place && settledShift === shift && !isPlaceholderData;
  const isReady = isAsked && isSettled;
  const started = starting.data;
  const start = () => starting.mutate(request);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`selecting.action.${action}`)}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {started ? (
        <RunningBatch project={project} batch={started} onClose={onClose} />
      ) : (
        <>
          {BATCH_ACTIONS[action].hasAuthor && <AuthorField value={author} onChange={setAuthor} />}
          {isMove && (
            <MoveFields value={place} positions={data?.positions} left={data?.left} onChange={setPlace} />
          )}
          {isShift && (
            <ShiftFields
              value={shift}
              onChange={setShift}
              onEnter={() => {
                if (isReady && data && data.changed > 0 && !starting.isPending) start();
              }}
            />
          )}
          <BatchPreview
            action={action}
            preview={isAsked ? data : undefined}
            error={error}
            isPending={isAsked && !data}
            isReady={isReady}
            isBusy={starting.isPending}
            onStart={start}
            onClose={onClose}
          />
          {starting.error && <Notice kind="error">{failureWords(t, starting.error)}</Notice>}
        </>
      )}
    </Modal>
  );
}
