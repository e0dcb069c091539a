import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  countNotifications,
  getNotificationSettings,
  getWatches,
  listMentionable,
  listNotifications,
  listWatches,
} from '#contract/notices/notifications.routes.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

/** How many notifications are unread; `NOTIFICATION_LIMITS.counted` if there may be more. */
export const unreadQuery = queryOptions({
  queryKey: cacheKeys.unreadNotifications(),
  queryFn: async ({ signal }) => (await call(countNotifications, { signal })).unread,
});

/** What the list of notifications is limited to. */
export type NotificationFilter = {
  readonly unread?: true | undefined;
  readonly project?: number | undefined;
};

/**
 * The user's notifications, newest first, in pages; `limit` is how many a page has before it groups those that are
 * alike.
 */
export const notificationsQuery = ({ unread, project }: NotificationFilter, limit: number) =>
  infiniteQueryOptions({
    queryKey: cacheKeys.notificationList({ unread, project, limit }),
    queryFn: ({ pageParam: before, signal }) =>
      call(listNotifications, {
        query: {
          limit,
          ...(unread && { unread: 'true' }),
          ...(project && { project }),
          ...(before && { before }),
        },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** How the user is notified, everywhere or in a project. */
export const notificationSettingsQuery = (project: number | undefined) =>
  queryOptions({
    queryKey: cacheKeys.notificationSettings(project),
    queryFn: ({ signal }) =>
      call(getNotificationSettings, { query: project === undefined ? {} : { project }, signal }),
  });

/** What the user watches, newest first, in pages. */
export const watchListQuery = infiniteQueryOptions({
  queryKey: cacheKeys.watchList(),
  queryFn: ({ pageParam: before, signal }) => call(listWatches, { query: before ? { before } : {}, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
});

/** A project, one of its sections, or one of its strings. */
export type WatchPlace = { readonly project: number; readonly section?: number; readonly string?: number };

/** Whether the user watches a place and what it is in. */
export const watchQuery = ({ project, section, string }: WatchPlace) =>
  queryOptions({
    queryKey: cacheKeys.watches(project, section, string),
    queryFn: ({ signal }) =>
      call(getWatches, {
        params: { project },
        query: { ...(section && { section }), ...(string && { string }) },
        signal,
      }),
    staleTime: 0,
  });

/** The users of a project whose names have this beginning, for mentions in comments. */
export const mentionableQuery = (project: number, beginning: string) =>
  queryOptions({
    queryKey: cacheKeys.mentionable(project, beginning),
    queryFn: async ({ signal }) =>
      (await call(listMentionable, { params: { project }, query: { q: beginning }, signal })).users,
    staleTime: 60_000,
  });
