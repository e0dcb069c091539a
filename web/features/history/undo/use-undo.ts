import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { nextToRedo, nextToUndo } from '#domain/core/events/undo.ts';
import { writeKeys } from '../../../data/cache-keys.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { loadAllTexts } from '../../../language/start.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import type { Act, ChooseEvents, Done } from './undo-step.ts';

/** What to undo or redo: what is chosen of the user's events, or acts. */
type Step = { choose?: ChooseEvents; acts?: readonly Act[]; isRedo: boolean };

const one =
  (choose: (mine: readonly LogEntry[]) => LogEntry | undefined): ChooseEvents =>
  (mine) => {
    const chosen = choose(mine);
    return chosen ? [chosen] : [];
  };

/** The code of undo with all texts, because what was undone may need words that no first view has. */
const steps = async () => {
  await loadAllTexts().catch(() => undefined);
  return import('./undo-step.ts');
};

/**
 * Undoes and redoes one's own actions in a project, whatever device they were made on (undo.15). Says in a toast what was
 * undone, or what stands in the way.
 */
export function useUndo(project: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const undoing = useWrite({
    mutationKey: writeKeys.named('undo'),
    mutationFn: async ({ choose, acts = [] }: Step) => {
      const { undoChosen, eventsOfActs } = await steps();
      return undoChosen(queries, project, choose ?? eventsOfActs(acts));
    },
    onSuccess: async (done, { isRedo, acts }) => {
      const isMany = acts !== undefined && acts.length > 1;
      const { actName, leftWords, refreshContent, showUndoToast } = await steps();
      const say = (words: string, action?: { label: string; run: () => void }) => {
        announce(words);
        void showUndoToast(words, action);
      };
      if (!done) return say(t(isRedo ? 'undo.nothingToRedo' : 'undo.nothing'));
      const refreshed = refreshContent(queries, project);
      // Whether its string is shown is known with the new content; what is about no string is said at once.
      if (done.made.string_id !== null) await refreshed;
      const outcome = isRedo
        ? t('undo.redone', { act: actName(t, done.made) })
        : t('undo.undone', { act: actName(t, done.event) });
      const left = leftWords(t, done.made.version);
      const words = left ? `${outcome}. ${left}` : outcome;
      // Several actions are redone one by one.
      say(words, isMany ? undefined : await actionAfter(done, isRedo));
      await refreshed;
    },
    onError: async (error, { isRedo }) => {
      const reason = failureWords(t, error);
      void showErrorToast(t(isRedo ? 'undo.notRedone' : 'undo.notUndone', { reason }));
      await (await steps()).refreshContent(queries, project);
    },
  });

  const undo = () => undoing.mutate({ choose: one(nextToUndo), isRedo: false });
  const redo = () => undoing.mutate({ choose: one(nextToRedo), isRedo: true });
  const undoActs = (acts: readonly Act[]) => undoing.mutate({ acts, isRedo: false });

  /** The link to a string that isn't shown, or the step back. */
  const actionAfter = async ({ made: { se, string_id: string } }: Done, isRedo: boolean) => {
    if (se && string !== null && !(await steps()).isShown(queries, project, string)) {
      const to = { projectId: String(project), sectionsList: printSectionId(se.id) };
      const go = () =>
        void navigate({
          to: '/projects/$projectId/editor/$sectionsList',
          params: to,
          search: { string },
        });
      return { label: t('undo.show'), run: go };
    }
    return isRedo ? { label: t('undo.undo'), run: undo } : { label: t('undo.redo'), run: redo };
  };
  return { undo, redo, undoActs };
}
