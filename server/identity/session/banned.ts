import type { Ban } from '#contract/identity/users.ts';
import { Refused } from '../../platform/http/failures.ts';

/** Throws 403 with what the user may know of their ban (administration.10). */
export function refuseBanned({ banned, ban_reason, banned_until }: Ban & { banned: boolean }) {
  const ban = { ban_reason, banned_until } satisfies Ban;
  if (banned) throw new Refused(403, [{ key: 'username', kind: 'banned' }], ban);
}
