import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointOf } from '#contract/calls.ts';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { restrictUser } from '#contract/identity/users.routes.ts';
import {
  hideProject,
  removeComment,
  removeProfile,
  removeTranslation,
} from '#contract/site/administration.routes.ts';
import { decideReports } from '#contract/site/reports.routes.ts';
import type { ReportCase } from '#contract/site/reports.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { call } from '../../data/wire/call.ts';
import { Failure } from '../../data/wire/failure.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { showErrorToast, showSuccessToast } from '../../ui/toasts/toast.tsx';
import type { banOf } from './ban-values.ts';

/** What is done with a case: what was reported is removed now, was removed otherwise, or stays. */
export type Deed = 'remove' | 'uphold' | 'dismiss';

/** The ban of the author of what was reported. */
export type Ban = NonNullable<ReturnType<typeof banOf>>;

type Decision = { deed: Deed; note: string; ban?: Ban | undefined };

const SAID = {
  remove: 'reports.admin.removedDone',
  uphold: 'reports.admin.upheldDone',
  dismiss: 'reports.admin.dismissedDone',
} as const;

/**
 * Decides a case, and removes before that what was reported (reports.6). If one is gone already, the case is decided
 * all the same; if the removal fails, it stays open.
 */
export function useDecideReports(reported: ReportCase, onDecided: () => void) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useWrite({
    mutationFn: async ({ deed, note, ban }: Decision) => {
      if (ban && reported.author)
        await call(restrictUser, { params: { user: reported.author.id }, body: ban }).catch(ignoreGone);
      if (deed === 'remove') await removeReported(reported, note).catch(ignoreGone);
      const body: BodyOf<EndpointOf<typeof decideReports>> = {
        decision: deed === 'dismiss' ? 'dismissed' : 'removed',
        note,
      };
      await call(decideReports, { params: { report_case: reported.id }, body });
    },
    onSuccess: (_, { deed }) => {
      void showSuccessToast(t(SAID[deed]));
      onDecided();
    },
    onError: (error) =>
      void showErrorToast(
        error instanceof Failure && error.status === 409
          ? t('reports.admin.byOther')
          : failureWords(t, error),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: cacheKeys.reportCases() }),
  });
}

/** Whether there is a call that removes what was reported; the source of a string has none. */
export const isRemovable = ({ target }: ReportCase): boolean => target !== 'string';

async function removeReported(reported: ReportCase, reason: string): Promise<void> {
  const { target, project, section_id, string_id, translation_id, comment_id, author } = reported;
  if (target === 'profile') {
    if (author) await call(removeProfile, { params: { user: author.id } });
    return;
  }
  if (!project) return;
  if (target === 'project') {
    await call(hideProject, { params: { project: project.id }, body: { hidden: true, reason } });
    return;
  }
  if (section_id === null || string_id === null) return;
  const params = { project: project.id, section: section_id, string: string_id };
  if (comment_id !== null) await call(removeComment, { params: { ...params, comment: comment_id } });
  if (translation_id !== null)
    await call(removeTranslation, { params: { ...params, translation: translation_id } });
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof Failure) || error.status !== 404) throw error;
}
