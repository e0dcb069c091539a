import { Button, Modal } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FamilyLanguage, LanguageTask } from '#contract/files/families.ts';
import { undoEvent } from '#contract/history/undo.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import { eventsOfTask, languageResultsQuery } from '../../../data/queries/language-results.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { call } from '../../../data/wire/call.ts';
import { Failure, hasKind } from '../../../data/wire/failure.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { versionCounts } from '../../../language/version-words.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import classes from './Dialogs.module.css';
import { useRefreshFamily } from './use-refresh-family.ts';

type Props = {
  project: Project;
  language: FamilyLanguage;
  name: string;
  task: LanguageTask;
  onClose: () => void;
};

/** What the last task has done in a language, section by section, and its undoing (families.13). */
export function LanguageReport({ project, language, name, task, onClose }: Props) {
  const { t } = useTranslation();
  useRestoreFocus();
  const refreshFamily = useRefreshFamily(project.id);
  const listed = useInfiniteQuery(languageResultsQuery(task));
  const next = useNextPage(listed);
  const results = listed.data?.pages.flat() ?? [];
  const amountOf = (wanted: string) => task.counts.find(({ outcome }) => outcome === wanted)?.amount ?? 0;
  const [undone, setUndone] = useState(0);
  const undoing = useWrite({
    mutationFn: async () => {
      setUndone(0);
      for (const event of await eventsOfTask(task)) {
        await call(undoEvent, { params: { project: language.project_id, event } }).catch(leaveUndone);
        setUndone((amount) => amount + 1);
      }
    },
    onSuccess: () => {
      void showSuccessToast(t('languages.undone'));
      onClose();
    },
    onSettled: refreshFamily,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('languages.reportOf', { language: name })}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <p className={`margin-bottom-12 ui-13 ink-2 ${classes.facts}`}>
        {t('languages.reportTime')} <RelativeTime time={task.ended_at ?? task.created_at} withTime />
        {task.counts.map(({ outcome, amount }) => (
          <span key={outcome}>
            {' · '}
            {t('languages.amounts', { outcome: t(`languages.outcome.${outcome}`), amount })}
          </span>
        ))}
      </p>
      {task.refused && <Notice kind="warning">{t(`languages.stopped.${task.refused}`)}</Notice>}
      {results.length > 0 && (
        <ul className={classes.results}>
          {results.map(({ num, name: section, outcome, kept, returned, ...counts }) => (
            <li className="grid columns-fill-auto gap-16 row-gap-0 breaks" key={num}>
              <span lang={project.source_lang}>{section || t('languages.deletedSection')}</span>
              <span className="ui-13 ink-2">{t(`languages.outcome.${outcome}`)}</span>
              {outcome === 'updated' && (
                <span className={`ui-12 ink-3 ${classes.counts}`}>
                  {versionCounts(t, counts)}
                  {kept > 0 && ` · ${t('languages.kept', { count: kept })}`}
                  {returned.total > 0 &&
                    ` · ${t('languages.returned', { count: returned.total, keys: listOfKeys(returned) })}`}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {listed.isPending && <Pending />}
      {listed.error && (
        <NotLoaded
          error={listed.error}
          onRetry={listed.isFetchNextPageError ? next.ask : () => void listed.refetch()}
        />
      )}
      {listed.hasNextPage && (
        <Button variant="subtle" color="gray" mt={12} loading={next.isWaiting} onClick={next.ask}>
          {t('languages.more')}
        </Button>
      )}
      {undoing.error && <Notice kind="error">{failureWords(t, undoing.error)}</Notice>}
      {amountOf('updated') > 0 && task.ended_at !== null && (
        <div className={`row gap-16 justify-end margin-top-8 ${classes.undo}`}>
          {undoing.isPending && undone > 0 && (
            <span className="ui-13 ink-2" role="status">
              {t('languages.undoing', { done: undone, amount: amountOf('updated') })}
            </span>
          )}
          <Button loading={undoing.isPending} onClick={() => undoing.mutate()}>
            {t('languages.undo')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

/** Keys that are back, with an ellipsis if there are more of them. */
const listOfKeys = ({ total, keys }: { total: number; keys: readonly string[] }) =>
  keys.join(', ') + (total > keys.length ? '…' : '');

/** Goes on where an update has been undone already, as by an undoing that was interrupted. */
function leaveUndone(error: unknown) {
  if (!(error instanceof Failure && error.status === 409 && hasKind(error, 'undone', 'event'))) throw error;
}
