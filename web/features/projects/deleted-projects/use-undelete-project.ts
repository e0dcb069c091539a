import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { undeleteProject } from '#contract/projects/deleted-projects.routes.ts';
import type { DeletedProject } from '#contract/projects/deleted-projects.ts';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

/** Restores a deleted project of the user, and says so, also after its component has gone (projects.34). */
export function useUndeleteProject(onRestored: (project: Project) => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: ({ id }: DeletedProject) => call(undeleteProject, { params: { deleted_project: id } }),
    sameBy: ({ id }) => String(id),
    onSuccess: (project) => {
      void showSuccessToast(t('myProjects.deleted.restored', { project: project.name }));
      onRestored(project);
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
    onSettled: () =>
      Promise.all(
        [cacheKeys.projects(), cacheKeys.invites(), cacheKeys.ownUsage()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
