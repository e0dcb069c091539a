import { type HeldRole, hasPermission } from './roles.ts';

/** Who sees a project (visibility.1, visibility.2, visibility.3). */
export const VISIBILITIES = ['public', 'private', 'closed'] as const;

export type Visibility = (typeof VISIBILITIES)[number];

/** The properties of a project that decide who sees it; `hidden_at` is when site administrators hid it, else null. */
export type ProjectVisibility = { readonly visibility: Visibility; readonly hidden_at: number | null };

/** A visitor of a project; an invited one has an open invite or request in it (visibility.4). */
export type ProjectViewer = {
  readonly isSignedIn: boolean;
  readonly isMember: boolean;
  readonly isOwner: boolean;
  readonly isInvited: boolean;
  /**
   * Whether the user is a site administrator, who sees hidden projects to review them, and no other closed ones
   * (visibility.19).
   */
  readonly isSiteAdmin: boolean;
};

/** The visitor of a project with this user id and role; a guest has no id, who is not a member no role. */
export function projectViewer({
  id,
  role,
  isSiteAdmin,
  isInvited = false,
}: {
  id: number | undefined;
  role: HeldRole | undefined;
  isSiteAdmin: boolean;
  isInvited?: boolean;
}): ProjectViewer {
  return {
    isSignedIn: id !== undefined,
    isMember: role !== undefined,
    isOwner: hasPermission(role, 'is_owner'),
    isInvited,
    isSiteAdmin,
  };
}

/**
 * Whether a project exists for a user. A hidden one exists only for its owner and site administrators (visibility.17).
 */
function isThere(
  { hidden_at }: ProjectVisibility,
  { isOwner, isSiteAdmin }: Pick<ProjectViewer, 'isOwner' | 'isSiteAdmin'>,
) {
  return hidden_at === null || isOwner || isSiteAdmin;
}

/**
 * Whether the card is shown: name, cover, description, recommendations, counts, members' names (visibility.5).
 */
export function seesCard(project: ProjectVisibility, viewer: ProjectViewer): boolean {
  if (project.hidden_at !== null) return isThere(project, viewer);
  return project.visibility !== 'closed' || viewer.isMember || viewer.isInvited;
}

/** Whether strings, translations, comments, dictionary and statistics are shown (visibility.6). */
export function seesContent(
  project: ProjectVisibility,
  viewer: Pick<ProjectViewer, 'isMember' | 'isOwner' | 'isSiteAdmin'>,
): boolean {
  if (project.hidden_at !== null) return isThere(project, viewer);
  return project.visibility === 'public' || viewer.isMember;
}

/**
 * Why content is refused: a closed or hidden project is reported as missing, a private one asks guests to sign in
 * (visibility.7).
 */
export function whyNotContent(
  project: ProjectVisibility,
  viewer: ProjectViewer,
): 'gone' | 'signedOut' | 'hidden' | undefined {
  if (seesContent(project, viewer)) return undefined;
  if (!seesCard(project, viewer)) return 'gone';
  return viewer.isSignedIn ? 'hidden' : 'signedOut';
}

/** How a signed-in user who is not a member joins: at once, by request, or only by invitation (visibility.12). */
export const JOIN_MODES = {
  public: 'join',
  private: 'request',
  closed: 'invite',
} as const satisfies Record<Visibility, string>;
