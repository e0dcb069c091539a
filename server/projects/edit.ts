import type { BodyOf } from '#contract/core/endpoint.ts';
import type { editProject } from '#contract/projects/projects.ts';
import { whyNotCueLimits } from '#domain/core/access/cue-limits.ts';
import { PROJECT_SETTINGS } from '#domain/core/access/project-settings.ts';
import { canBeDefault, type HeldRole, hasPermission, mayEditRole } from '#domain/core/access/roles.ts';
import { fieldChanges, hasFieldChanges } from '#domain/core/events/changes.ts';
import { whyNotProjectName } from '#domain/core/names/display-names.ts';
import { changedSeverities, ownSeverities } from '#domain/texts/checks/severities.ts';
import type { LockedProject } from '../core/content/project-lock-queries.ts';
import { defaultRoleOf, roleOfProject } from '../core/content/role-queries.ts';
import { type ImageOfLink, NO_IMAGE } from '../core/image-store/open-images.ts';
import { enqueuePending } from '../core/image-store/pending-links.ts';
import type { Transaction } from '../platform/database/connect.ts';
import { conflict, forbidden, invalid, orNotFound, refuseMistakes } from '../platform/http/failures.ts';
import { changeOwner, newOwnerOf, otherLanguagesOf, ownerOf, updateProject } from './edit-queries.ts';
import { requireCurrentMember } from './members/require-current-member.ts';
import { duplicateFieldsOf, projectCard } from './queries.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';

type Change = { actor: number; body: BodyOf<typeof editProject>; cover: ImageOfLink; most: number };

/**
 * Changes the settings of a locked project, or transfers it to another member (projects.16, members.19, api.9).
 * Without a change nothing is written.
 */
export async function changeProject(
  tx: Transaction,
  before: LockedProject,
  { actor, body, cover, most }: Change,
) {
  const { role } = await requireCurrentMember(tx, before.id, actor, 'can_manage_project');
  const owner = orNotFound(await ownerOf(tx, before.id), 'project');
  const { owner_id: heir = owner.id, updated_at: seen = before.updated_at, ...settings } = body;
  const isHandedOver = heir !== owner.id;
  if (isHandedOver && !hasPermission(role, 'is_owner')) throw forbidden('role', 'role');

  const after: LockedProject = { ...before, ...settings };
  const changesConsent = after.grammar_consent !== before.grammar_consent;
  if (changesConsent && !hasPermission(role, 'is_owner')) throw forbidden('role', 'role');
  after.check_severities = ownSeverities(after.check_severities);
  const [severities, newSeverities] = changedSeverities(before.check_severities, after.check_severities);
  const acts = fieldChanges(
    PROJECT_SETTINGS,
    { ...before, check_severities: severities },
    { ...after, check_severities: newSeverities },
  );
  if (after.default_role_id !== before.default_role_id)
    acts.default_role = await changeOfDefault(tx, role, before, after);
  if (!isHandedOver && !hasFieldChanges(acts)) return;

  if (seen !== before.updated_at) {
    throw conflict('general', 'changed', await projectCard(tx, before.id, actor));
  }
  if (isHandedOver) acts.owner = [owner.username, await transferOwnership(tx, before.id, heir, most)];
  const wrongLimit = whyNotCueLimits(after);
  if (wrongLimit) throw invalid(wrongLimit.key, wrongLimit.kind);
  if (after.source_lang === after.target_lang) throw invalid('target_lang', 'same');
  const family = acts.source_lang || acts.target_lang ? await otherLanguagesOf(tx, before.id) : [];
  // A family has one source, and one project for each language (families.4).
  if (acts.source_lang && family.length > 0 && !isHandedOver) throw invalid('source_lang', 'inFamily');
  if (acts.target_lang && family.includes(after.target_lang) && !isHandedOver)
    throw invalid('target_lang', 'notUnique');
  // An unchanged name is not validated again.
  if (acts.name) refuseMistakes({ name: whyNotProjectName(after.name) });
  refuseDuplicates(await duplicateFieldsOf(tx, after));
  // If the link was changed meanwhile, the fetched image does not belong to it; the new link is fetched later.
  const newCover = acts.cover_url && (cover.from === after.cover_url ? cover : NO_IMAGE);
  const newOwner = isHandedOver ? heir : undefined;
  await updateProject(tx, after, { actor, acts, newOwner, cover: newCover });
  if (newCover) await enqueuePending(tx, after.cover_url, newCover);
}

/** The names of the role of newcomers before and after; refuses one that can't be it, and one that the user may not give (members.34). */
async function changeOfDefault(
  tx: Transaction,
  actor: HeldRole,
  before: LockedProject,
  after: LockedProject,
): Promise<[string, string]> {
  const role = await roleOfProject(tx, before.id, after.default_role_id);
  if (!role || !canBeDefault(role)) throw invalid('default_role_id', 'choice');
  if (!mayEditRole(actor, role)) throw forbidden('role', 'role');
  const { name } = await defaultRoleOf(tx, before.id);
  return [name, role.name];
}

/** Makes another member the owner, and returns their name. */
async function transferOwnership(
  tx: Transaction,
  projectId: number,
  userId: number,
  most: number,
): Promise<string> {
  const heir = await newOwnerOf(tx, projectId, userId);
  if (!heir) throw invalid('owner_id', 'unknown');
  if (heir.banned) throw forbidden('owner_id', 'banned');
  if (heir.owned >= most) throw forbidden('owner_id', 'tooMany');
  await changeOwner(tx, projectId, userId);
  return heir.username;
}
