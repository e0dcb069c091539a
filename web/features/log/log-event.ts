import type { LogEntry } from '#contract/log.ts';
import { PROJECT_STATUSES, type ProjectStatus } from '#domain/access/project-status.ts';
import { EVENT_KINDS, EVENTS, type EventKind, eventKindOf } from '#domain/events/kinds.ts';
import type { English } from '../../language/en/texts.ts';

type Counted<Key> = Key extends `${string}_one` ? never : Key extends `${infer Base}_other` ? Base : Key;

/** The event of a log entry, by the name of its sentence. */
export type LogEvent = Counted<keyof English['log']['event']>;

/** A kind of entry in a project's log; those of the site's log and of custom roles are excluded. */
export type ProjectKind = keyof English['log']['kind'];

const isOfRoles = (kind: EventKind) => kind === 'addRole' || kind === 'editRole' || kind === 'deleteRole';

export const PROJECT_KINDS = EVENT_KINDS.filter(
  (kind): kind is ProjectKind => EVENTS[kind].log !== 'site' && !isOfRoles(kind),
);

type EntryFacts = Pick<LogEntry, 'u' | 'i' | 'k' | 'm' | 'r' | 'acts' | 'se' | 'by_site'>;

/** Kinds whose event depends on the entry. */
const EVENT_OF: { readonly [Kind in EventKind]?: (entry: EntryFacts) => LogEvent } = {
  vote: ({ acts }) => (acts.is_minus ? (acts.is_minus[1] === true ? 'voteAgainst' : 'voteFor') : 'vote'),
  resolveInvite: ({ acts }) => (acts.accept?.[1] === false ? 'declineInvite' : 'acceptInvite'),
  resolveRequest: ({ acts }) => (acts.accept?.[1] === false ? 'refuseRequest' : 'acceptRequest'),
  // A link invites nobody by name, and into a role.
  invite: ({ i, r }) => (i === null && r !== null ? 'makeLink' : 'invite'),
  deleteInvite: ({ u, i, r }) =>
    i === null && r !== null ? 'revokeLink' : u?.id === i?.id ? 'cancelRequest' : 'cancelInvite',
  rearrange: ({ se }) => (se ? 'rearrangeStrings' : 'rearrangeSections'),
  editProject: ({ acts, m }) => {
    if (m) return 'handOver';
    const status = acts.status?.[1];
    return Object.keys(acts).length === 1 && isStatus(status) ? status : 'editProject';
  },
  deleteTranslation: ({ by_site }) => (by_site ? 'removeTranslation' : 'deleteTranslation'),
  deleteComment: ({ by_site }) => (by_site ? 'removeComment' : 'deleteComment'),
  editSection: ({ acts }) => {
    if (acts.translated_name) return 'translateSectionName';
    return acts.name ? 'renameSection' : 'editSection';
  },
  editString: ({ acts }) => {
    if (acts.section) return 'moveString';
    return acts.place && Object.keys(acts).length === 1 ? 'placeString' : 'editString';
  },
};

const isStatus = (value: unknown): value is ProjectStatus =>
  PROJECT_STATUSES.some((status) => status === value);

const hasOneEvent = (kind: ProjectKind): kind is ProjectKind & LogEvent =>
  kind !== 'resolveInvite' && kind !== 'resolveRequest' && kind !== 'deleteInvite' && kind !== 'rearrange';

/** The event of an entry; 'other' for a kind without words. */
export function eventOf(entry: EntryFacts & Pick<LogEntry, 'w'>): LogEvent {
  const kind = PROJECT_KINDS.find((kind) => kind === eventKindOf(entry.w));
  if (!kind) return 'other';
  return EVENT_OF[kind]?.(entry) ?? (hasOneEvent(kind) ? kind : 'other');
}

/** The user that an entry is about, in whichever field (log.1). */
export const targetUserOf = ({ i, k, m }: Pick<LogEntry, 'i' | 'k' | 'm'>) => i ?? k ?? m;
