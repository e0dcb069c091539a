import type { WriteKind } from '../../core/access/project-status.ts';
import { type HeldRole, hasPermission, type Permission } from '../../core/access/roles.ts';
import { type Commenter, whyNotAddComment } from '../../texts/comments/comments.ts';
import { isAuthor } from '../../texts/translations/translations.ts';

type KindRow = {
  /** The number that the database stores. */
  readonly code: number;
  /** The permission that shows and restores every one; authors see and restore their own without it. */
  readonly permission: Permission;
  /** The permission that the call that deletes one's own requires; an API token needs its scope to restore. */
  readonly needs: Permission;
  /** As what the project's status allows or refuses restoring. */
  readonly act: WriteKind;
};

/** What can be restored after it was deleted (deleted.1). */
export const DELETED_KINDS = {
  section: { code: 1, permission: 'can_manage_sections', needs: 'can_manage_sections', act: 'content' },
  string: { code: 2, permission: 'can_manage_strings', needs: 'can_manage_strings', act: 'content' },
  translation: { code: 3, permission: 'can_manage_translations', needs: 'can_translate', act: 'content' },
  comment: { code: 4, permission: 'can_manage_strings', needs: 'can_translate', act: 'comment' },
  entry: { code: 5, permission: 'can_manage_strings', needs: 'can_manage_strings', act: 'content' },
} as const satisfies Record<string, KindRow>;

export type DeletedKind = keyof typeof DELETED_KINDS;

/** Every kind, in the order of the screen. */
export const DELETED_KIND_NAMES = Object.keys(DELETED_KINDS) as readonly DeletedKind[];

/** The kinds of which a role sees and restores every deletion (deleted.4). */
export const kindsFor = (role: HeldRole | undefined): DeletedKind[] =>
  DELETED_KIND_NAMES.filter((kind) => hasPermission(role, DELETED_KINDS[kind].permission));

/** A deletion, as rights depend on it; `author_id` is null for what belongs to the project. */
type Deletion = { readonly kind: DeletedKind; readonly author_id: number | null };

/** Whether a member sees a deletion: by permission, and one's own translations and comments (deleted.4). */
export const seesDeleted = (viewer: Commenter, { kind, author_id }: Deletion): boolean =>
  hasPermission(viewer.role, DELETED_KINDS[kind].permission) ||
  (author_id !== null && isAuthor(viewer, { author_id }));

/** Why a member who sees a deletion may not restore it: a restriction denies own comments (deleted.5). */
export function whyNotRestore(viewer: Commenter, { kind, author_id }: Deletion): 'limited' | undefined {
  if (kind !== 'comment' || viewer.id !== author_id) return undefined;
  return whyNotAddComment(viewer) === 'limited' ? 'limited' : undefined;
}
