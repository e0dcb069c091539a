import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { undoEvent } from '#contract/history/undo.ts';
import { call } from '../../../data/wire/call.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { endOfBatch } from './follow-batch.ts';

/** Undoes a batch, which is a batch too and takes as long (batches.8). Says how it ended, and then calls `refresh`. */
export function useUndoBatch(project: number, refresh: () => Promise<unknown>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (event: number) => {
    try {
      const { id } = await call(undoEvent, { params: { project, event } });
      const { changed } = await endOfBatch(queries, project, id);
      void showSuccessToast(t('undo.changesUndone', { count: changed }));
    } catch (error) {
      void showErrorToast(failureWords(t, error as Error));
    } finally {
      await refresh();
    }
  };
}
