import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { undoEvent } from '#contract/undo.ts';
import { batchQuery } from '../../data/queries/batches.ts';
import { call } from '../../data/wire/call.ts';
import { failureWords } from '../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';

/** Milliseconds between two looks at an undo that runs. */
const EVERY = 1000;

/** Undoes a batch, which is a batch too and takes as long (batches.8). Says how it ended, and then calls `refresh`. */
export function useUndoBatch(project: number, refresh: () => Promise<unknown>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return async (event: number) => {
    try {
      const { id } = await call(undoEvent, { params: { project, event } });
      for (;;) {
        const batch = await queries.fetchQuery({ ...batchQuery(project, id), staleTime: 0 });
        if (batch.ended_at !== null) {
          void showSuccessToast(t('undo.changesUndone', { count: batch.changed }));
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, EVERY));
      }
    } catch (error) {
      void showErrorToast(failureWords(t, error as Error));
    } finally {
      await refresh();
    }
  };
}
