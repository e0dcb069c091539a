import type { FastifyRequest } from 'fastify';
import type { Me } from '#contract/identity/users.ts';
import { type WriteKind, whyNotWrite } from '#domain/core/access/project-status.ts';
import { type HeldRole, hasPermission, heldRole, type Permission } from '#domain/core/access/roles.ts';
import { projectViewer, seesCard, whyNotContent } from '#domain/core/access/visibility.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import { forbidden, notFound, orNotFound, signedOut } from '../../platform/http/failures.ts';
import { KEY_HEADER } from '../../platform/idempotency/once.ts';
import { credentialOf } from '../auth/credential.ts';
import { currentPrincipal, principalOf } from '../auth/principal.ts';
import type { GuardRequest } from '../endpoints/call.ts';
import { withCredential, withPermission } from '../endpoints/permission-of.ts';
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

/** What a guard loads from the path: `section` for `/sections/:section`. */
type LoadedFrom<P> = { [Name in keyof P & keyof LoadedByName]: LoadedByName[Name] };

/** What a guard of a project loads. */
type Loaded<P, User> = LoadedFrom<P> & {
  me: User;
  project: LoadedProject;
  /** The user in the form that the rules of domain/ take. */
  viewer: Commenter;
};

/** Admits everyone, and loads the user. */
export async function optionalUser({ sql, request }: GuardRequest): Promise<{ me: Me | undefined }> {
  return { me: (await currentPrincipal(sql, request))?.user };
}

/** Admits everyone without loading the user: sign-in, health, images. */
export const noAuthentication = withCredential('nothing', async (): Promise<Record<never, never>> => ({}));

/** Admits users. */
export async function signedIn({ sql, request }: GuardRequest): Promise<{ me: Me }> {
  const principal = await currentPrincipal(sql, request);
  if (!principal) throw signedOut();
  return { me: principal.user };
}

/** Admits users with a session: for what decides how they sign in, which no API token may change (tokens.8). */
export const sessionOnly = withCredential(
  'session',
  async ({ sql, request }: GuardRequest): Promise<{ me: Me }> => {
    const principal = await currentPrincipal(sql, request);
    if (!principal) throw signedOut();
    if (principal.via === 'token') throw forbidden('token', 'sessionOnly');
    return { me: principal.user };
  },
);

/** Admits site administrators; for everyone else, and with an API token, the address does not exist (administration.1). */
export const siteAdmin = withCredential(
  'session',
  async ({ sql, request }: GuardRequest): Promise<{ me: Me }> => {
    const principal = await currentPrincipal(sql, request);
    if (!principal?.user.site_admin) throw notFound('address');
    return { me: principal.user };
  },
);

/** Admits those who may see the project's card (visibility.5). */
export async function seesProject<P extends InProjectPath>(input: GuardRequest<P>) {
  const { me, path } = await loadRequest(input);
  return load(input, me, path, 'card');
}

/** Admits those who may read the project's texts (visibility.6), including guests of a public project. */
export async function readsProject<P extends InProjectPath>(input: GuardRequest<P>) {
  const { me, path } = await loadRequest(input);
  return load(input, me, path, 'content');
}

/** Admits guests to a public project, whoever asks: for what caches share. */
export const guestWhoReads = withCredential(
  'nothing',
  async <P extends InProjectPath>(input: GuardRequest<P>) => {
    const { sql, params } = input;
    const { path } = await loadPath(sql, undefined, params.project, params as PathIds, { use: undefined });
    return load(input, undefined, path ?? undefined, 'content');
  },
);

/**
 * Admits whoever may read the project, as {@link readsProject} does, for calls that know deleted translations too: one
 * that is not there is undefined.
 */
export async function readsDeleted<P extends InProjectPath & { translation: number }>(
  input: GuardRequest<P>,
) {
  const { me, path } = await loadRequest(input);
  const { translation: _translation, ...params } = input.params;
  return { ...load({ ...input, params }, me, path, 'content'), translation: path?.translation ?? undefined };
}

/** Admits users who may read the project's texts, for their own data such as read marks. */
export async function userWhoReads<P extends InProjectPath>(input: GuardRequest<P>) {
  const { me, path } = await loadRequest(input);
  return load(input, me ?? refuseGuest(), path, 'content');
}

/** Admits users who may see the project's card, for joining and for their own invite (visibility.12). */
export async function userWhoSees<P extends InProjectPath>(input: GuardRequest<P>) {
  const { me, path } = await loadRequest(input);
  return load(input, me ?? refuseGuest(), path, 'card');
}

/** Admits site administrators to any project, whatever its visibility; for everyone else the path does not exist. */
export const siteAdminInProject = withCredential(
  'session',
  async <P extends InProjectPath>(input: GuardRequest<P>) => {
    const { me, path } = await loadRequest(input);
    if (!me?.site_admin) throw notFound('address');
    return load(input, me, path, 'nothing');
  },
);

