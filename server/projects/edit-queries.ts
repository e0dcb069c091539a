import { FORMER_OWNER_ROLE, OWNER_ROLE } from '#domain/core/access/roles.ts';
import type { FieldChanges } from '#domain/core/events/changes.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import { BANNED } from '../core/content/ban-queries.ts';
import { NOT_DELETED } from '../core/content/present-project-queries.ts';
import type { LockedProject } from '../core/content/project-lock-queries.ts';
import { workIs } from '../core/content/work-queries.ts';
import { logSteps } from '../core/events/record.ts';
import type { ImageOfLink } from '../core/image-store/open-images.ts';
import { ownedProjects } from '../core/quotas/queries.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { lockUser } from '../platform/database/directory-locks.ts';
import { asJson, fragment } from '../platform/database/fragment.ts';

type ProjectWrite = {
  actor: number;
  acts: FieldChanges;
  newOwner?: number | undefined;
  cover?: ImageOfLink | undefined;
  origin?: Origin | undefined;
};

/**
 * Writes a locked project's settings with the log entry of the changes; `newOwner` is the user it was transferred to, who hasn’t agreed to
 * anything yet (spelling.12).
 * `updated_at` always increases, so that clients that saw the earlier version notice the change (api.9).
 */
export async function updateProject(
  tx: Transaction,
  after: LockedProject,
  { actor, acts, newOwner, cover, origin }: ProjectWrite,
) {
  await tx`
    WITH done AS (
      UPDATE projects SET name = ${after.name}, handle = ${after.handle}, description = ${after.description},
        recomendations = ${after.recomendations}, ${workIs(after)}, cover_url = ${after.cover_url}, source_lang = ${after.source_lang},
        target_lang = ${after.target_lang}, visibility = ${after.visibility}, status = ${after.status},
        guest_books = ${after.guest_books}, grammar_consent = ${after.grammar_consent && newOwner === undefined}, feed_shows = ${after.feed_shows},
        default_role_id = ${after.default_role_id},
        cue_line_length = ${after.cue_line_length}, cue_lines = ${after.cue_lines}, cue_speed = ${after.cue_speed},
        cue_min_duration = ${after.cue_min_duration}, cue_max_duration = ${after.cue_max_duration},
        cue_min_gap = ${after.cue_min_gap}, check_severities = ${asJson(after.check_severities)}::jsonb,
        placeholder_patterns = ${after.placeholder_patterns},
        ${cover ? coverIs(tx, cover) : tx``} ${newOwner === undefined ? tx`` : LEAVES_FAMILY}
        updated_at = greatest(updated_at + 1, now_ms()), last_update = greatest(last_update, now_ms())
      WHERE id = ${after.id}
      RETURNING id
    ),
    ${logSteps('editProject', after.id, { actor, ...(newOwner && { user: newOwner }), origin, data: { acts } })}
    SELECT FROM done`;
}

/** SQL: a family has one owner, so a project that gets another one is in none any more (families.6). */
const LEAVES_FAMILY = fragment`family_id = NULL,`;

/** SQL: sets the cover to the result of a new link or an uploaded image, never to that of an earlier link. */
const coverIs = (tx: Transaction, { from, hash, problem }: ImageOfLink) => tx`
  cover_from = ${from}, cover_hash = ${hash}, cover_problem = ${problem}, cover_tries = 0, cover_next_at = 0,`;

/** The owner of a project. */
export async function ownerOf(tx: Transaction, projectId: number) {
  const [owner] = await tx<{ id: number; username: string }[]>`
    SELECT u.id, u.username FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.project_id = ${projectId} AND m.role_id = ${OWNER_ROLE}`;
  return owner;
}

/**
 * A member who may become the owner, with whether they are banned and how many projects they own. The user is locked,
 * as when they create a project, so that they can't exceed the limit.
 */
export async function newOwnerOf(tx: Transaction, projectId: number, userId: number) {
  await lockUser(tx, userId);
  const [heir] = await tx<{ username: string; banned: boolean; owned: number }[]>`
    SELECT u.username, ${BANNED} AS banned,
      ${ownedProjects(userId)} AS owned
    FROM members m JOIN users u ON u.id = m.user_id
    WHERE m.project_id = ${projectId} AND m.user_id = ${userId}`;
  return heir;
}

/**
 * Makes another member the owner. The old owner is changed first, because a project has one owner at any moment
 * (members.19).
 */
export async function changeOwner(tx: Transaction, projectId: number, userId: number) {
  await tx`
    UPDATE members SET role_id = ${FORMER_OWNER_ROLE} WHERE project_id = ${projectId} AND role_id = ${OWNER_ROLE}`;
  await tx`UPDATE members SET role_id = ${OWNER_ROLE} WHERE project_id = ${projectId} AND user_id = ${userId}`;
}

/** The languages of the other projects of a project's family. */
export async function otherLanguagesOf(tx: Transaction, projectId: number): Promise<string[]> {
  const others = await tx<{ target_lang: string }[]>`
    SELECT p.target_lang FROM projects own JOIN projects p ON p.family_id = own.family_id AND p.id <> own.id
    WHERE own.id = ${projectId} AND ${NOT_DELETED}`;
  return others.map(({ target_lang }) => target_lang);
}
