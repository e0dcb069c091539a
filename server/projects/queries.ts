import type { z } from 'zod';
import type { Project, ProjectDraft } from '#contract/projects/projects.ts';
import { OWNER_ROLE } from '#domain/core/access/roles.ts';
import { NOT_DELETED } from '../core/content/present-project-queries.ts';
import { joinOwnRole } from '../core/content/role-queries.ts';
import { WORK_COLUMNS, WORK_COLUMNS_OF_P, workValues } from '../core/content/work-queries.ts';
import { logSteps } from '../core/events/record.ts';
import type { ImageOfLink } from '../core/image-store/open-images.ts';
import { enqueuePending } from '../core/image-store/pending-links.ts';
import { SHOWN_IMAGE } from '../core/image-store/queries.ts';
import { ownedProjects } from '../core/quotas/queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { lockUser } from '../platform/database/directory-locks.ts';
import { type Fragment, fragment } from '../platform/database/fragment.ts';

/** SQL: whether project `p` is hidden, and why. */
export const hidden = (sql: Sql | Transaction) => sql`
  CASE WHEN p.hidden_at IS NOT NULL THEN json_build_object('at', p.hidden_at, 'reason', p.hidden_reason) END AS hidden`;

/**
 * SQL: the counters of projects with unfolded deltas, a row for each project that has sections; `chosen` is `= id` or
 * `IN (…)`. It is a step of its own, because a distributed database can't read content for each row of the directory.
 */
export const projectCounts = (chosen: Fragment): Fragment => fragment`
  SELECT project_id, coalesce(sum(strings_amount), 0) AS strings_amount,
    coalesce(sum(strings_translated), 0) AS strings_translated,
    coalesce(sum(strings_approved), 0) AS strings_approved,
    coalesce(sum(strings_initial), 0) AS strings_initial,
    coalesce(sum(strings_needing_review), 0) AS strings_needing_review,
    coalesce(sum(translations_amount), 0) AS translations_amount, max(at) AS at
  FROM (
    SELECT project_id, strings_amount, strings_translated, strings_approved, strings_initial, strings_needing_review,
      translations_amount, last_update AS at
    FROM sections WHERE project_id ${chosen}
    UNION ALL
    SELECT d.project_id, d.strings_amount, d.strings_translated, d.strings_approved, d.strings_initial,
      d.strings_needing_review, d.translations_amount, d.at
    FROM section_deltas d JOIN sections s ON s.project_id = d.project_id AND s.id = d.section_id
    WHERE d.project_id ${chosen}
  ) counts GROUP BY project_id`;

/** SQL: for those in the step `chosen`. */
export const OF_CHOSEN = fragment`IN (SELECT id FROM chosen)`;

/** SQL: the columns of what subtitles are checked by, of project `p` (subtitles.12). */
export const CUE_LIMIT_COLUMNS = fragment`
  p.cue_line_length, p.cue_lines, p.cue_speed, p.cue_min_duration, p.cue_max_duration, p.cue_min_gap`;

/** SQL: the card of project `p` for a user; `counts` are its {@link projectCounts}, or nothing, and {@link joinOwnRole} joins the role. */
export const card = (sql: Sql | Transaction, userId: number | null) => sql`
  p.id, p.handle, p.name, p.description, p.recomendations, ${WORK_COLUMNS_OF_P}, p.cover_url, ${SHOWN_IMAGE.cover}, p.source_lang,
  p.target_lang, p.visibility, p.status, p.guest_books, p.grammar_consent, p.feed_shows, ${CUE_LIMIT_COLUMNS}, p.check_severities, p.placeholder_patterns, p.created_at, p.updated_at, p.last_update AS listed_at,
  (p.family_id IS NOT NULL AND EXISTS (
    SELECT FROM projects other WHERE other.family_id = p.family_id AND other.id <> p.id AND other.deleted_at IS NULL
  )) AS in_family,
  ${hidden(sql)}, (SELECT user_id FROM members WHERE project_id = p.id AND role_id = ${OWNER_ROLE}) AS owner_id,
  own.role_id, own.role_name, own.permissions, p.default_role_id,
  (SELECT json_build_object('id', i.id, 'inviter_id', i.inviter_id) FROM invites i
   WHERE i.project_id = p.id AND i.user_id = ${userId}) AS invite,
  json_build_object(
    'strings_amount', coalesce(counts.strings_amount, 0),
    'strings_translated', coalesce(counts.strings_translated, 0),
    'strings_approved', coalesce(counts.strings_approved, 0),
    'strings_initial', coalesce(counts.strings_initial, 0),
    'strings_needing_review', coalesce(counts.strings_needing_review, 0),
    'translations_amount', coalesce(counts.translations_amount, 0),
    'last_update', greatest(counts.at, p.last_update)) AS stats`;

