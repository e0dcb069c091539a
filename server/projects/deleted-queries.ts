import type { DeletedProject } from '#contract/projects/deleted-projects.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { DAY } from '#domain/core/units.ts';
import { BANNED } from '../core/content/ban-queries.ts';
import { NOT_DELETED } from '../core/content/present-project-queries.ts';
import { appendAudit } from '../core/events/audit-queries.ts';
import { logSteps, siteLogStep } from '../core/events/record.ts';
import { SHOWN_IMAGE } from '../core/image-store/queries.ts';
import { ownedProjects, ownUse } from '../core/quotas/queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { lockProject, lockUser } from '../platform/database/directory-locks.ts';
import { type Fragment, fragment } from '../platform/database/fragment.ts';
import { orNotFound } from '../platform/http/failures.ts';
import { requireCurrentMember } from './members/require-current-member.ts';
import { OF_CHOSEN, projectCounts } from './queries.ts';

/** Marks a project as deleted by its owner, which takes no longer for a large one (projects.23). */
export async function deleteProjectOf(sql: Sql, id: number, actor: number) {
  await sql.begin(async (tx) => {
    await lockProject(tx, id);
    const [row] = await tx<{ name: string; now: number }[]>`
      SELECT p.name, now_ms() AS now FROM projects p WHERE p.id = ${id} AND ${NOT_DELETED}`;
    const { name, now } = orNotFound(row, 'project');
    await requireCurrentMember(tx, id, actor, 'is_owner');
    const data = { n: name };
    await tx`
      WITH done AS (
        UPDATE projects SET deleted_at = ${now}, deleted_by = ${actor} WHERE id = ${id} RETURNING id
      ),
      ${logSteps('deleteProject', id, { actor, data })},
      logged_by_site AS (${siteLogStep('deleteProject', { actor, data })})
      SELECT FROM done`;
    await appendAudit(tx, { kind: 'deleteProject', actor, facts: { project: id } });
  });
}

/** SQL: the deleted projects, or those of a user, each with its number among those of whoever deleted it, the newest first. */
const deletedOnes = (userId?: number): Fragment => fragment`
  SELECT p.*, row_number() OVER (PARTITION BY p.deleted_by ORDER BY p.deleted_at DESC, p.id DESC) AS nth
  FROM projects p
  WHERE p.deleted_at IS NOT NULL ${userId === undefined ? fragment`` : fragment`AND p.deleted_by = ${userId}`}`;

/** SQL: whether one of {@link deletedOnes} can still be restored; one that can't is purged (projects.32). */
const isKept = (days: number): Fragment => fragment`
  (p.deleted_at > now_ms() - ${days * DAY}::bigint AND p.nth <= ${LIMITS.deletedProjectsPerUser})`;

/** The projects that a user has deleted and can restore, the last deleted first (projects.32). */
export function deletedProjectsOf(sql: Sql, userId: number, days: number): Promise<DeletedProject[]> {
  return sql<DeletedProject[]>`
    WITH chosen AS MATERIALIZED (
      SELECT * FROM (${deletedOnes(userId)}) p WHERE ${isKept(days)}
    ), counts AS MATERIALIZED (${projectCounts(OF_CHOSEN)})
    SELECT p.id, p.handle, p.name, ${SHOWN_IMAGE.cover}, coalesce(counts.strings_amount, 0)::bigint AS strings_amount,
      p.deleted_at, p.deleted_at + ${days * DAY}::bigint AS restorable_until
    FROM chosen p LEFT JOIN counts ON counts.project_id = p.id ORDER BY p.nth`;
}

/** Some of the projects whose time has passed, the longest deleted first. */
export async function dueProjects(sql: Sql, days: number, most: number): Promise<number[]> {
  const due = await sql<{ id: number }[]>`
    SELECT p.id FROM (${deletedOnes()}) p WHERE NOT ${isKept(days)} ORDER BY p.deleted_at, p.id LIMIT ${most}`;
  return due.map(({ id }) => id);
}

/** Whether the time of a locked project has passed. */
export async function isDue(tx: Transaction, id: number, days: number): Promise<boolean> {
  const due = await tx`SELECT FROM (${deletedOnes()}) p WHERE p.id = ${id} AND NOT ${isKept(days)}`;
  return due.length === 1;
}

/** A deleted project, with what its restoring adds to what its owner has. */
export type Restorable = {
  id: number;
  name: string;
  strings: number;
  bytes: number;
  /** Whether it returns to a family that has another project, so that it doesn't count by itself (families.7). */
  inFamily: boolean;
};

/** What the owner of a deleted project has besides it. */
export type Owner = { banned: boolean; owned: number; strings: number; bytes: number };

/**
 * Restores a project that its owner has deleted, unless `refuse` throws. The user is locked, so that projects created at the same
 * time are counted. Throws 404 if there is nothing to restore.
 */
export async function restoreDeleted(
  sql: Sql,
  { id, actor, days }: { id: number; actor: number; days: number },
  refuse: (project: Restorable, owner: Owner) => void,
) {
  await sql.begin(async (tx) => {
    await lockProject(tx, id);
    await lockUser(tx, actor);
    const others = fragment`
      SELECT FROM projects other WHERE other.family_id = p.family_id AND other.deleted_at IS NULL`;
    const [row] = await tx<Restorable[]>`
      SELECT p.id, p.name, p.strings_amount AS strings, p.bytes, EXISTS (${others}) AND NOT EXISTS (
        ${others} AND other.target_lang = p.target_lang) AS "inFamily"
      FROM (${deletedOnes(actor)}) p
      WHERE p.id = ${id} AND ${isKept(days)}`;
    const project = orNotFound(row, 'project');
    await requireCurrentMember(tx, id, actor, 'is_owner');
    const [user] = await tx<{ banned: boolean; owned: number }[]>`
      SELECT ${BANNED} AS banned, ${ownedProjects(actor)} AS owned FROM users u WHERE u.id = ${actor}`;
    refuse(project, { ...orNotFound(user, 'user'), ...(await ownUse(tx, actor)) });
    const data = { n: project.name };
    await tx`
      WITH done AS (
        UPDATE projects SET deleted_at = NULL, deleted_by = NULL
          ${project.inFamily ? fragment`` : fragment`, family_id = NULL`}
        WHERE id = ${id} RETURNING id
      ),
      ${logSteps('undeleteProject', id, { actor, data })},
      logged_by_site AS (${siteLogStep('undeleteProject', { actor, data })})
      SELECT FROM done`;
    await appendAudit(tx, { kind: 'undeleteProject', actor, facts: { project: id } });
  });
}
