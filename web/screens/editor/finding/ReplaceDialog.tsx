import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import { startReplacing } from '#contract/texts/find.routes.ts';
import type { previewReplacing } from '#contract/texts/find.ts';
import { nextPreview, replacePreviewQuery } from '../../../data/queries/find.ts';
import { call } from '../../../data/wire/call.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { RunningBatch } from '../selecting/RunningBatch.tsx';
import { useBatch } from '../selecting/use-batch.ts';
import { useEditor } from '../state/editor-context.ts';
import classes from './ReplaceDialog.module.css';

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
        <RunningBatch batch={starting.data} onClose={onClose} />
      ) : (
        <>
          <div className="margin-bottom-16 ui-13" role="status">
            {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
            {!data && !error && <Pending />}
            {data && <PreviewList preview={data} />}
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

const REASONS = {
  gone: true,
  changed: true,
  already: true,
  exists: true,
  role: true,
  required: true,
  maxlength: true,
  tooMany: true,
  slow: true,
} as const;

const wordOf = (reason: string): keyof typeof REASONS | 'other' =>
  reason in REASONS ? (reason as keyof typeof REASONS) : 'other';

function PreviewList({ preview }: { preview: ReplyOf<typeof previewReplacing> }) {
  const { t } = useTranslation();
  const { edited, added, votes_lost, approvals_lost, breaking, skipped } = preview;
  const losesNothing = votes_lost + approvals_lost === 0;
  return (
    <ul className={`grid gap-4 ${classes.list}`}>
      {edited > 0 && <li>{t('finding.edited', { count: edited })}</li>}
      {added > 0 && <li>{t('finding.added', { count: added })}</li>}
      {edited + added === 0 && <li>{t('finding.nothing')}</li>}
      {edited > 0 && losesNothing && <li className="ink-2">{t('finding.keeps')}</li>}
      {votes_lost > 0 && <li className="ink-warning">{t('finding.votesLost', { count: votes_lost })}</li>}
      {approvals_lost > 0 && (
        <li className="ink-warning">{t('finding.approvalsLost', { count: approvals_lost })}</li>
      )}
      {breaking.amount > 0 && (
        <li className="ink-warning">{t('finding.breaking', { count: breaking.amount })}</li>
      )}
      {skipped.map(({ reason, amount }) => (
        <li key={reason} className="ink-2">
          {t('finding.skipped', { count: amount, reason: t(`finding.reason.${wordOf(reason)}`) })}
        </li>
      ))}
    </ul>
  );
}
