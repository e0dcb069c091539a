import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hideProject } from '#contract/administration.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';
import { updateInLists } from './update-in-lists.ts';

type Hiding = { hidden: true; reason: string } | { hidden: false };

/** Hides or restores a project, and updates every cached list with it. */
export function useHideProject(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (body: Hiding) => call(hideProject, { params: { project }, body }),
    onSuccess: (now) => {
      updateInLists(queries, cacheKeys.allProjects(), now);
      void queries.invalidateQueries({ queryKey: cacheKeys.projects() });
      void showSuccessToast(t(now.hidden ? 'admin.projectHidden' : 'admin.projectRestored'));
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
}