/** Admits members, whatever their role and the project's status (members.23, members.21). */
export async function anyMember<P extends InProjectPath>(input: GuardRequest<P>) {
  return asMember(input, await loadRequest(input));
}

function asMember<P extends InProjectPath>(input: GuardRequest<P>, { me, path }: LoadedRequest) {
  const loaded = load(input, me ?? refuseGuest(), path, 'content');
  if (loaded.viewer.role === undefined) throw forbidden('project', 'hidden');
  return loaded;
}

/** Makes the guard that {@link memberWith} returns. */
const makeMemberGuard = (permission: Permission, act: WriteKind) =>
  withPermission(permission, async <P extends InProjectPath>(input: GuardRequest<P>) => {
    const loaded = asMember(input, await loadRequest(input));
    if (!hasPermission(loaded.viewer.role, permission)) throw forbidden('role', 'role');
    refuseByStatus(loaded.project, loaded.viewer.role, act);
    if (isQuotaCheckedFirst(input.request)) refuseByQuota(loaded.project, input.quotas, { bytes: 1 });
    return loaded;
  });

const memberGuards = new Map<string, ReturnType<typeof makeMemberGuard>>();

/**
 * Admits members whose role has the permission, if the project's status allows the write (members.1, projects.20). Each
 * permission and act has one guard, so that a test can compare who may make a call.
 */
export function memberWith(permission: Permission, act: WriteKind = 'content') {
  const guard = memberGuards.get(`${permission} ${act}`) ?? makeMemberGuard(permission, act);
  memberGuards.set(`${permission} ${act}`, guard);
  return guard;
}

type Visit = { project: LoadedProject; viewer: Commenter; isSiteAdmin: boolean };

/** What the user must be allowed to see: the project's card, its texts, or nothing if another right admits them. */
type Needs = 'card' | 'content' | 'nothing';

/** Refuses a write that the project's status does not allow (projects.21). */
export function refuseByStatus(
  { status }: Pick<LoadedProject, 'status'>,
  role: HeldRole | undefined,
  act: WriteKind,
) {
  const kind = whyNotWrite(status, act, hasPermission(role, 'can_manage_project'));
  if (kind) throw forbidden('status', kind);
}

/** How the call adds content, if it does. */
const storedBy = (request: FastifyRequest) => request.routeOptions.config.endpoint?.stores;

/**
 * Whether a full project refuses a call before its body is read. A request with an Idempotency-Key may be a
 * repetition, which has to be answered; then the handler checks the quota.
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

/** The user, undefined for a guest, and what the path names. */
type LoadedRequest = { me: Me | undefined; path: LoadedPath | undefined };

/** Loads the user and what the path names, in one query. */
async function loadRequest<P extends InProjectPath>({
  sql,
  request,
  params,
}: GuardRequest<P>): Promise<LoadedRequest> {
  const stores = storedBy(request);
  // For a single text, reading the unfolded deltas would cost too much.
  const use = stores && (stores === 'imports' ? 'now' : 'folded');
  const credential = credentialOf(request);
  const { me, path } = await loadPath(sql, credential, params.project, params as PathIds, { use });
  return { me: principalOf(sql, request, credential, me)?.user, path: path ?? undefined };
}

/**
 * Checks access and returns what the path names. A project that the user may not know is not found (404); without the
 * right to read its content, nothing inside it is revealed (401, 403); then what is not inside it is not found (404).
 * The role and status are checked after that (api.15, api.14).
 */
function load<P extends InProjectPath, User extends Me | undefined>(
  { params }: GuardRequest<P>,
  me: User,
  path: LoadedPath | undefined,
  needs: Needs,
): Loaded<P, User> {
  const { section, string, translation, comment, entry, ...project } = orNotFound(path, 'project');
  const viewer = { id: me?.id, role: heldRole(project), limitations: me?.limitations ?? 0 };
  if (needs !== 'nothing') refuseUnseen({ project, viewer, isSiteAdmin: me?.site_admin ?? false }, needs);
  const inside = { section, string, translation, comment, entry };
  for (const name of Object.keys(inside) as (keyof typeof inside)[]) {
    if (name in params) orNotFound(inside[name] ?? undefined, name);
  }
  return { ...inside, me, project, viewer } as Loaded<P, User>;
}

function refuseUnseen({ project, viewer, isSiteAdmin }: Visit, needs: Needs) {
  const viewerOfProject = projectViewer({ ...viewer, isSiteAdmin, isInvited: project.invite !== null });
  if (!seesCard(project, viewerOfProject)) throw notFound('project');
  const reason = needs === 'content' ? whyNotContent(project, viewerOfProject) : undefined;
  if (reason === 'signedOut') throw signedOut();
  if (reason) throw forbidden('project', reason);
}
