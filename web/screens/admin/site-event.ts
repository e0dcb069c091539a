import type { LogEntry } from '#contract/log.ts';
import { type EventKind, eventKindOf } from '#domain/events/kinds.ts';

/** Kinds whose event has the same name. */
const SAME = [
  'addCode',
  'deleteProject',
  'hideProject',
  'restoreProject',
  'removeTranslation',
  'removeComment',
  'removeProfile',
] as const satisfies EventKind[];

/** The event of an entry of the site's log, by the name of its words. */
export type SiteEvent =
  | 'signUp'
  | 'deleteCode'
  | 'ban'
  | 'unban'
  | 'limit'
  | 'makeLink'
  | 'choosePassword'
  | 'editProfile'
  | 'giveRight'
  | 'takeRight'
  | 'ownPassword'
  | 'email'
  | (typeof SAME)[number]
  | 'other';

/** The event of an entry; for a changed user it depends on the changed fields. */
export function siteEventOf({ w, acts, fields = [] }: Pick<LogEntry, 'w' | 'acts' | 'fields'>): SiteEvent {
  const kind = eventKindOf(w);
  if (kind === 'createUser') return 'signUp';
  // The remaining uses of a deleted code.
  if (kind === 'addCode' && acts.amount?.[1] === null) return 'deleteCode';
  const same = SAME.find((one) => one === kind);
  if (same) return same;
  if (kind !== 'editUser') return 'other';
  if (acts.banned) return acts.banned[1] === true ? 'ban' : 'unban';
  if (acts.site_admin) return acts.site_admin[1] === true ? 'giveRight' : 'takeRight';
  if (acts.limitations) return 'limit';
  if (fields.includes('password_link')) return 'makeLink';
  if (fields.includes('own_password')) return 'ownPassword';
  if (fields.includes('email')) return 'email';
  return fields.includes('password') ? 'choosePassword' : 'editProfile';
}
