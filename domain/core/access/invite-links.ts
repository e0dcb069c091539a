import { LIMITS } from '../limits.ts';
import { type HeldRole, mayGive } from './roles.ts';

/** How long an invitation link may be valid, by name; the milliseconds are in LIMITS. */
export const LINK_LASTS = Object.keys(LIMITS.inviteLinkLasts) as (keyof typeof LIMITS.inviteLinkLasts)[];

export type LinkLasts = (typeof LINK_LASTS)[number];

type LinkLike = {
  /** The role that it gives. */
  readonly role: HeldRole;
  readonly is_expired: boolean;
  readonly uses: number;
  /** How often it can be used; null if without limit. */
  readonly most_uses: number | null;
  /** The present role of its maker; undefined if they are no longer a member. */
  readonly maker_role: HeldRole | undefined;
};

/**
 * Why nobody can join by an invitation link; undefined while one can (invites.22). `gone`: its maker may no longer give its
 * role, so that the links of a manager who was kicked out stop working.
 */
export function whyNotByLink({
  role,
  is_expired,
  uses,
  most_uses,
  maker_role,
}: LinkLike): 'gone' | 'expired' | 'usedUp' | undefined {
  if (!mayGive(maker_role, role)) return 'gone';
  if (is_expired) return 'expired';
  return most_uses !== null && uses >= most_uses ? 'usedUp' : undefined;
}
