import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { editProject } from '#contract/projects/projects.routes.ts';
import { editRole } from '#contract/projects/roles.routes.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { call } from '../../../data/wire/call.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';

/** Fetches the roles and everything that depends on them again. */
export function useRefreshRoles() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: cacheKeys.projects() });
}

/** Puts a role below another one (members.32). */
export function useMoveRole(project: number) {
  const { t } = useTranslation();
  const refresh = useRefreshRoles();
  return useWrite({
    mutationFn: ({ role, after_role_id }: { role: number; after_role_id: number }) =>
      call(editRole, { params: { project, role }, body: { after_role_id } }),
    onSuccess: refresh,
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void refresh();
    },
  });
}

/** Sets the role that newcomers get (members.34). */
export function useDefaultRole(project: number) {
  const { t } = useTranslation();
  const refresh = useRefreshRoles();
  return useWrite({
    mutationFn: (default_role_id: number) =>
      call(editProject, { params: { project }, body: { default_role_id } }),
    onSuccess: refresh,
    onError: (error) => {
      void showErrorToast(failureWords(t, error));
      void refresh();
    },
  });
}
