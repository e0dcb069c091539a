import type { ShownAnnouncement } from '#contract/announcements.ts';
import { readAnnouncements } from '#contract/announcements.ts';

/** The announcements for everyone that came with the page (announcements.6). */
export function announcementsInPage(): ShownAnnouncement[] {
  const { announcements } = document.documentElement.dataset;
  if (announcements === undefined) return [];
  const read = readAnnouncements.reply.safeParse(JSON.parse(announcements));
  return read.success ? read.data : [];
}

/** Whether there are more for users who are signed in, which their pages ask for. */
export const areSomeForMembers = (): boolean =>
  document.documentElement.dataset.announcementsForMembers !== undefined;
