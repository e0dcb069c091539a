import { useTranslation } from 'react-i18next';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { ActName } from './act-name.ts';
import type { About, Act } from './undo-step.ts';
import { useUndo } from './use-undo.ts';

export type { About, Act };

/**
 * Returns a function that offers to undo an action that the user has just made, in a toast for some seconds (undo.16).
 * It offers nothing if the action has more events than the list of one's own events.
 */
export function useOfferUndo(project: number) {
  const { t } = useTranslation();
  const { undoActs } = useUndo(project);
  /**
   * `before`: what was done for it, the last first; it is undone after it. `said`: what the toast says instead of the
   * kind.
   */
  return (kind: EventKind & ActName, about: About, before: readonly Act[] = [], said?: string) => {
    const acts = [{ kind, about }, ...before];
    if (acts.length > LIMITS.ownEvents) return;
    const offer = { label: t('undo.undo'), run: () => undoActs(acts) };
    // Without a connection for its code there is no offer.
    import('./undo-step.ts').then(
      ({ showUndoToast }) => showUndoToast(said ?? t(`undo.act.${kind}`), offer),
      () => {},
    );
  };
}
