import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { grantRole, removeMember } from '#contract/projects/members.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toasts/toast.tsx';

type Removal = {
  id: number;
  /** The toast shown afterwards. */
  words: string;
  /** Runs before the lists are refreshed. */
  before?: () => Promise<unknown>;
  /** Runs after the lists are refreshed. */
  after?: () => void;
};

/** Kicks a member out, or leaves the project. The row unmounts, so callbacks are passed with the call. */
export function useRemoveMember({ id: project }: Pick<Project, 'id'>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: cacheKeys.projects() });
  return useWrite({
    sameBy: ({ id }) => String(id),
    mutationFn: ({ id }: Removal) => call(removeMember, { params: { project, user: id } }),
    onSuccess: async (_, { words, before, after }) => {
      await before?.();
      void showSuccessToast(words);
      // Data that the user may no longer see is removed from the cache.
      queries.removeQueries({ queryKey: cacheKeys.projects(), type: 'inactive' });
      await refresh();
      after?.();
    },
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void refresh();
    },
  });
}

/** Gives a member another role. */
export function useGrantRole({ id: project }: Pick<Project, 'id'>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: cacheKeys.projects() });
  return useWrite({
    sameBy: ({ user }) => String(user),
    mutationFn: ({ user, role_id }: { user: number; role_id: number }) =>
      call(grantRole, { params: { project, user }, body: { role_id } }),
    onSuccess: refresh,
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void refresh();
    },
  });
}
