// biome-ignore lint/style/noRestrictedImports: opening a notification marks it as read by itself.
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import { markNotificationsRead } from '#contract/notices/notifications.routes.ts';
import type { listNotifications } from '#contract/notices/notifications.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { unreadQuery } from '../../data/queries/notifications.ts';
import { call } from '../../data/wire/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { showErrorToast } from '../toasts/toast.tsx';

type Pages = InfiniteData<ReplyOf<typeof listNotifications>>;

/** Marks notifications as read: some that are opened, or all up to the newest that is shown. Lists show it at once. */
export function useMarkRead() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const show = (isRead: (id: number) => boolean) =>
    queries.setQueriesData<Pages>(
      { queryKey: cacheKeys.notificationLists() },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (isRead(item.id) ? { ...item, is_read: true } : item)),
          })),
        },
    );
  const marked = (unread: number) => queries.setQueryData(unreadQuery.queryKey, unread);
  // What could not be marked stays unread, and is marked when it is opened again.
  const { mutate: open } = useMutation({
    mutationFn: (ids: readonly number[]) => call(markNotificationsRead, { body: { ids: [...ids] } }),
    onMutate: ([newest]) => show((id) => id === newest),
    onSuccess: ({ unread }) => marked(unread),
    onError: () => queries.invalidateQueries({ queryKey: cacheKeys.notifications() }),
  });
  const all = useWrite({
    mutationFn: ({ up_to, project }: { up_to: number; project?: number | undefined }) =>
      call(markNotificationsRead, { body: { up_to, ...(project !== undefined && { project }) } }),
    onSuccess: ({ unread }, { up_to }) => {
      marked(unread);
      show((id) => id <= up_to);
    },
    onError: (error) => void showErrorToast(failureWords(t, error)),
  });
  return { open, all };
}
