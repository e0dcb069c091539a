import type { Sql } from '../../platform/database/connect.ts';

type Contents = {
  users: number;
  projects: number;
  strings: number;
  translations: number;
  last: number | null;
};

/** How much a database holds, and when something was last done in a project, in milliseconds since 1970. */
export async function contentsOf(sql: Sql): Promise<Contents> {
  const [contents] = await sql<[Contents]>`
    SELECT (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM projects) AS projects,
      (SELECT count(*)::int FROM strings) AS strings, (SELECT count(*)::int FROM translations) AS translations,
      (SELECT max(at) FROM log) AS last`;
  return contents;
}
