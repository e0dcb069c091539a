import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Batch, startBatch } from '#contract/batches.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { undoEvent } from '#contract/undo.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { batchQuery } from '../../../data/queries/batches.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { refreshContent } from '../../../features/undo/undo-step.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast, showSuccessWithUndo } from '../../../ui/toasts/toast.tsx';
import { useStringsChanged } from '../mutations/strings-changed.ts';
import { useEditor } from '../state/editor-context.ts';

/** Milliseconds between two looks at an undo that runs. */
const EVERY = 1000;

/** Starts a batch, and offers to undo one that has ended. */
export function useBatch() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  const stringsChanged = useStringsChanged();
  const refresh = () => {
    stringsChanged();
    void queries.invalidateQueries({ queryKey: cacheKeys.editorRowsOf(project) });
    return refreshContent(queries, project);
  };
  const starting = useWrite({
    mutationFn: (body: BodyOf<typeof startBatch>) => call(startBatch, { params: { project }, body }),
  });

  /** Undoing is a batch too, which takes as long. */
  const undo = async (event: number) => {
    try {
      const { id } = await call(undoEvent, { params: { project, event } });
      for (;;) {
        const batch = await queries.fetchQuery({ ...batchQuery(project, id), staleTime: 0 });
        if (batch.ended_at !== null) {
          void showSuccessToast(t('selecting.undone', { count: batch.changed }));
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

  const offerUndo = ({ id, changed }: Batch, said: string = t('selecting.changed', { count: changed })) => {
    void refresh();
    if (changed === 0) void showSuccessToast(said);
    else void showSuccessWithUndo(said, t('undo.undo'), () => void undo(id));
  };
  return { starting, offerUndo };
}
