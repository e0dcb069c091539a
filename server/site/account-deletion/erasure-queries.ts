import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { BANNED } from '../../core/content/ban-queries.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import type { Erasure } from './erasure-list.ts';

/** The deleted accounts of a service, in the order in which they were deleted. */
export const deletedAccounts = (sql: Sql) => sql<Erasure[]>`
  SELECT d.user_id AS user, u.created_at, d.deleted_at, CASE WHEN d.erases THEN 'erase' ELSE 'keep' END AS texts
  FROM account_deletions d JOIN users u ON u.id = d.user_id
  WHERE d.deleted_at IS NOT NULL ORDER BY d.deleted_at, d.user_id`;

/**
 * Marks the accounts of a list to be deleted now, in a restored database that nobody uses yet; how many there are. A user who
 * signed up later under the same id is another one.
 */
export async function markErasures(sql: Sql, erasures: readonly Erasure[]): Promise<number[]> {
  const marked = await sql<{ user_id: number }[]>`
    INSERT INTO account_deletions AS d (user_id, erases, asked_at, due_at)
    SELECT u.id, e.texts = 'erase', e.deleted_at, e.deleted_at
    FROM jsonb_to_recordset(${sql.json(erasures)}::jsonb) AS e ("user" bigint, created_at bigint, deleted_at bigint, texts text)
      JOIN users u ON u.id = e."user" AND u.created_at = e.created_at
    WHERE u.deleted_at IS NULL
    ON CONFLICT (user_id) DO UPDATE SET erases = excluded.erases, due_at = excluded.due_at
    RETURNING user_id`;
  return marked.map(({ user_id }) => user_id);
}

/** The projects that a user owns, besides deleted ones. */
export async function projectsOwnedBy(sql: Sql, user: number): Promise<number[]> {
  const projects = await sql<{ id: number }[]>`
    SELECT p.id FROM members m JOIN projects p ON p.id = m.project_id
    WHERE m.user_id = ${user} AND m.role_id = ${OWNER_ROLE} AND ${NOT_DELETED} ORDER BY p.id`;
  return projects.map(({ id }) => id);
}

/** The member of a project with the most permissions who has been there longest, besides those who leave and banned ones. */
export async function heirOf(tx: Transaction, project: number, leaving: readonly number[]) {
  const [heir] = await tx<{ id: number; username: string }[]>`
    SELECT u.id, u.username FROM members m JOIN users u ON u.id = m.user_id JOIN roles r ON r.id = m.role_id
    WHERE m.project_id = ${project} AND NOT ${BANNED} AND u.id <> ALL (${[...leaving]}::bigint[])
    ORDER BY cardinality(r.permissions) DESC, r.position, m.joined_at, u.id LIMIT 1`;
  return heir;
}

/** Whether the account of a user was deleted. */
export async function isDeleted(sql: Sql, user: number): Promise<boolean> {
  const rows = await sql`SELECT FROM users WHERE id = ${user} AND deleted_at IS NOT NULL`;
  return rows.length === 1;
}
