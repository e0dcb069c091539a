import type { BodyOf, QueryOf } from '#contract/core/endpoint.ts';
import type { Announcement, addAnnouncement, listAnnouncements } from '#contract/notices/announcements.ts';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { ANNOUNCEMENT_LIMITS } from '#domain/notices/announcements/announcements.ts';
import { appendAudit } from '../../core/events/audit-queries.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { announcementTexts } from './queries.ts';

type Draft = BodyOf<typeof addAnnouncement>;

const announcementFields = () => fragment`
  a.id, ${announcementTexts()}, a.kind, a.link, a.starts_at, a.ends_at, a.dismissible, a.audience, a.created_at, a.edited_at,
  (SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = a.created_by) AS created_by`;

/** A page of the announcements, newest first, whatever their times. */
export const announcementsPage = (sql: Sql, { limit, before }: QueryOf<typeof listAnnouncements>) => sql<
  Announcement[]
>`
  SELECT ${announcementFields()} FROM announcements a
  ${before === undefined ? fragment`` : fragment`WHERE a.id < ${before}`} ORDER BY a.id DESC LIMIT ${limit}`;

/** Adds an announcement; undefined if there are as many as may be stored. Two at once come one after the other. */
export function insertAnnouncement(sql: Sql, actor: number, draft: Draft): Promise<Announcement | undefined> {
  return sql.begin(async (tx) => {
    await tx`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.announcements})`;
    const [added] = await tx<{ id: number }[]>`
      INSERT INTO announcements (kind, link, starts_at, ends_at, dismissible, audience, created_by)
      SELECT ${draft.kind}, ${draft.link}, ${draft.starts_at}::bigint, ${draft.ends_at}::bigint,
        ${draft.dismissible}::boolean, ${draft.audience}, ${actor}::bigint
      WHERE (SELECT count(*) FROM announcements) < ${ANNOUNCEMENT_LIMITS.stored}
      RETURNING id`;
    if (!added) return undefined;
    await insertTexts(tx, added.id, draft);
    const announcement = await announcementOf(tx, added.id);
    await appendAudit(tx, { kind: 'addAnnouncement', actor, facts: { announcement: added.id } });
    return announcement;
  });
}

/** Replaces what an announcement has; undefined if there is none. */
export function updateAnnouncement(
  sql: Sql,
  actor: number,
  id: number,
  draft: Draft,
): Promise<Announcement | undefined> {
  return sql.begin(async (tx) => {
    const edited = await tx`
      UPDATE announcements SET
        kind = ${draft.kind}, link = ${draft.link}, starts_at = ${draft.starts_at}, ends_at = ${draft.ends_at},
        dismissible = ${draft.dismissible}, audience = ${draft.audience}, edited_at = greatest(now_ms(), edited_at + 1)
      WHERE id = ${id} RETURNING id`;
    if (edited.length === 0) return undefined;
    // A text in a language that only newer servers know stays.
    await tx`DELETE FROM announcement_texts WHERE announcement_id = ${id} AND language = ANY(${INTERFACE_LANGUAGES}::text[])`;
    await insertTexts(tx, id, draft);
    const announcement = await announcementOf(tx, id);
    await appendAudit(tx, { kind: 'editAnnouncement', actor, facts: { announcement: id } });
    return announcement;
  });
}

/** Deletes an announcement; false if there is none. */
export function removeAnnouncement(sql: Sql, actor: number, id: number): Promise<boolean> {
  return sql.begin(async (tx) => {
    const deleted = await tx`DELETE FROM announcements WHERE id = ${id} RETURNING id`;
    if (deleted.length === 0) return false;
    await appendAudit(tx, { kind: 'deleteAnnouncement', actor, facts: { announcement: id } });
    return true;
  });
}

/** Stores the texts of an announcement; an empty one is none. */
async function insertTexts(tx: Transaction, id: number, draft: Draft): Promise<void> {
  const texts = INTERFACE_LANGUAGES.map((language) => draft[`text_${language}`]);
  await tx`
    INSERT INTO announcement_texts (announcement_id, language, text)
    SELECT ${id}::bigint, language, text FROM unnest(${INTERFACE_LANGUAGES}::text[], ${texts}::text[]) AS given (language, text)
    WHERE text <> ''`;
}

async function announcementOf(tx: Transaction, id: number): Promise<Announcement | undefined> {
  const [announcement] = await tx<Announcement[]>`
    SELECT ${announcementFields()} FROM announcements a WHERE a.id = ${id}`;
  return announcement;
}
