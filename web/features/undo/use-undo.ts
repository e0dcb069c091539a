import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import { listMyEvents, undoEvent } from '#contract/undo.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { nextToRedo, nextToUndo } from '#domain/events/undo.ts';
import { cacheKeys, writeKeys } from '../../data/cache-keys.ts';
import { showsAny } from '../../data/queries/editor.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { announce } from '../../ui/announcements/announce.ts';
import { showErrorToast } from '../../ui/toasts/toast.tsx';
import { showUndoToast } from '../../ui/toasts/undo-toast.tsx';
import { actName } from './act-name.ts';

/** Which of one's own events to undo: they are those not undone yet, newest first. */
export type ChooseEvent = (mine: readonly LogEntry[]) => LogEntry | undefined;

/** The key of undoing among other writes. */
const UNDOING = writeKeys.named('undo');

type Step = { choose: ChooseEvent; isRedo: boolean };
type Done = { event: LogEntry; made: LogEntry };

/**
 * Undoes and redoes one's own actions in a project, whatever device they were made on (undo.15). Says in a toast what was
 * undone, or what stands in the way.
 */
export function useUndo(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const undoing = useWrite({
    mutationKey: UNDOING,
    mutationFn: async ({ choose }: Step): Promise<Done | undefined> => {
      await whenOthersAreSent(queries);
      const event = choose(await call(listMyEvents, { params: { project } }));
      if (!event) return undefined;
      return { event, made: await call(undoEvent, { params: { project, event: event.id } }) };
    },
    onSuccess: async (done, { isRedo }) => {
      if (!done) return say(t(isRedo ? 'undo.nothingToRedo' : 'undo.nothing'));
      await Promise.all(keysOfContent(project).map((queryKey) => queries.invalidateQueries({ queryKey })));
      say(
        isRedo
          ? t('undo.redone', { act: actName(t, done.made) })
          : t('undo.undone', { act: actName(t, done.event) }),
        actionAfter(done, isRedo),
      );
    },
    onError: (error, { isRedo }) => {
      const reason = failureWords(t, error);
      void showErrorToast(t(isRedo ? 'undo.notRedone' : 'undo.notUndone', { reason }));
      for (const queryKey of keysOfContent(project)) void queries.invalidateQueries({ queryKey });
    },
  });

  const say = (words: string, action?: { label: string; run: () => void }) => {
    announce(words);
    void showUndoToast(words, action);
  };
  const undo = (choose: ChooseEvent = nextToUndo) => undoing.mutate({ choose, isRedo: false });
  const redo = () => undoing.mutate({ choose: nextToRedo, isRedo: true });

  /** The link to a string that isn't shown, or the step back. */
  const actionAfter = ({ made: { se, string_id: string } }: Done, isRedo: boolean) => {
    if (se && string !== null && !isShown(queries, project, string)) {
      const to = { projectId: String(project), sectionsList: printSectionId(se.id) };
      const go = () =>
        void navigate({
          to: '/projects/$projectId/editor/$sectionsList',
          params: to,
          search: { string },
        });
      return { label: t('undo.show'), run: go };
    }
    return isRedo ? { label: t('undo.undo'), run: () => undo() } : { label: t('undo.redo'), run: redo };
  };
  return { undo, redo };
}

/** The keys of what undoing may change. */
const keysOfContent = (project: number) => [
  cacheKeys.editorPages(project),
  cacheKeys.pageOfString(project),
  cacheKeys.comments(project),
  cacheKeys.dictionary(project),
  cacheKeys.sectionsOf(project),
  cacheKeys.section(project),
  cacheKeys.reading(project),
  cacheKeys.statistics(project),
  cacheKeys.log(project),
];

/** Whether a page of the editor with this string is shown. */
const isShown = (queries: QueryClient, project: number, string: number) =>
  queries
    .getQueryCache()
    .findAll({ queryKey: cacheKeys.editorPages(project), type: 'active' })
    .some(({ state }) => showsAny(state.data, new Set([string])));

/** Waits for writes that are under way, so that the newest event is that of the last one. */
function whenOthersAreSent(queries: QueryClient): Promise<void> {
  const areSent = () =>
    queries.isMutating({
      predicate: ({ state, options }) =>
        !state.isPaused && hashKey(options.mutationKey ?? []) !== hashKey(UNDOING),
    }) === 0;
  if (areSent()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = queries.getMutationCache().subscribe(() => {
      if (!areSent()) return;
      stop();
      resolve();
    });
  });
}
