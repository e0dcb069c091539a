import { eventKindOf } from '#domain/core/events/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Entry } from './entry-queries.ts';
import { type AutomaticWatch, WHOLE_PROJECT } from './watch-queries.ts';

/** What some log entries let users watch, and who has left the project at their end. */
export function automaticWatchesIn(entries: readonly Entry[]): {
  watches: AutomaticWatch[];
  left: number[];
} {
  const isIn = new Map<number, { is: boolean; at: number }>();
  const strings: AutomaticWatch[] = [];
  const writing = writersOf(entries);
  for (const { w, at, actor_id, user_id, accept, string_id, is_in_batch } of entries) {
    const kind = eventKindOf(w);
    if (kind === 'createProject') isIn.set(actor_id, { is: true, at });
    if (kind === 'join' || ((kind === 'resolveInvite' || kind === 'resolveRequest') && accept === true))
      isIn.set(user_id ?? actor_id, { is: true, at });
    if (kind === 'leave' || kind === 'kick') isIn.set(user_id ?? actor_id, { is: false, at });
    if (string_id === null || is_in_batch) continue;
    if (kind === 'addComment' || (kind === 'addTranslation' && writing.has(actor_id)))
      strings.push({ user: actor_id, section: 0, string: string_id, at });
  }
  const of = (isMember: boolean) => [...isIn].filter(([, { is }]) => is === isMember);
  return {
    watches: [...of(true).map(([user, { at }]) => ({ user, ...WHOLE_PROJECT, at })), ...strings],
    left: of(false).map(([user]) => user),
  };
}

/** Those who wrote translations themselves: so many at once are an import. */
function writersOf(entries: readonly Entry[]): Set<number> {
  const added = entries.filter(({ w }) => eventKindOf(w) === 'addTranslation');
  const byActor = Map.groupBy(added, ({ actor_id }) => actor_id);
  return new Set(
    [...byActor].filter(([, some]) => some.length < NOTIFICATION_LIMITS.importedFrom).map(([actor]) => actor),
  );
}
