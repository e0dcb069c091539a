import type { Sql } from '../database/connect.ts';

/** The site administrators by name; banned ones are marked. */
export async function siteAdminNames(sql: Sql): Promise<string[]> {
  const rows = await sql<{ username: string; banned: boolean }[]>`
    SELECT username, banned FROM users WHERE site_admin ORDER BY username`;
  return rows.map(({ username, banned }) => (banned ? `${username} (banned)` : username));
}
