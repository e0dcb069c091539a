import type { StoredUsage } from '#domain/core/access/quotas.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { NOT_DELETED } from '../content/present-project-queries.ts';

/**
 * Whether a project's usage is that of the last folding, seconds ago, or includes later writes, which is slower to
 * read.
 */
export type UseAsOf = 'folded' | 'now';

/** SQL: what was written to a project since the last folding, or nothing. */
const LATER: Record<UseAsOf, (project: Fragment) => Fragment> = {
  folded: () => fragment`(SELECT 0 AS strings, 0 AS bytes)`,
  now: (project) => fragment`(
    SELECT coalesce(sum(strings_amount), 0) AS strings, coalesce(sum(bytes), 0) AS bytes
    FROM section_deltas WHERE project_id = ${project})`,
};

/**
 * SQL: the usage of project `p` with this id, and that of all projects of its owner at the last folding, as JSON. It is
 * part of the guard's query, so that writes need no extra query. OFFSET 0 makes PostgreSQL read each project by its
 * key: the planner assumes the average number of projects per owner, and one owner of very many raises that average
 * (docs/decisions/031).
 */
export const storedIn = (project: Fragment, asOf: UseAsOf): Fragment => fragment`
  (SELECT json_build_object('strings', p.strings_amount + later.strings, 'bytes', p.bytes + later.bytes,
     'owner_strings', owned.strings, 'owner_bytes', owned.bytes)
   FROM ${LATER[asOf](project)} later, (
     SELECT coalesce(sum(q.strings_amount), 0) AS strings, coalesce(sum(q.bytes), 0) AS bytes
     FROM (SELECT user_id FROM members WHERE project_id = p.id AND role_id = ${OWNER_ROLE} OFFSET 0) o
       CROSS JOIN LATERAL (
         SELECT project_id FROM members WHERE user_id = o.user_id AND role_id = ${OWNER_ROLE} OFFSET 0) n
       CROSS JOIN LATERAL (SELECT p.strings_amount, p.bytes FROM projects p WHERE p.id = n.project_id AND ${NOT_DELETED} OFFSET 0) q
   ) owned)`;

/** SQL: how many projects a user owns; those of a family count as one (families.7). */
export const ownedProjects = (userId: number): Fragment => fragment`
  (SELECT count(DISTINCT coalesce(-p.family_id, p.id)) FROM members m JOIN projects p ON p.id = m.project_id
   WHERE m.user_id = ${userId} AND m.role_id = ${OWNER_ROLE} AND ${NOT_DELETED})`;

/** The usage of a project, and its number of sections. */
export async function projectUse(
  sql: Sql,
  projectId: number,
): Promise<(StoredUsage & { sections: number }) | undefined> {
  const [row] = await sql<{ use: StoredUsage; sections: number }[]>`
    SELECT ${storedIn(sql`${projectId}::bigint`, 'now')} AS use,
      (SELECT count(*) FROM sections WHERE project_id = ${projectId}) AS sections
    FROM projects p WHERE p.id = ${projectId} AND ${NOT_DELETED}`;
  return row && { ...row.use, sections: row.sections };
}

/** The usage of all projects of a user. */
export async function ownUse(
  sql: Sql | Transaction,
  userId: number,
): Promise<{ strings: number; bytes: number }> {
  const [row] = await sql<{ strings: number; bytes: number }[]>`
    SELECT coalesce(sum(p.strings_amount), 0)::bigint AS strings, coalesce(sum(p.bytes), 0)::bigint AS bytes
    FROM members m JOIN projects p ON p.id = m.project_id
    WHERE m.user_id = ${userId} AND m.role_id = ${OWNER_ROLE} AND ${NOT_DELETED}`;
  return row ?? { strings: 0, bytes: 0 };
}
