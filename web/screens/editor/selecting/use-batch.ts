import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Batch, startBatch } from '#contract/batches.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { refreshContent } from '../../../features/undo/undo-step.ts';
import { useUndoBatch } from '../../../features/undo/use-undo-batch.ts';
import { showSuccessToast, showSuccessWithUndo } from '../../../ui/toasts/toast.tsx';
import { useStringsChanged } from '../mutations/strings-changed.ts';
import { useEditor } from '../state/editor-context.ts';

/** Starts a batch, and offers to undo one that has ended. */
export function useBatch() {
  const { t } = useTranslation();
  const { id: project } = useEditor().project;
  const queries = useQueryClient();
  const stringsChanged = useStringsChanged();
  const refresh = () => {
    stringsChanged();
    void queries.invalidateQueries({ queryKey: cacheKeys.editorRowsOf(project) });
    void queries.invalidateQueries({ queryKey: cacheKeys.matchingStrings(project) });
    return refreshContent(queries, project);
  };
  const starting = useWrite({
    mutationFn: (body: BodyOf<typeof startBatch>) => call(startBatch, { params: { project }, body }),
  });

  const undo = useUndoBatch(project, refresh);

  const offerUndo = ({ id, changed }: Batch, said: string = t('selecting.changed', { count: changed })) => {
    void refresh();
    if (changed === 0) void showSuccessToast(said);
    else void showSuccessWithUndo(said, t('undo.undo'), () => void undo(id));
  };
  return { starting, offerUndo };
}
