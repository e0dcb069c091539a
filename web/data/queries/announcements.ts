import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAnnouncements } from '#contract/notices/announcements.routes.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/notices/announcements/announcements.ts';
import { cacheKeys } from '../cache-keys.ts';
import { call } from '../wire/call.ts';

const PAGE = ANNOUNCEMENT_LIMITS.pageDefault;

/** All announcements, newest first; for site administrators. */
export const announcementsQuery = infiniteQueryOptions({
  queryKey: cacheKeys.announcements(),
  queryFn: ({ pageParam: before, signal }) =>
    call(listAnnouncements, { query: { limit: PAGE, ...(before !== undefined && { before }) }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
});
