import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { startReplacing } from '#contract/texts/find.routes.ts';
import { nextPreview, replacePreviewQuery } from '../../../data/queries/find.ts';
import { call } from '../../../data/wire/call.ts';
import { ReplacingReview } from '../../../features/history/batches/ReplacingReview.tsx';
import { RunningBatch } from '../../../features/history/batches/RunningBatch.tsx';
import { useBatch } from '../selecting/use-batch.ts';
import { useEditor } from '../state/editor-context.ts';

type Props = {
  request: BodyOf<EndpointOf<typeof startReplacing>>;
  /** Called when texts were changed. */
  onChanged: () => void;
  onClose: () => void;
};

/** What replacing would change, add and lose, the button that starts it, and how far it is (find.10, batches.4). */
export function ReplaceDialog({ request, onChanged, onClose }: Props) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const [nth] = useState(nextPreview);
  const { data, error } = useQuery(replacePreviewQuery(project, nth, request));
  const starting = useBatch<void>({
    start: () => call(startReplacing, { params: { project }, body: request }),
    words: (changed) => t('finding.done', { count: changed }),
    onEnd: onChanged,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('finding.dialog', { count: request.texts.length })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      {starting.data ? (
        <RunningBatch project={project} batch={starting.data} onClose={onClose} />
      ) : (
        <ReplacingReview preview={{ data, error }} starting={starting} start={t('finding.start')}>
          <Button onClick={onClose} data-autofocus>
            {t('frame.cancel')}
          </Button>
        </ReplacingReview>
      )}
    </Modal>
  );
}