/** SQL: whether the user may find project `p` in a list (visibility.9). */
export const isFoundBy = (sql: Sql | Transaction, userId: number | null) => sql`
  (p.visibility = 'public' OR (p.visibility = 'private' AND ${userId}::bigint IS NOT NULL)
    OR EXISTS (SELECT FROM members m WHERE m.project_id = p.id AND m.user_id = ${userId}))
  AND ${NOT_DELETED} AND (p.hidden_at IS NULL OR EXISTS (
    SELECT FROM members m WHERE m.project_id = p.id AND m.user_id = ${userId} AND m.role_id = ${OWNER_ROLE}))`;

export type Card = Omit<Project, 'members' | 'roles'>;
type Draft = z.output<typeof ProjectDraft>;

export async function projectCard(sql: Sql | Transaction, id: number, userId: number | null) {
  const [project] = await sql<Card[]>`
    SELECT ${card(sql, userId)}
    FROM projects p LEFT JOIN (${projectCounts(sql`= ${id}::bigint`)}) counts ON true ${joinOwnRole(userId)}
    WHERE p.id = ${id} AND ${NOT_DELETED}`;
  return project;
}

/** The current link of a project's cover. */
export async function coverLinkOf(sql: Sql, id: number): Promise<string | undefined> {
  const [project] = await sql<{ cover_url: string }[]>`
    SELECT p.cover_url FROM projects p WHERE p.id = ${id} AND ${NOT_DELETED}`;
  return project?.cover_url;
}

/** The shown image of a project's cover; null for the generated one. */
export async function coverAddressOf(tx: Transaction, id: number): Promise<string | null> {
  const [project] = await tx<{ hash: string | null }[]>`
    SELECT CASE WHEN cover_from = cover_url THEN cover_hash END AS hash FROM projects WHERE id = ${id}`;
  return project?.hash ?? null;
}

/**
 * Which of name and handle another project has, also a deleted one (projects.33); concurrent writes are refused by the unique
 * constraints.
 */
export async function duplicateFieldsOf(
  sql: Sql | Transaction,
  { id = null, name, handle }: Pick<Draft, 'name' | 'handle'> & { id?: number | null },
) {
  const [taken] = await sql<{ name: boolean; handle: boolean }[]>`
    SELECT EXISTS (
        SELECT FROM projects
        WHERE name_key = lower(normalize(${name}, NFC)) AND id IS DISTINCT FROM ${id}) AS name,
      EXISTS (
        SELECT FROM projects WHERE lower(handle) = lower(${handle}) AND id IS DISTINCT FROM ${id}) AS handle`;
  return (['name', 'handle'] as const).filter((key) => taken?.[key]);
}

/**
 * Creates a project with its owner. Undefined if the user already owns the maximum of projects, or was deleted. The user is
 * locked, so that concurrent ones are counted.
 */
export function makeProject(
  sql: Sql,
  userId: number,
  draft: Draft,
  cover: ImageOfLink,
  most: number,
): Promise<number | undefined> {
  return sql.begin(async (tx) => {
    await lockUser(tx, userId);
    const [project] = await tx<{ id: number }[]>`
      WITH owned AS MATERIALIZED (
        SELECT ${ownedProjects(userId)} AS amount
      ), done AS (
        INSERT INTO projects
          (name, handle, description, recomendations, ${WORK_COLUMNS}, cover_url, cover_from, cover_hash, cover_problem, visibility, source_lang,
           target_lang)
        SELECT ${draft.name}, ${draft.handle}, ${draft.description}, ${draft.recomendations}, ${workValues(draft)}, ${draft.cover_url},
          ${cover.from}, ${cover.hash}, ${cover.problem}, ${draft.visibility}, ${draft.source_lang}, ${draft.target_lang}
        FROM owned WHERE amount < ${most} AND EXISTS (SELECT FROM users WHERE id = ${userId} AND deleted_at IS NULL)
        RETURNING id
      ), owner AS (
        INSERT INTO members (project_id, user_id, role_id) SELECT id, ${userId}, ${OWNER_ROLE} FROM done
      ),
      ${logSteps('createProject', tx`done.id`, { actor: userId, data: { n: draft.name } })}
      SELECT id FROM done`;
    await enqueuePending(tx, draft.cover_url, cover);
    return project?.id;
  });
}
