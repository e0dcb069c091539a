import type { Announcement, ShownAnnouncement } from '#contract/notices/announcements.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/notices/announcements/announcements.ts';
import type { Sql } from '../../platform/database/connect.ts';

export type ActiveAnnouncement = ShownAnnouncement & Pick<Announcement, 'audience'>;

/** The announcements that are shown now by the clock of the database, newest first (announcements.5). */
export const activeAnnouncements = (sql: Sql) => sql<ActiveAnnouncement[]>`
  SELECT id, text_en, text_ru, text_it, kind, link, dismissible, edited_at, audience FROM announcements
  WHERE (starts_at IS NULL OR starts_at <= now_ms()) AND (ends_at IS NULL OR ends_at > now_ms())
  ORDER BY id DESC LIMIT ${ANNOUNCEMENT_LIMITS.stored}`;
