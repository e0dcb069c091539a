import type { ShownAnnouncement } from '#contract/announcements.ts';

/** The announcements for everyone that came with the page (announcements.6). */
export function announcementsInPage(): ShownAnnouncement[] {
  const { announcements } = document.documentElement.dataset;
  if (announcements === undefined) return [];
  // The service wrote it; pages have no shapes to check it by.
  return JSON.parse(announcements) as ShownAnnouncement[];
}

/** Whether there are more for users who are signed in, which their pages ask for. */
export const areSomeForMembers = (): boolean =>
  document.documentElement.dataset.announcementsForMembers !== undefined;
