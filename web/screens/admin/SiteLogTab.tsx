import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { siteLogQuery } from '../../data/queries/site-log.ts';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';
import classes from './SiteLogTab.module.css';
import { siteEventOf } from './site-event.ts';

/** What was done outside of projects, newest first (log.13). */
export function SiteLogTab() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(siteLogQuery);
  const { data, error } = query;
  return (
    <div className={`padding-top-24 ${classes.tab}`}>
      {data === undefined && !error && <ListSkeleton />}
      {data && (
        <ul className={`lines ${list.list}`} aria-label={t('admin.tab.log')}>
          {data.pages.flat().map((entry) => (
            <SiteLogLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <LoadMore of={query} />
    </div>
  );
}

function SiteLogLine({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation();
  const { u: actor, m: member, n: name, T: time } = entry;
  const event = siteEventOf(entry);
  return (
    <li
      className={`row gap-16 row-gap-0 align-stretch justify-between wrap ui-13 ink-2 breaks ${classes.line}`}
    >
      <p>
        {actor ? (
          <Link to="/users/$userId" params={{ userId: String(actor.id) }}>
            {actor.username}
          </Link>
        ) : (
          <b>{t('admin.commandLine')}</b>
        )}{' '}
        {t(`admin.event.${event}`, { who: member?.username ?? '', name: name ?? '' })}
      </p>
      <span className={`ui-12 ink-3 ${classes.age}`}>
        <RelativeTime time={time} withTime />
      </span>
    </li>
  );
}
