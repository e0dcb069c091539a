import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/users.ts';
import { type ActKind, whyNotWrite } from '#domain/access/project-status.ts';
import { can, type Permission, type RoleId } from '#domain/access/roles.ts';
import { seesCard, whyNotContent } from '#domain/access/visibility.ts';
import type { Commenter } from '#domain/comments/comments.ts';
import { tokenHashOf } from '../auth/cookies.ts';
import { recordLastUse } from '../auth/last-use.ts';
import { currentUser } from '../auth/me.ts';
import { asksFor } from '../endpoints/permission-of.ts';
import type { GuardRequest } from '../endpoints/register-endpoint.ts';
import { forbidden, found, notFound, signedOut } from '../http/failures.ts';
import { KEY_HEADER } from '../idempotency/once.ts';
import { withDrawnAvatar } from '../image-store/avatars.ts';
import { refuseByQuota } from '../quotas/refuse.ts';
import {
  type LoadedComment,
  type LoadedEntry,
  type LoadedPath,
  type LoadedProject,
  type LoadedSection,
  type LoadedString,
  type LoadedTranslation,
  loadPath,
  type PathIds,
} from './queries.ts';

type InProjectPath = { project: number | string };

type LoadedByName = {
  section: LoadedSection;
  string: LoadedString;
  translation: LoadedTranslation;
  comment: LoadedComment;
  entry: LoadedEntry;
};

/** What a path names, loaded: `/sections/:section` brings `section` along. */
type LoadedFrom<P> = { [Name in keyof P & keyof LoadedByName]: LoadedByName[Name] };

/** Somebody before a project. */
type Loaded<P, User> = LoadedFrom<P> & {
  me: User;
  project: LoadedProject;
  /** The asking user as rules see them. */
  viewer: Commenter;
};

/** Guests and users alike. */
export async function anyone({ sql, request }: GuardRequest): Promise<{ me: Me | undefined }> {
  return { me: await currentUser(sql, request) };
}

/** Nobody is asked for: sign-in, health, pictures. */
export async function everyone(): Promise<Record<never, never>> {
  return {};
}

/** Any user. */
export async function signedIn({ sql, request }: GuardRequest): Promise<{ me: Me }> {
  const me = await currentUser(sql, request);
  if (!me) throw signedOut();
  return { me };
}

/** A site administrator; to everyone else, guests too, the address is not there (administration.1). */
export async function siteAdmin({ sql, request }: GuardRequest): Promise<{ me: Me }> {
  const me = await currentUser(sql, request);
  if (!me?.site_admin) throw notFound('address');
  return { me };
}

/** Whoever may see the project's card (visibility.5). */
export async function seesProject<P extends InProjectPath>(asking: GuardRequest<P>) {
  const { me, path } = await loadRequest(asking);
  return load(asking, me, path, 'card');
}

/** Whoever may read the project's texts (visibility.6): guests too, in a public one. */
export async function readsProject<P extends InProjectPath>(asking: GuardRequest<P>) {
  const { me, path } = await loadRequest(asking);
  return load(asking, me, path, 'content');
}

/** Any user who may read the project's texts: for what they keep for themselves, like read marks. */
export async function readsSignedIn<P extends InProjectPath>(asking: GuardRequest<P>) {
  const { me, path } = await loadRequest(asking);
  return load(asking, me ?? refuseGuest(), path, 'content');
}

/** Any user who may see the project's card: for coming in, and for their own invite (visibility.12). */
export async function seesSignedIn<P extends InProjectPath>(asking: GuardRequest<P>) {
  const { me, path } = await loadRequest(asking);
  return load(asking, me ?? refuseGuest(), path, 'card');
}

/** Lets site administrators into any project, whatever its visibility; for everyone else the path does not exist (404). */
export async function siteAdminIn<P extends InProjectPath>(asking: GuardRequest<P>) {
  const { me, path } = await loadRequest(asking);
  if (!me?.site_admin) throw notFound('address');
  return load(asking, me, path, 'nothing');
}

/** A member, whatever their role and the project's status: for leaving, which all may but the owner (members.23, members.21). */
export async function belongsToProject<P extends InProjectPath>(asking: GuardRequest<P>) {
  const loaded = await readsSignedIn(asking);
  if (loaded.viewer.role === undefined) throw forbidden('project', 'hidden');
  return loaded;
}

