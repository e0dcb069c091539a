import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { watchListQuery } from '../../../data/queries/notifications.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import classes from './NotificationsTab.module.css';
import { WatchLine } from './WatchLine.tsx';

/** What the user watches, newest first, each with a way to stop it. */
export function Watches() {
  const { t } = useTranslation();
  const head = useRef<HTMLHeadingElement>(null);
  const list = useInfiniteQuery(watchListQuery);
  const next = useNextPage(list);
  const watches = list.data?.pages.flatMap(({ items }) => items);
  return (
    <section>
      <h2 ref={head} tabIndex={-1}>
        {t('notifications.watching')}
      </h2>
      <p className={classes.hint}>{t('notifications.watchingHint')}</p>
      {list.error && (
        <NotLoaded
          error={list.error}
          onRetry={list.isFetchNextPageError ? next.ask : () => void list.refetch()}
        />
      )}
      {list.isPending && <Skeleton height={120} aria-hidden="true" />}
      {watches?.length === 0 && <p className={classes.hint}>{t('notifications.watchesNothing')}</p>}
      {watches && watches.length > 0 && (
        <ul className="lines" aria-label={t('notifications.watching')}>
          {watches.map((watch) => (
            <WatchLine key={watch.id} watch={watch} onRemoved={() => head.current?.focus()} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button className={classes.more} loading={next.isWaiting} onClick={next.ask}>
          {t('notifications.moreWatches')}
        </Button>
      )}
    </section>
  );
}
