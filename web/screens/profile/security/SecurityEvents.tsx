import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securityEventsQuery } from '../../../data/queries/security.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { SecurityEventLine } from './SecurityEventLine.tsx';

/** What happened to the user's sign-in, newest first, in pages (security.3). */
export function SecurityEvents() {
  const { t } = useTranslation();
  const list = useInfiniteQuery(securityEventsQuery);
  const next = useNextPage(list);
  const events = list.data?.pages.flat();
  if (list.error && !events) return <NotLoaded error={list.error} onRetry={() => void list.refetch()} />;
  if (!events) return <Skeleton height={64} aria-hidden="true" />;
  if (events.length === 0) return <p>{t('security.noEvents')}</p>;
  return (
    <>
      <ul className="lines" aria-label={t('security.events')}>
        {events.map((event) => (
          <SecurityEventLine key={event.id} event={event} />
        ))}
      </ul>
      {list.error && <NotLoaded error={list.error} onRetry={next.ask} />}
      {list.hasNextPage && !list.error && (
        <div className="margin-top-16">
          <Button disabled={next.isWaiting} onClick={next.ask}>
            {t('security.more')}
          </Button>
        </div>
      )}
    </>
  );
}
