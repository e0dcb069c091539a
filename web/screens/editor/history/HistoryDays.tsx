import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '#contract/history/history.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import { useNow } from '../../../ui/relative-time/clock.ts';
import { byDay, dayText } from './days.ts';
import { HistoryItem } from './HistoryItem.tsx';
import classes from './HistoryTool.module.css';
import { useRestore } from './use-restore.tsx';

type Props = { row: EditorRow; events: readonly HistoryEvent[]; onClose: () => void };

/** Events by day, newest first. */
export function HistoryDays({ row, events, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const { restoringOf, question } = useRestore(row, events, onClose);
  return (
    <>
      {byDay(events).map(({ day, items }) => {
        const words = dayText(day, now, i18n.language);
        return (
          <div key={day}>
            <h3 className={`ui-12 weight-600 ink-3 ${classes.day}`}>{words}</h3>
            <ol className="grid gap-12" aria-label={t('history.ofDay', { day: words })}>
              {items.map((event) => (
                <HistoryItem key={event.event} event={event} restoring={restoringOf(event)} />
              ))}
            </ol>
          </div>
        );
      })}
      {question}
    </>
  );
}
