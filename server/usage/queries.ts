import type { Use } from '#domain/quotas.ts';
import { OWNER_ROLE } from '#domain/roles.ts';
import type { Sql } from '../database/connect.ts';
import type { Fragment } from '../database/fragment.ts';

/**
 * What project `p` stores with what was written since the last folding, and what the projects of its owner do as of that, as
 * JSON: a part of the query that a write makes anyway. What else is stored for a project, such as images, is added here.
 */
export const storedIn = (sql: Sql): Fragment => sql`
  (SELECT json_build_object('strings', p.strings_amount + later.strings, 'bytes', p.bytes + later.bytes,
     'owner_strings', owned.strings, 'owner_bytes', owned.bytes)
   FROM (
     SELECT coalesce(sum(strings_amount), 0) AS strings, coalesce(sum(bytes), 0) AS bytes
     FROM section_deltas WHERE project_id = p.id
   ) later, (
     SELECT coalesce(sum(q.strings_amount), 0) AS strings, coalesce(sum(q.bytes), 0) AS bytes
     FROM members o JOIN members n ON n.user_id = o.user_id AND n.role_id = ${OWNER_ROLE} JOIN projects q ON q.id = n.project_id
     WHERE o.project_id = p.id AND o.role_id = ${OWNER_ROLE}
   ) owned)`;

/** What a project stores, its sections too. */
export async function projectUse(
  sql: Sql,
  projectId: number,
): Promise<(Use & { sections: number }) | undefined> {
  const [found] = await sql<{ use: Use; sections: number }[]>`
    SELECT ${storedIn(sql)} AS use, (SELECT count(*) FROM sections s WHERE s.project_id = p.id) AS sections
    FROM projects p WHERE p.id = ${projectId}`;
  return found && { ...found.use, sections: found.sections };
}

/** What all projects of a user store. */
export async function ownUse(sql: Sql, userId: number): Promise<{ strings: number; bytes: number }> {
  const [found] = await sql<{ strings: number; bytes: number }[]>`
    SELECT coalesce(sum(p.strings_amount), 0)::bigint AS strings, coalesce(sum(p.bytes), 0)::bigint AS bytes
    FROM members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = ${userId} AND m.role_id = ${OWNER_ROLE}`;
  return found ?? { strings: 0, bytes: 0 };
}
