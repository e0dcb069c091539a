import type { Announcement, ShownAnnouncement } from '#contract/notices/announcements.ts';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/notices/announcements/announcements.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type Fragment, fragment, identifier } from '../../platform/database/fragment.ts';

export type ActiveAnnouncement = ShownAnnouncement & Pick<Announcement, 'audience'>;

/** The announcements that are shown now by the clock of the database, newest first (announcements.5). */
export const activeAnnouncements = (sql: Sql) => sql<ActiveAnnouncement[]>`
  SELECT id, ${announcementTexts()}, kind, link, dismissible, edited_at, audience FROM announcements a
  WHERE (starts_at IS NULL OR starts_at <= now_ms()) AND (ends_at IS NULL OR ends_at > now_ms())
  ORDER BY id DESC LIMIT ${ANNOUNCEMENT_LIMITS.stored}`;

/** SQL: the text of an announcement `a` in each language of the interface, empty where there is none. */
export const announcementTexts = (): Fragment =>
  INTERFACE_LANGUAGES.map(
    (language) => fragment`
      coalesce((SELECT text FROM announcement_texts WHERE announcement_id = a.id AND language = ${language}), '')
        AS ${identifier(`text_${language}`)}`,
  ).reduce((texts, text) => fragment`${texts}, ${text}`);
