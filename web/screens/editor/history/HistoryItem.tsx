import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HistoryEvent } from '#contract/history/history.ts';
import { replacedWords } from '../../../features/history/log/replaced-words.ts';
import { Avatar } from '../../../ui/covers/Avatar.tsx';
import { RelativeTime } from '../../../ui/relative-time/RelativeTime.tsx';
import { eventWords } from './event-words.ts';
import { HistoryTexts } from './HistoryTexts.tsx';
import classes from './HistoryTool.module.css';
import type { Restoring } from './use-restore.tsx';

type Props = { event: HistoryEvent; restoring: Restoring | undefined };

/** An event: who did what and when, what changed, and the button that restores its text. */
export function HistoryItem({ event, restoring }: Props) {
  const { t } = useTranslation();
  const { actor, created_at } = event;
  const isDeleted = event.translation?.deleted === true || event.comment?.deleted === true;
  return (
    <li className={classes.item} data-event={event.event} data-deleted={isDeleted || undefined}>
      <Avatar username={actor?.username ?? '?'} size={20} />
      <p className={`ui-12 ink-3 breaks ${classes.words}`}>
        {actor ? (
          <Link to="/users/$userId" params={{ userId: String(actor.id) }}>
            {actor.username}
          </Link>
        ) : (
          t('log.somebody')
        )}{' '}
        {eventWords(t, event)}, <RelativeTime time={created_at} />
      </p>
      <div className={classes.body}>
        {event.replaced && (
          <p className="ui-13 ink-2 breaks" dir="auto">
            {replacedWords(t, event.replaced)}
          </p>
        )}
        <HistoryTexts event={event} />
        {(isDeleted || restoring) && (
          <div className={`row gap-12 ${classes.actions}`}>
            {isDeleted && <span className={classes.deleted}>{t('history.deleted')}</span>}
            {restoring && (
              <button
                type="button"
                aria-disabled={restoring.whyNot !== undefined || undefined}
                title={restoring.whyNot}
                onClick={() => restoring.whyNot === undefined && restoring.run()}
              >
                {restoring.label}
              </button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
