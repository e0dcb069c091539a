import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { undoEvent } from '#contract/history/undo.routes.ts';
import { getBatch } from '#contract/texts/batches.routes.ts';
import type { Batch } from '#contract/texts/batches.ts';
import { batchQuery } from '../../../data/queries/batches.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure } from '../../../data/wire/failure.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { showLateUndoToast } from '../../../ui/toasts/undo-toast.tsx';

/** Milliseconds between two looks at a batch. After a failed one they double, and after so many in a row it is given up. */
const EVERY = 1000;
const TRIES = 8;

/**
 * Looks at a batch until it has ended (batches.4), whatever page is open by then. What it sees is in the cache for a
 * dialog that shows it; it is no fetch of the cache, which would end with the dialog.
 */
async function endOfBatch(queries: QueryClient, project: number, batch: number): Promise<Batch> {
  for (let failed = 0; ; ) {
    try {
      const state = await call(getBatch, { params: { project, batch } });
      queries.setQueryData(batchQuery(project, batch).queryKey, state);
      if (state.ended_at !== null) return state;
      failed = 0;
    } catch (error) {
      const isFinal = error instanceof Failure && error.status >= 400 && error.status < 500;
      if (isFinal || failed >= TRIES) throw error;
      failed += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY * 2 ** failed));
  }
}

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

type Options = {
  /** Says how many things a batch has changed. */
  words: (changed: number) => string;
  /** Fetches again what is shown of it. */
  refresh: () => Promise<unknown>;
  /** Called when it has ended. */
  onEnd?: () => void;
};

/** Follows a batch to its end, whatever page is open by then: then a toast says what it has changed, with *Undo*. */
export function useFollowBatch(project: number, { words, refresh, onEnd }: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const undo = useUndoBatch(project, refresh);
  return async ({ id }: Batch) => {
    try {
      const { changed, refused } = await endOfBatch(queries, project, id);
      if (refused !== null) return void showErrorToast(t('selecting.stopped'));
      const action = { label: t('undo.undo'), run: () => void undo(id) };
      void showLateUndoToast(words(changed), changed > 0 ? action : undefined);
    } catch (error) {
      void showErrorToast(failureWords(t, error as Error));
    } finally {
      onEnd?.();
      void refresh();
    }
  };
}
