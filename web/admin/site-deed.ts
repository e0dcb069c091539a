import type { LogEntry } from '#contract/log.ts';
import { logKindOf } from '#domain/log.ts';

/** What a line of the site's log tells of, as the words are named. */
export type SiteDeed =
  | 'signUp'
  | 'addCode'
  | 'deleteProject'
  | 'ban'
  | 'unban'
  | 'limit'
  | 'makeLink'
  | 'choosePassword'
  | 'editProfile'
  | 'other';

/** The deed of a line: a change of a user is told by what it changed. */
export function siteDeedOf({ w, acts, fields = [] }: Pick<LogEntry, 'w' | 'acts' | 'fields'>): SiteDeed {
  const kind = logKindOf(w);
  if (kind === 'createUser') return 'signUp';
  if (kind === 'addCode' || kind === 'deleteProject') return kind;
  if (kind !== 'editUser') return 'other';
  if (acts.banned) return acts.banned[1] === true ? 'ban' : 'unban';
  if (acts.limitations) return 'limit';
  if (fields.includes('password_link')) return 'makeLink';
  return fields.includes('password') ? 'choosePassword' : 'editProfile';
}
