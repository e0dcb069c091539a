import type { ShownAnnouncement } from '#contract/announcements.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/announcements/announcements.ts';

const KEY = 'dragoman.dismissed-announcements';

type Named = Pick<ShownAnnouncement, 'id' | 'edited_at'>;

/** An edited announcement is another one, so that it appears again (announcements.7). */
export const nameOf = ({ id, edited_at }: Named): string => `${id}.${edited_at}`;

/** The announcements that were dismissed in this browser. */
export function dismissedNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** Remembers a dismissal, and the last ones before it. */
export function rememberDismissed(announcement: Named): void {
  const names = [...new Set([...dismissedNames(), nameOf(announcement)])];
  try {
    localStorage.setItem(KEY, JSON.stringify(names.slice(-ANNOUNCEMENT_LIMITS.dismissals)));
  } catch {
    // Without storage it is dismissed until the page is left.
  }
}
