import type { FamilyLanguage } from '#contract/files/families.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { NOT_DELETED } from '../../core/content/present-project-queries.ts';
import { joinOwnRole } from '../../core/content/role-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { OF_CHOSEN, projectCounts } from '../../projects/queries.ts';

/** SQL: whether the user may read the texts of project `p`, as the guards decide (visibility.6). */
export const readBy = (userId: number | null): Fragment => fragment`
  (p.hidden_at IS NULL AND p.visibility = 'public' OR EXISTS (
    SELECT FROM members m WHERE m.project_id = p.id AND m.user_id = ${userId}
      AND (p.hidden_at IS NULL OR m.role_id = ${OWNER_ROLE})))`;

/** SQL: the present projects of a project's family, or it alone. */
const relatives = (project: number): Fragment => fragment`
  (p.id = ${project} OR p.family_id = (SELECT family_id FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED}))
  AND ${NOT_DELETED}`;

/** The languages of a project that a user may read, the project itself first of all: whoever asks may read it (families.8). */
export function languagesOf(sql: Sql | Transaction, project: number, userId: number | null) {
  return sql<(FamilyLanguage & { placeholder_patterns: string })[]>`
    WITH chosen AS MATERIALIZED (
      SELECT p.* FROM projects p WHERE ${relatives(project)} AND (p.id = ${project} OR ${readBy(userId)})
    ), counts AS MATERIALIZED (${projectCounts(OF_CHOSEN)})
    SELECT p.id AS project_id, p.handle, p.name, p.target_lang, p.visibility, p.status, p.check_severities,
      p.placeholder_patterns,
      (SELECT count(*) FROM members WHERE project_id = p.id) AS members_amount,
      own.role_id, own.permissions,
      json_build_object(
        'strings_amount', coalesce(counts.strings_amount, 0),
        'strings_translated', coalesce(counts.strings_translated, 0),
        'strings_approved', coalesce(counts.strings_approved, 0),
        'strings_initial', coalesce(counts.strings_initial, 0),
        'strings_needing_review', coalesce(counts.strings_needing_review, 0),
        'translations_amount', coalesce(counts.translations_amount, 0),
        'last_update', greatest(counts.at, p.last_update)) AS stats
    FROM chosen p LEFT JOIN counts ON counts.project_id = p.id ${joinOwnRole(userId)}
    ORDER BY p.target_lang, p.id`;
}

/** The family of a project, if another present project is in it. */
export async function familyOf(sql: Sql | Transaction, project: number): Promise<number | null> {
  const [row] = await sql<{ family_id: number | null }[]>`
    SELECT p.family_id FROM projects p
    WHERE p.id = ${project} AND ${NOT_DELETED} AND EXISTS (
      SELECT FROM projects other WHERE other.family_id = p.family_id AND other.id <> p.id AND other.deleted_at IS NULL)`;
  return row?.family_id ?? null;
}

/** The other projects of a family that a user may read, with their role in each. */
export function otherLanguages(sql: Sql | Transaction, project: number, userId: number | null) {
  return sql<Pick<FamilyLanguage, 'project_id' | 'target_lang' | 'status' | 'role_id' | 'permissions'>[]>`
    SELECT p.id AS project_id, p.target_lang, p.status, own.role_id, own.permissions
    FROM projects p ${joinOwnRole(userId)} WHERE ${relatives(project)} AND p.id <> ${project} AND ${readBy(userId)}
    ORDER BY p.target_lang, p.id`;
}

/** Makes a family of a locked project. */
export async function beginFamily(tx: Transaction, project: number): Promise<number> {
  const [family] = await tx<{ id: number }[]>`INSERT INTO families DEFAULT VALUES RETURNING id`;
  if (!family) throw new Error('the statement makes a row');
  await tx`UPDATE projects SET family_id = ${family.id} WHERE id = ${project}`;
  return family.id;
}

/** Deletes families that no project is in any more. */
export async function sweepFamilies(sql: Sql): Promise<void> {
  await sql`
    DELETE FROM families f
    WHERE created_at < now_ms() - 60000 AND NOT EXISTS (SELECT FROM projects p WHERE p.family_id = f.id)`;
}
