import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { startBatch } from '#contract/batches.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { refreshContent } from '../undo/undo-step.ts';
import { useFollowBatch } from '../undo/use-follow-batch.ts';

/** Starts the batch that changes the times of translations; at its end a toast offers to undo it. */
export function useRetimeTargets(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const follow = useFollowBatch(project, {
    words: (changed) => t('selecting.changed', { count: changed }),
    refresh: () => refreshContent(queries, project),
  });
  return useWrite({
    mutationFn: (body: BodyOf<typeof startBatch>) => call(startBatch, { params: { project }, body }),
    onSuccess: (batch) => void follow(batch),
  });
}
