import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Batch } from '#contract/texts/batches.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { showLateUndoToast } from '../../../ui/toasts/undo-toast.tsx';
import { endOfBatch } from './follow-batch.ts';
import { useUndoBatch } from './use-undo-batch.ts';

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
