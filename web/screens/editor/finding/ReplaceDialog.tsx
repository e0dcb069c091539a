import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { startReplacing } from '#contract/texts/find.routes.ts';
import { nextPreview, replacePreviewQuery } from '../../../data/queries/find.ts';
import { call } from '../../../data/wire/call.ts';
import { ReplacingPreview } from '../../../features/history/batches/ReplacingPreview.tsx';
import { RunningBatch } from '../../../features/history/batches/RunningBatch.tsx';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
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
  const isNone = data !== undefined && data.edited + data.added === 0;
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
        <>
          <div className="margin-bottom-16 ui-13" role="status">
            {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
            {!data && !error && <Pending />}
            {data && <ReplacingPreview preview={data} />}
          </div>
          {starting.error && <Notice kind="error">{failureWords(t, starting.error)}</Notice>}
          <Group justify="flex-end" gap="sm">
            <Button onClick={onClose} data-autofocus>
              {t('frame.cancel')}
            </Button>
            <Button
              variant="filled"
              disabled={!data || isNone}
              loading={starting.isPending}
              onClick={() => starting.mutate()}
            >
              {t('finding.start')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}
