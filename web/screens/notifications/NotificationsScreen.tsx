import { Button, Select } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notification } from '#contract/notices/notifications.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { NotificationsSearch } from '../../data/addresses/notifications-search.ts';
import { notificationsQuery } from '../../data/queries/notifications.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { useNextPage } from '../../data/queries/use-next-page.ts';
import { useMe } from '../../data/session/session.ts';
import { SegmentedChoice } from '../../ui/forms/SegmentedChoice.tsx';
import {
  NoNotifications,
  NotificationList,
  NotificationsPending,
} from '../../ui/notifications/NotificationList.tsx';
import { useMarkRead } from '../../ui/notifications/use-mark-read.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { useTitle } from '../../ui/page/title.ts';
import classes from './NotificationsScreen.module.css';

const route = getRouteApi('/frame/notifications');

/** `/notifications`: all notifications of the user, by project and unread ones only if asked (notifications.22). */
export function NotificationsScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useInfiniteQuery(notificationsQuery(search, NOTIFICATION_LIMITS.pageDefault));
  const next = useNextPage(list, JSON.stringify(search));
  const { open, all } = useMarkRead();
  useTitle(t('notifications.title'));
  const items = list.data?.pages.flatMap((page) => page.items);
  const projects = useNotifyingProjects(items ?? [], search.project);
  const newest = items?.[0]?.id;
  const filter = (change: NotificationsSearch) =>
    void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  return (
    <div className={classes.page}>
      <div className={`row gap-16 row-gap-8 align-baseline justify-between wrap ${classes.head}`}>
        <h1>{t('notifications.title')}</h1>
        {me && (
          <Link to="/users/$userId" params={{ userId: String(me.id) }} hash="notifications">
            {t('notifications.settings')}
          </Link>
        )}
      </div>
      <search className={classes.filter} aria-label={t('notifications.filter')}>
        <SegmentedChoice
          label={t('notifications.shown')}
          value={search.unread ? 'unread' : 'all'}
          onChange={(value) => filter({ unread: value === 'unread' || undefined })}
          options={[
            { value: 'all', label: t('notifications.showAll') },
            { value: 'unread', label: t('notifications.showUnread') },
          ]}
        />
        <Select
          size="sm"
          aria-label={t('notifications.project')}
          placeholder={t('notifications.anyProject')}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('notifications.anyProject') }}
          nothingFoundMessage={t('notifications.noProject')}
          data={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={search.project === undefined ? null : String(search.project)}
          onChange={(id) => filter({ project: id === null ? undefined : Number(id) })}
        />
        <Button
          size="sm"
          disabled={!items?.some(({ is_read }) => !is_read) || all.isPending}
          onClick={() => newest !== undefined && all.mutate({ up_to: newest, project: search.project })}
        >
          {t('notifications.markAll')}
        </Button>
      </search>
      {list.error && (
        <NotLoaded
          error={list.error}
          onRetry={list.isFetchNextPageError ? next.ask : () => void list.refetch()}
        />
      )}
      {list.isPending && <NotificationsPending />}
      {items?.length === 0 && !list.hasNextPage && <NoNotifications isUnreadOnly={search.unread === true} />}
      {items && items.length > 0 && (
        <div className={classes.list}>
          <NotificationList notifications={items} onOpen={({ ids, is_read }) => is_read || open(ids)} />
        </div>
      )}
      {list.hasNextPage && (
        <Button className={classes.more} loading={next.isWaiting} onClick={next.ask}>
          {t('notifications.more')}
        </Button>
      )}
    </div>
  );
}

type Named = Pick<NonNullable<Notification['project']>, 'id' | 'name'>;

/** The projects of the notifications that have been shown, and the chosen one, by name. */
function useNotifyingProjects(items: readonly Notification[], chosen: number | undefined): Named[] {
  const [known] = useState(() => new Map<number, Named>());
  for (const { project } of items) if (project) known.set(project.id, project);
  const { data } = useQuery({
    ...projectQuery(chosen ?? 0),
    enabled: chosen !== undefined && !known.has(chosen),
  });
  if (data) known.set(data.id, data);
  return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
