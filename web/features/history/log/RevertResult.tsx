import { Button, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#contract/core/failures.ts';
import type { Batch } from '#contract/texts/batches.ts';
import { batchQuery } from '../../../data/queries/batches.ts';
import { failureNoteText } from '../../../language/failure-note-text.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { refreshContent } from '../undo/undo-step.ts';
import { useUndoBatch } from '../undo/use-follow-batch.ts';
import classes from './RevertDialog.module.css';

type Props = { project: number; batch: Batch; hasMore: boolean; onClose: () => void };

/** How far a revert is, and how it has ended, with Undo. It goes on when the dialog is closed. */
export function RevertResult({ project, batch, hasMore, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data: now = batch } = useQuery({ ...batchQuery(project, batch.id), initialData: batch });
  const [isUndoing, setUndoing] = useState(false);
  const refresh = () => refreshContent(queries, project);
  const undoBatch = useUndoBatch(project, refresh);
  const hasEnded = now.ended_at !== null;
  const end = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  const undo = async () => {
    setUndoing(true);
    await undoBatch(batch.id);
    onClose();
  };
  return (
    <>
      {!hasEnded && (
        <progress className={classes.bar} max={now.amount} value={now.done} aria-label={t('pages.loading')} />
      )}
      <div role="status" className={`grid gap-8 ui-13 ${classes.sum}`}>
        <p>
          {hasEnded
            ? t('reverts.done', { count: now.changed })
            : t('reverts.running', { done: now.done, total: now.amount })}
        </p>
        {hasEnded && hasMore && <p>{t('reverts.moreLeft')}</p>}
      </div>
      {now.refused !== null && <Notice kind="warning">{t('reverts.stopped')}</Notice>}
      {now.skipped.length > 0 && (
        <ul className="ui-13 ink-2">
          {now.skipped.map(({ reason, amount }) => (
            <li key={reason}>
              {t('reverts.skipped', {
                count: amount,
                reason: failureNoteText(t, { key: 'event', kind: reason as Kind }),
              })}
            </li>
          ))}
        </ul>
      )}
      <Group justify="flex-end" gap="sm" className={classes.buttons}>
        {hasEnded && now.changed > 0 && (
          <Button loading={isUndoing} onClick={() => void undo()}>
            {t('undo.undo')}
          </Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {t('frame.close')}
        </Button>
      </Group>
    </>
  );
}
