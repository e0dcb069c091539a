import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cacheKeys } from '../cache-keys.ts';
import { onceLoaded } from '../once-loaded.ts';
import { useMe } from '../session/session.ts';

/**
 * How many notifications of the user are unread; 0 for guests, and while it is not known. The code that asks is loaded
 * when the page has loaded, so that it is in no first view.
 */
export function useUnreadNotifications(): number {
  const me = useMe();
  const queries = useQueryClient();
  const user = me?.id;
  useEffect(() => {
    if (user === undefined) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    onceLoaded(() => {
      // Without the code there is no count; the page says by itself that a part of it is missing.
      import('./count-unread.ts').then(
        ({ countUnread }) => {
          if (!isOver) stop = countUnread(queries, user);
        },
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [user, queries]);
  const { data } = useQuery<number>({ queryKey: cacheKeys.unreadNotifications(), queryFn: skipToken });
  return data ?? 0;
}