/** A member whose role has the permission, while the project's status allows the act (members.1, projects.20). */
export const inProject = (permission: Permission, act: ActKind = 'content') =>
  asksFor(permission, async <P extends InProjectPath>(asking: GuardRequest<P>) => {
    const loaded = await belongsToProject(asking);
    if (!can(loaded.viewer.role, permission)) throw forbidden('role', 'role');
    refuseByStatus(loaded.project, loaded.viewer.role, act);
    if (isQuotaCheckedFirst(asking.request)) refuseByQuota(loaded.project, asking.quotas, { bytes: 1 });
    return loaded;
  });

type Visit = { project: LoadedProject; viewer: Commenter; isSiteAdmin: boolean };

/** What the user must be allowed to see: the project's card, its texts, or nothing if another right admits them. */
type Needs = 'card' | 'content' | 'nothing';

/** Refuses an act that the project's status does not allow (projects.21). */
export function refuseByStatus(
  { status }: Pick<LoadedProject, 'status'>,
  role: RoleId | undefined,
  act: ActKind,
) {
  const kind = whyNotWrite(status, act, can(role, 'can_manage_project'));
  if (kind) throw forbidden('status', kind);
}

/** How the call adds content. */
const storedBy = (request: FastifyRequest) => request.routeOptions.config.endpoint?.stores;

/**
 * Whether a call that adds content is refused for a full project before its body is read. With an Idempotency-Key it may be a
 * repetition, which is answered; then the handler checks the quota if it is not one.
 */
function isQuotaCheckedFirst(request: FastifyRequest): boolean {
  const { isRepeatable = false } = request.routeOptions.config.endpoint ?? {};
  const stores = storedBy(request);
  if (stores === undefined || stores === 'edits') return false;
  return !(isRepeatable && request.headers[KEY_HEADER] !== undefined);
}

function refuseGuest(): never {
  throw signedOut();
}

/** Who asks, and what their path names, in one round trip. */
async function loadRequest<P extends InProjectPath>({ sql, request, params }: GuardRequest<P>) {
  const stores = storedBy(request);
  // A single text is not worth reading what was written since the last folding.
  const wants = { use: stores && (stores === 'imports' ? 'now' : 'folded') } as const;
  const { me, path } = await loadPath(sql, tokenHashOf(request), params.project, params as PathIds, wants);
  request.userId = me?.id;
  recordLastUse(sql, request, me);
  return { me: me ? withDrawnAvatar(me) : undefined, path: path ?? undefined };
}

/**
 * Answers what the path names. A project that may not be known of is not there (404); whoever may not read the content of
 * one (401, 403) is told nothing of what stands inside; what isn't inside is not there (404). What the role or the status
 * forbids comes after that (api.15, api.14).
 */
function load<P extends InProjectPath, User extends Me | undefined>(
  { params }: GuardRequest<P>,
  me: User,
  path: LoadedPath | undefined,
  needs: Needs,
): Loaded<P, User> {
  const { section, string, translation, comment, entry, ...project } = found(path, 'project');
  const viewer = { id: me?.id, role: project.role_id ?? undefined, limitations: me?.limitations ?? 0 };
  if (needs !== 'nothing') refuseUnseen({ project, viewer, isSiteAdmin: me?.site_admin ?? false }, needs);
  const inside = { section, string, translation, comment, entry };
  for (const name of Object.keys(inside) as (keyof typeof inside)[]) {
    if (name in params) found(inside[name] ?? undefined, name);
  }
  return { ...inside, me, project, viewer } as Loaded<P, User>;
}

function refuseUnseen({ project, viewer, isSiteAdmin }: Visit, needs: Needs) {
  const onlooker = {
    isSignedIn: viewer.id !== undefined,
    isMember: viewer.role !== undefined,
    isOwner: can(viewer.role, 'is_owner'),
    isSiteAdmin,
    isInvited: project.invite !== null,
  };
  if (!seesCard(project, onlooker)) throw notFound('project');
  const reason = needs === 'content' ? whyNotContent(project, onlooker) : undefined;
  if (reason === 'signedOut') throw signedOut();
  if (reason) throw forbidden('project', reason);
}
