import type { Sql } from '../server/platform/database/connect.ts';

/** Stores an announcement of the site that has ended, so that no test sees it on its pages, and returns its id. */
export async function announce(sql: Sql): Promise<number> {
  const [made] = await sql<{ id: number }[]>`
    INSERT INTO announcements (kind, link, ends_at, dismissible, audience, created_by)
    VALUES ('info', '', 1, true, 'everyone', 1) RETURNING id`;
  if (!made) throw new Error('the statement returns a row');
  await sql`INSERT INTO announcement_texts (announcement_id, language, text) VALUES (${made.id}, 'en', 'It is over.')`;
  return made.id;
}
