import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import type { EventKind } from '#domain/events/kinds.ts';
import { LOG_CODES } from '#domain/events/log.ts';
import { isUndo } from '#domain/events/undo.ts';
import type { ActName } from './act-name.ts';
import { useUndo } from './use-undo.ts';

/** What an action was about, as its event says. */
type About = Partial<Pick<LogEntry, 'string_id' | 'translation_id' | 'comment_id' | 'n'>>;

/** Returns a function that offers to undo an action that the user has just made, in a toast for some seconds (undo.16). */
export function useOfferUndo(project: number) {
  const { t } = useTranslation();
  const { undo } = useUndo(project);
  return (kind: EventKind & ActName, about: About) => {
    const isOfAct = (event: LogEntry) =>
      event.w === LOG_CODES[kind] &&
      !isUndo(event) &&
      Object.entries(about).every(([field, value]) => event[field as keyof About] === value);
    const offer = { label: t('undo.undo'), run: () => undo((mine) => mine.find(isOfAct)) };
    // Without a connection for its code there is no offer.
    import('./undo-step.ts').then(
      ({ showUndoToast }) => showUndoToast(t(`undo.act.${kind}`), offer),
      () => {},
    );
  };
}
