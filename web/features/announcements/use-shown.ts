import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readAnnouncements, type ShownAnnouncement } from '#contract/announcements.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/announcements/announcements.ts';
import { LIMITS } from '#domain/limits.ts';
import { cacheKeys } from '../../data/cache-keys.ts';
import { sessionQuery } from '../../data/session/session.ts';
import { call } from '../../data/wire/call.ts';
import { mayBeSignedIn } from '../../data/wire/session-hint.ts';
import { dismissedNames, nameOf, rememberDismissed } from './dismissed.ts';
import { announcementsInPage, areSomeForMembers } from './in-page.ts';

/**
 * The announcements to show: at first those of the page, then what the service says now, every few minutes and when the page is looked at
 * again (announcements.6).
 */
export function useShown(): { shown: ShownAnnouncement[]; dismiss: (one: ShownAnnouncement) => void } {
  const { data: user } = useQuery(sessionQuery);
  const openedAt = useRef(Date.now());
  const [dismissed, setDismissed] = useState(dismissedNames);
  const isWhole = !(mayBeSignedIn() && areSomeForMembers());
  const { data } = useQuery({
    // Who signs in or out sees those for them at once.
    queryKey: cacheKeys.shownAnnouncements(user?.id),
    queryFn: ({ signal }) => call(readAnnouncements, { signal }),
    initialData: announcementsInPage,
    initialDataUpdatedAt: isWhole ? openedAt.current : 0,
    staleTime: ANNOUNCEMENT_LIMITS.listHolds,
    refetchInterval: LIMITS.announcementsAskedEvery,
    refetchOnWindowFocus: true,
  });
  return {
    shown: data.filter((one) => !dismissed.includes(nameOf(one))),
    dismiss(one) {
      rememberDismissed(one);
      setDismissed((names) => [...names, nameOf(one)]);
    },
  };
}
