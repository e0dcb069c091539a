import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { addDismissal, deleteDismissal } from '#contract/texts/dismissals.routes.ts';
import type { Dismissal } from '#contract/texts/dismissals.ts';
import { type Dismissed, shownWhat } from '#domain/texts/checks/dismissals.ts';
import { mayIn } from '../../../data/access/access.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { offeredDismissalsQuery } from '../../../data/queries/dismissals.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';

/** What is dismissed in a whole project, and what was dismissed in several strings (dismissals.12); nothing if there is neither. */
export function DismissedInProject({ project }: { project: Project }) {
  const { t } = useTranslation();
  const [heading, offersHeading] = [useId(), useId()];
  const { data, error, refetch } = useQuery(offeredDismissalsQuery(project.id));
  const { except, remove } = useExceptions(project.id);
  const mayManage = mayIn(project, 'can_manage_translations');
  if (!data) return error && <NotLoaded error={error} onRetry={() => void refetch()} />;
  const { items, offered } = data;
  return (
    <>
      {items.length > 0 && (
        <section className="margin-top-16" aria-labelledby={heading}>
          <h3 id={heading} className="ui-13 weight-600">
            {t('dismissals.exceptions')}
          </h3>
          <p className="ui-12 ink-3">{t('dismissals.exceptionsHint')}</p>
          <ul className="lines">
            {items.map((dismissal) => (
              <Line key={dismissal.id} dismissed={dismissal} dismissal={dismissal}>
                {mayManage && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="xs"
                    aria-label={t('dismissals.removeOne', { finding: nameOf(t, dismissal) })}
                    onClick={() => remove.mutate(dismissal)}
                  >
                    {t('dismissals.remove')}
                  </Button>
                )}
              </Line>
            ))}
          </ul>
        </section>
      )}
      {offered.length > 0 && (
        <section className="margin-top-16" aria-labelledby={offersHeading}>
          <h3 id={offersHeading} className="ui-13 weight-600">
            {t('dismissals.offers')}
          </h3>
          <ul className="lines">
            {offered.map(({ check, what, strings }) => {
              const dismissed = { check, what, scope: 'project' } as const;
              return (
                <Line key={`${check} ${what}`} dismissed={dismissed} strings={strings}>
                  {mayManage && (
                    <Button
                      variant="subtle"
                      size="xs"
                      aria-label={t('dismissals.exceptOne', { finding: nameOf(t, dismissed) })}
                      onClick={() => except.mutate(dismissed)}
                    >
                      {t('dismissals.except')}
                    </Button>
                  )}
                </Line>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** What is dismissed, in words: its check and the texts that were found. */
const nameOf = (t: TFunction, dismissed: Dismissed): string =>
  [t(`checks.${dismissed.check}.name`), ...quoted(t, dismissed)].join(' ');

const quoted = (t: TFunction, dismissed: Dismissed): string[] =>
  shownWhat(dismissed).map((text) => t('findings.quoted', { text }));

type LineProps = {
  dismissed: Dismissed;
  dismissal?: Dismissal;
  strings?: number;
  children: ReactNode;
};

function Line({ dismissed, dismissal, strings, children }: LineProps) {
  const { t } = useTranslation();
  return (
    <li className="line ui-13">
      <div className="row gap-12 row-gap-4 wrap">
        <div className="grid gap-2 flex-1 min-width-0 breaks">
          <span dir="auto">{nameOf(t, dismissed)}</span>
          <div className="facts ui-12 ink-3">
            {strings !== undefined && <span>{t('dismissals.alike', { count: strings })}</span>}
            {dismissal && (
              <>
                <span>{t(`dismissals.of.${dismissal.scope}`)}</span>
                <span>{dismissal.user.username}</span>
                <RelativeTime time={dismissal.at} />
              </>
            )}
          </div>
          {dismissal && dismissal.reason !== '' && (
            <p className="ui-12 ink-2" dir="auto">
              {dismissal.reason}
            </p>
          )}
        </div>
        {children}
      </div>
    </li>
  );
}

/** What dismisses a finding in the whole project, and takes that back. */
function useExceptions(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const written = async (words: string) => {
    announce(words);
    await queries.invalidateQueries({ queryKey: cacheKeys.dismissals(project) });
    await queries.invalidateQueries({ queryKey: cacheKeys.failedChecks(project) });
  };
  const onError = (error: Error) => void showErrorToast(failureWords(t, error));
  const except = useWrite({
    mutationFn: (dismissed: Dismissed) =>
      call(addDismissal, { params: { project }, body: { ...dismissed, string: null, reason: '' } }),
    onSuccess: () => written(t('dismissals.done.project')),
    onError,
  });
  const remove = useWrite({
    mutationFn: async ({ id }: Dismissal) => {
      try {
        await call(deleteDismissal, { params: { project, dismissal: id } });
      } catch (error) {
        // Somebody else has removed it.
        if (!(error instanceof Failure && hasKind(error, 'gone', 'dismissal'))) throw error;
      }
    },
    onSuccess: () => written(t('dismissals.restored')),
    onError,
  });
  return { except, remove };
}
