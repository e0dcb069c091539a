import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { previewBatch } from '#contract/texts/batches.ts';
import type { BatchAction } from '#domain/texts/batches/actions.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { SkippedStrings } from './SkippedStrings.tsx';

type Props = {
  action: BatchAction;
  preview: ReplyOf<typeof previewBatch> | undefined;
  error: Error | null;
  /** Whether the preview is on its way, and whether it is of what would be started now. */
  isPending: boolean;
  isReady: boolean;
  isBusy: boolean;
  onStart: () => void;
  onClose: () => void;
};

/** Actions whose dialog begins with a field. */
const HAS_FIELDS: readonly BatchAction[] = ['move', 'retime'];

/** What a batch would change and leave as it is, and the button that starts it. */
export function BatchPreview({
  action,
  preview,
  error,
  isPending,
  isReady,
  isBusy,
  onStart,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const isNone = preview?.changed === 0;
  return (
    <>
      <div className="grid gap-8 margin-bottom-16 ui-13" role="status">
        {error && <Notice kind="error">{failureWords(t, error)}</Notice>}
        {isPending && !error && <Pending />}
        {preview && (
          <>
            <p>{isNone ? t('selecting.noChanges') : t('selecting.changes', { count: preview.changed })}</p>
            {preview.breaking !== undefined && preview.breaking.amount > 0 && (
              <p className="ink-warning">{t('selecting.breaking', { count: preview.breaking.amount })}</p>
            )}
            <SkippedStrings skipped={preview.skipped} />
          </>
        )}
      </div>
      <Group justify="flex-end" gap="sm">
        <Button onClick={onClose} {...(!HAS_FIELDS.includes(action) && { 'data-autofocus': true })}>
          {t('frame.cancel')}
        </Button>
        <Button
          variant="filled"
          {...(action === 'delete' && { color: 'red.6' })}
          disabled={!preview || isNone || !isReady}
          loading={isBusy}
          onClick={onStart}
        >
          {t(`selecting.action.${action}`)}
        </Button>
      </Group>
    </>
  );
}
