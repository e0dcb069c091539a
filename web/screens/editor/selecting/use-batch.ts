import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Batch } from '#contract/batches.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { endOfBatch } from '../../../features/undo/follow-batch.ts';
import { refreshContent } from '../../../features/undo/undo-step.ts';
import { useUndoBatch } from '../../../features/undo/use-undo-batch.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { showLateUndoToast } from '../../../ui/toasts/undo-toast.tsx';
import { useStringsChanged } from '../mutations/strings-changed.ts';
import { useEditor } from '../state/editor-context.ts';

type Options<Body> = {
  start: (body: Body) => Promise<Batch>;
  /** Says how many things a batch has changed. */
  words: (changed: number) => string;
  /** Called when it has ended, if the component is still there that started it, or the one that its dialog was opened from. */
  onEnd: () => void;
};

/**
 * Starts a batch and follows it to its end, also when its dialog is closed or another page is opened: then a toast says what it has
 * changed, with *Undo*, and what is shown of it is fetched again.
 */
export function useBatch<Body>({ start, words, onEnd }: Options<Body>) {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  const stringsChanged = useStringsChanged();
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  const refresh = () => {
    stringsChanged();
    void queries.invalidateQueries({ queryKey: cacheKeys.editorRowsOf(project) });
    void queries.invalidateQueries({ queryKey: cacheKeys.matchingStrings(project) });
    return refreshContent(queries, project);
  };
  const undo = useUndoBatch(project, refresh);

  const follow = async ({ id }: Batch) => {
    try {
      const { changed, refused } = await endOfBatch(queries, project, id);
      if (refused !== null) return void showErrorToast(t('selecting.stopped'));
      const action = { label: t('undo.undo'), run: () => void undo(id) };
      void showLateUndoToast(words(changed), changed > 0 ? action : undefined);
    } catch (error) {
      void showErrorToast(failureWords(t, error as Error));
    } finally {
      ended.current();
      void refresh();
    }
  };
  return useWrite({ mutationFn: start, onSuccess: (batch) => void follow(batch) });
}
