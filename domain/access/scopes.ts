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
  /** What its guard asks of a member's role. */
  permission: Permission | undefined;
  /** Whether it writes only what is the user's own, such as read marks. */
  isPersonal: boolean;
};

/**
 * The scope that a call needs (tokens.7). It follows from what is known of every call, so that a new one has the right
 * scope, and the strictest where nothing is known of a write.
 */
export function neededScope({ method, permission, isPersonal }: Call): Scope {
  const scope = permission && SCOPE_OF[permission];
  if (method === 'GET') return scope === 'manage' ? 'manage' : 'read';
  return scope ?? (isPersonal ? 'translate' : 'manage');
}
