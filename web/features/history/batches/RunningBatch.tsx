import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '#contract/texts/batches.ts';
import { batchQuery } from '../../../data/queries/batches.ts';
import classes from './RunningBatch.module.css';

type Props = { project: number; batch: Batch; onClose: () => void };

/**
 * The progress of a batch, which goes on when the dialog is closed, and closes it at its end. It is followed by
 * `useFollowBatch`.
 */
export function RunningBatch({ project, batch, onClose }: Props) {
  const { t } = useTranslation();
  const { data: now = batch } = useQuery({
    ...batchQuery(project, batch.id),
    initialData: batch,
    enabled: false,
  });
  const hasEnded = now.ended_at !== null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (hasEnded) close();
  }, [hasEnded]);
  return (
    <>
      <progress className={classes.bar} max={now.amount} value={now.done} aria-label={t('pages.loading')} />
      <p className={`ui-13 ink-2 ${classes.progress}`} role="status">
        {t('selecting.running', { done: now.done, total: now.amount })}
      </p>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('frame.close')}</Button>
      </Group>
    </>
  );
}
