import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readAnnouncements } from '#contract/notices/announcements.routes.ts';
import type { ShownAnnouncement } from '#contract/notices/announcements.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/notices/announcements/announcements.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { sessionQuery } from '../../../data/session/session.ts';
import { call } from '../../../data/wire/call.ts';
import { mayBeSignedIn } from '../../../data/wire/session-hint.ts';

/**
 * The announcements to show: at first those of the page, then what the service says now, every few minutes and when the
 * page is looked at again (announcements.6).
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

/** The announcements for everyone that came with the page (announcements.6). */
function announcementsInPage(): ShownAnnouncement[] {
  const { announcements } = document.documentElement.dataset;
  if (announcements === undefined) return [];
  // The service wrote it; pages have no shapes to check it by.
  return JSON.parse(announcements) as ShownAnnouncement[];
}

/** Whether there are more for users who are signed in, which their pages ask for. */
const areSomeForMembers = (): boolean =>
  document.documentElement.dataset.announcementsForMembers !== undefined;

const DISMISSED_KEY = 'dragoman.dismissed-announcements';

type Named = Pick<ShownAnnouncement, 'id' | 'edited_at'>;

/** An edited announcement is another one, so that it appears again (announcements.7). */
const nameOf = ({ id, edited_at }: Named): string => `${id}.${edited_at}`;

/** The announcements that were dismissed in this browser. */
function dismissedNames(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(DISMISSED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a dismissal, and the last ones before it. */
function rememberDismissed(announcement: Named): void {
  const names = [...new Set([...dismissedNames(), nameOf(announcement)])];
  try {
    localStorage.setItem(DISMISSED_KEY, JSON.stringify(names.slice(-ANNOUNCEMENT_LIMITS.dismissals)));
  } catch {
    // Without storage it is dismissed until the page is left.
  }
}
