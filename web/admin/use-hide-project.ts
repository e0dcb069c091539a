import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AdministeredProject, hideProject } from '#contract/administration.ts';
import { failureWords } from '../language/failure-words.ts';
import { sayDone, sayFailed } from '../toasts/toast.tsx';
import { ALL_PROJECTS } from '../wire/administration.ts';
import { call } from '../wire/call.ts';
import { PROJECTS } from '../wire/projects.ts';
import { useWrite } from '../writes/use-write.ts';

type Hiding = { hidden: true; reason: string } | { hidden: false };

/** Hides or restores a project, and updates every cached list with it. */
export function useHideProject(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: (body: Hiding) => call(hideProject, { params: { project }, body }),
    onSuccess: (now) => {
      const put = (one: AdministeredProject) => (one.id === now.id ? now : one);
      queries.setQueriesData<InfiniteData<AdministeredProject[]>>(
        { queryKey: ALL_PROJECTS },
        (found) => found && { ...found, pages: found.pages.map((page) => page.map(put)) },
      );
      void queries.invalidateQueries({ queryKey: PROJECTS });
      void sayDone(t(now.hidden ? 'admin.projectHidden' : 'admin.projectRestored'));
    },
    onError: (error) => void sayFailed(failureWords(t, error)),
  });
}
