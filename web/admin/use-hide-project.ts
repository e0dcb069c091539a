import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hideProject } from '#contract/administration.ts';
import { failureWords } from '../language/failure-words.ts';
import { sayDone, sayFailed } from '../toasts/toast.tsx';
import { ALL_PROJECTS } from '../wire/administration.ts';
import { call } from '../wire/call.ts';
import { PROJECTS } from '../wire/projects.ts';
import { useWrite } from '../writes/use-write.ts';
import { putInLists } from './put-in-lists.ts';

type Hiding = { hidden: true; reason: string } | { hidden: false };

/** Hides or restores a project, and updates every cached list with it. */
export function useHideProject(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (body: Hiding) => call(hideProject, { params: { project }, body }),
    onSuccess: (now) => {
      putInLists(queries, ALL_PROJECTS, now);
      void queries.invalidateQueries({ queryKey: PROJECTS });
      void sayDone(t(now.hidden ? 'admin.projectHidden' : 'admin.projectRestored'));
    },
    onError: (error) => void sayFailed(failureWords(t, error)),
  });
}
