import type { Permission } from './roles.ts';

/** What an API token may be used for (tokens.6). */
export const SCOPES = ['read', 'translate', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** The scope that belongs to each permission. */
const SCOPE_OF = {
  can_translate: 'translate',
  can_self_approve: 'translate',
  can_approve: 'translate',
  can_manage_translations: 'translate',
  can_manage_strings: 'manage',
  can_manage_sections: 'manage',
  can_manage_members: 'manage',
  can_see_logs: 'manage',
  can_manage_project: 'manage',
  is_owner: 'manage',
} as const satisfies Record<Permission, Scope>;

type Call = {
  method: string;
  /** The permission that the call's guard requires. */
  permission: Permission | undefined;
  /** Whether the call writes only the user's own data, such as read marks. */
  isPersonal: boolean;
};

/**
 * The scope that a call needs (tokens.7). It follows from the call's guard, so that a new call has a scope at once; a
 * write about which nothing is known needs the strictest one.
 */
export function neededScope({ method, permission, isPersonal }: Call): Scope {
  const scope = permission && SCOPE_OF[permission];
  if (method === 'GET') return scope === 'manage' ? 'manage' : 'read';
  return scope ?? (isPersonal ? 'translate' : 'manage');
}
