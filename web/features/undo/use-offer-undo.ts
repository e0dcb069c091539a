import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import type { EventKind } from '#domain/events/kinds.ts';
import { LOG_CODES } from '#domain/events/log.ts';
import { isUndo } from '#domain/events/undo.ts';
import { LIMITS } from '#domain/limits.ts';
import type { ActName } from './act-name.ts';
import { useUndo } from './use-undo.ts';

/** What an action was about, as its event says. */
export type About = Partial<Pick<LogEntry, 'string_id' | 'translation_id' | 'comment_id' | 'n'>> & {
  /** The id of the section; null if it was about none. */
  section?: number | null;
};

/** What a user has done, by its event. */
export type Act = { kind: EventKind & ActName; about: About };

/**
 * Returns a function that offers to undo an action that the user has just made, in a toast for some seconds (undo.16). It offers
 * nothing if the action has more events than the list of one's own events.
 */
export function useOfferUndo(project: number) {
  const { t } = useTranslation();
  const { undoAction } = useUndo(project);
  /** `before`: what was done for it, the last first; it is undone after it. */
  return (kind: EventKind & ActName, about: About, before: readonly Act[] = []) => {
    const acts = [{ kind, about }, ...before];
    if (acts.length > LIMITS.ownEvents) return;
    const choose = (mine: readonly LogEntry[]) =>
      acts.flatMap((act) => mine.find((event) => isOf(event, act)) ?? []);
    const offer = { label: t('undo.undo'), run: () => undoAction(choose, acts.length > 1) };
    // Without a connection for its code there is no offer.
    import('./undo-step.ts').then(
      ({ showUndoToast }) => showUndoToast(t(`undo.act.${kind}`), offer),
      () => {},
    );
  };
}

function isOf(event: LogEntry, { kind, about: { section, ...fields } }: Act): boolean {
  return (
    event.w === LOG_CODES[kind] &&
    !isUndo(event) &&
    (section === undefined || (event.se?.id ?? null) === section) &&
    Object.entries(fields).every(([field, value]) => event[field as keyof typeof fields] === value)
  );
}
