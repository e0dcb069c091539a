import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type DeletedItem, restoreDeleted } from '#contract/deleted.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';
import { projectKeys } from '../live/topics.ts';

/** Restores a deleted item; then everything of the project that is shown is fetched again. */
export function useRestore(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(projectKeys(project).map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useWrite({
    sameBy: ({ event }) => String(event),
    mutationFn: ({ event }: DeletedItem) => call(restoreDeleted, { params: { project, event } }),
    onSuccess: async (_, { kind }) => {
      void showSuccessToast(t(`deleted.restored.${kind}`));
      await refresh();
    },
    onError: async (error) => {
      void showErrorToast(failureWords(t, error));
      await refresh();
    },
  });
}
