import type { LogEntry } from '#contract/history/log.ts';
import { eventKindOf, type SiteEventKind } from '#domain/core/events/kinds.ts';
import type { English } from '#words/english.d.ts';

/** The event of an entry of the site's log, by the name of its words. */
export type SiteEvent = keyof English['admin']['event'];

type EntryFacts = Pick<LogEntry, 'acts' | 'fields'> & Partial<Pick<LogEntry, 'n'>>;

const EVENT_OF: Readonly<Record<SiteEventKind, SiteEvent | ((entry: EntryFacts) => SiteEvent)>> = {
  createUser: ({ n }) => (n ? 'signUpByLink' : 'signUp'),
  // The remaining uses of a deleted code.
  addCode: ({ acts }) => (acts.amount?.[1] === null ? 'deleteCode' : 'addCode'),
  editUser: userEventOf,
  deleteProject: 'deleteProject',
  hideProject: 'hideProject',
  restoreProject: 'restoreProject',
  undeleteProject: 'undeleteProject',
  removeTranslation: 'removeTranslation',
  removeComment: 'removeComment',
  removeProfile: 'removeProfile',
  askDeletion: 'askDeletion',
  cancelDeletion: 'cancelDeletion',
  deleteUser: 'deleteUser',
  decideReports: ({ acts }) => (acts.decision?.[1] === 'removed' ? 'reportsUpheld' : 'reportsDismissed'),
};

/** The event of a changed user depends on the changed fields. */
function userEventOf({ acts, fields = [] }: EntryFacts): SiteEvent {
  if (acts.banned) return acts.banned[1] === true ? 'ban' : 'unban';
  if (acts.ban_reason || acts.banned_until) return 'editBan';
  if (acts.site_admin) return acts.site_admin[1] === true ? 'giveRight' : 'takeRight';
  if (acts.limitations) return 'limit';
  if (fields.includes('password_link')) return 'makeLink';
  if (fields.includes('second_factor')) return 'removeFactor';
  if (fields.includes('own_password')) return 'ownPassword';
  if (fields.includes('email')) return 'email';
  return fields.includes('password') ? 'choosePassword' : 'editProfile';
}

/** The event of an entry; 'other' for a kind without words. */
export function siteEventOf(entry: EntryFacts & Pick<LogEntry, 'w'>): SiteEvent {
  const kind = eventKindOf(entry.w);
  const event = kind && kind in EVENT_OF ? EVENT_OF[kind as SiteEventKind] : 'other';
  return typeof event === 'function' ? event(entry) : event;
}
