import type { LogEntry } from '#contract/history/log.ts';
import { PROJECT_STATUSES, type ProjectStatus } from '#domain/core/access/project-status.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { PROJECT_KINDS, type ProjectKind } from '#domain/core/events/kind-groups.ts';
import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { type CheckFilter, isCheckFilter } from '#domain/texts/checks/check-filters.ts';
import type { English } from '#words/english.d.ts';

type Counted<Key> = Key extends `${string}_one` ? never : Key extends `${infer Base}_other` ? Base : Key;

/** The event of a log entry, by the name of its sentence. */
export type LogEvent = Counted<keyof English['log']['event']>;

type EntryFacts = Pick<LogEntry, 'u' | 'i' | 'k' | 'm' | 'r' | 'acts' | 'se' | 'by_site' | 'action'>;

type EventChooser = (entry: EntryFacts) => LogEvent;

const BATCH_EVENTS = {
  approve: 'batchApprove',
  unapprove: 'batchUnapprove',
  setInitial: 'batchSetInitial',
  clearInitial: 'batchClearInitial',
  copySource: 'batchCopySource',
  retime: 'batchRetime',
  move: 'batchMove',
  delete: 'batchDelete',
  replace: 'batchReplace',
  replaceSource: 'batchReplaceSource',
  undo: 'batchUndo',
  revert: 'batchRevert',
} as const satisfies Record<NonNullable<LogEntry['action']>, LogEvent>;

/** Kinds whose event depends on the entry: every kind that has no sentence by its own name, and others. */
const EVENT_OF: Readonly<Record<Exclude<ProjectKind, LogEvent>, EventChooser>> & {
  readonly [Kind in ProjectKind]?: EventChooser;
} = {
  // A manager has reverted or brought back a vote of somebody.
  vote: ({ acts, m }) =>
    m ? 'voteOf' : acts.is_minus ? (acts.is_minus[1] === true ? 'voteAgainst' : 'voteFor') : 'vote',
  unvote: ({ m }) => (m ? 'unvoteOf' : 'unvote'),
  resolveInvite: ({ acts }) => (acts.accept?.[1] === false ? 'declineInvite' : 'acceptInvite'),
  resolveRequest: ({ acts }) => (acts.accept?.[1] === false ? 'refuseRequest' : 'acceptRequest'),
  // An invitation link has a role and no invited user.
  invite: ({ i, r }) => (i === null && r !== null ? 'makeLink' : 'invite'),
  deleteInvite: ({ u, i, r }) =>
    i === null && r !== null ? 'revokeLink' : u?.id === i?.id ? 'cancelRequest' : 'cancelInvite',
  // Members assign sections to themselves too.
  assignSection: ({ u, m }) => (u?.id === m?.id ? 'claimSection' : 'assignSection'),
  editAssignment: ({ u, m }) => (u?.id === m?.id ? 'editOwnDeadline' : 'editAssignment'),
  unassignSection: ({ u, m }) => (u?.id === m?.id ? 'giveBackSection' : 'unassignSection'),
  dismissFinding: ({ se }) => (se ? 'dismissFinding' : 'dismissInProject'),
  restoreFinding: ({ se }) => (se ? 'restoreFinding' : 'restoreInProject'),
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
    if (acts.published) return acts.published[1] === true ? 'publishSection' : 'unpublishSection';
    return acts.name ? 'renameSection' : 'editSection';
  },
  editString: ({ acts }) => {
    if (acts.section) return 'moveString';
    return acts.place && Object.keys(acts).length === 1 ? 'placeString' : 'editString';
  },
  updateSource: ({ se }) => (se ? 'updateSource' : 'updateBook'),
  runBatch: ({ action }) => (action ? BATCH_EVENTS[action] : 'other'),
};

const isStatus = (value: unknown): value is ProjectStatus =>
  PROJECT_STATUSES.some((status) => status === value);

/** The check that an entry is about (dismissals.9); undefined if it is about none, or about one that is not known any more. */
export function checkOf({ w, n }: Pick<LogEntry, 'w' | 'n'>): CheckFilter | undefined {
  const kind = eventKindOf(w);
  const isOfCheck = kind === 'dismissFinding' || kind === 'restoreFinding';
  return isOfCheck && n !== null && isCheckFilter(n) ? n : undefined;
}

/** The event of an entry; 'other' for a kind without words. */
export function eventOf(entry: EntryFacts & Pick<LogEntry, 'w'>): LogEvent {
  const kind = PROJECT_KINDS.find((kind) => kind === eventKindOf(entry.w));
  // The type of the table guarantees an entry for each kind without an event of the same name.
  return kind ? (EVENT_OF[kind]?.(entry) ?? (kind as ProjectKind & LogEvent)) : 'other';
}

/** The user that an entry is about, in whichever field (log.1). */
export const targetUserOf = ({ i, k, m }: Pick<LogEntry, 'i' | 'k' | 'm'>) => i ?? k ?? m;

/** Where what an entry is about can be seen (log.21). */
export type Place =
  | { kind: 'string'; string: number; section: number | null }
  | { kind: 'word'; word: string }
  | { kind: 'user'; id: number; username: string }
  | { kind: 'section'; section: number };

const OF_WORDS: ReadonlySet<EventKind | undefined> = new Set<EventKind>([
  'addEntry',
  'editEntry',
  'deleteEntry',
  'restoreEntry',
]);

/** The place of an entry: its string, dictionary word, user or section; undefined if it has none, as settings. */
export function placeOf(entry: LogEntry): Place | undefined {
  const { w, string_id, string_section, se, n, acts } = entry;
  if (string_id !== null) return { kind: 'string', string: string_id, section: string_section };
  const kind = eventKindOf(w);
  if (OF_WORDS.has(kind)) {
    const renamed = kind === 'editEntry' ? acts.word?.[1] : undefined;
    const word = typeof renamed === 'string' ? renamed : n;
    return word === null ? undefined : { kind: 'word', word };
  }
  const user = targetUserOf(entry);
  if (user) return { kind: 'user', ...user };
  return se ? { kind: 'section', section: se.id } : undefined;
}

export const hasPlace = (entry: LogEntry): boolean => placeOf(entry) !== undefined;

/** The address of the editor at a section, for links. */
export const editorAt = (project: number, section: number) => ({
  to: '/projects/$projectId/editor/$sectionsList' as const,
  params: { projectId: String(project), sectionsList: printSectionId(section) },
});
