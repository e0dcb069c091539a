import { eventKindOf, liveEffectOf } from '#domain/core/events/kinds.ts';
import { NOTIFICATION_LIMITS } from '#domain/notices/notifications/limits.ts';
import type { Consumer } from '../../core/events/consume-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { deliver } from './deliver-queries.ts';
import { type LoggedEvent, loggedEvents, newlyFinished, relatedTo } from './event-queries.ts';
import { gatherAlike, type NewNotification, newNotification, notificationsOf } from './from-events.ts';
import {
  type AutomaticWatch,
  endAutomaticWatches,
  WHOLE_PROJECT,
  watchAutomatically,
} from './watch-queries.ts';

/**
 * Makes notifications of events (notifications.10): a save only writes its log entry, and this does the rest in a number of statements
 * that does not depend on how many users it reaches.
 */
export const NOTIFICATIONS = {
  name: 'notifications',
  /** Returns who has new ones. */
  async handle(tx: Transaction, project: number, logIds: readonly number[]): Promise<number[]> {
    const events = await loggedEvents(tx, project, logIds);
    const { watches, left } = automaticWatchesIn(events);
    await watchAutomatically(tx, project, watches);
    await endAutomaticWatches(tx, project, left);
    const notifications = gatherAlike([
      ...notificationsOf(events, await relatedTo(tx, project, events)),
      ...(await ofFinished(tx, project, events)),
    ]);
    return notifications.length > 0 ? deliver(tx, project, notifications) : [];
  },
} satisfies Consumer;

/** What became finished by some events: it is said of the last one in each section. */
async function ofFinished(
  tx: Transaction,
  project: number,
  events: readonly LoggedEvent[],
): Promise<NewNotification[]> {
  const lastIn = new Map(
    events
      .filter(({ w }) => liveEffectOf(eventKindOf(w)).topics.includes('statistics'))
      .flatMap((event) => (event.section_id === null ? [] : [[event.section_id, event] as const])),
  );
  if (lastIn.size === 0) return [];
  const finished = await newlyFinished(tx, project, [...lastIn.keys()]);
  return finished.flatMap((section) => {
    const event = lastIn.get(section);
    if (!event) return [];
    const about = { ...event, string_id: null, translation_id: null, comment_id: null };
    return [newNotification('sectionFinished', about, { to_project: true, sections: [section] })];
  });
}

/** What some events let users watch, and who has left the project at their end. */
function automaticWatchesIn(events: readonly LoggedEvent[]): {
  watches: AutomaticWatch[];
  left: number[];
} {
  const isIn = new Map<number, { is: boolean; at: number }>();
  const strings: AutomaticWatch[] = [];
  const writing = writersOf(events);
  for (const { w, at, actor_id, user_id, accept, string_id, is_in_batch } of events) {
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
function writersOf(events: readonly LoggedEvent[]): Set<number> {
  const added = events.filter(({ w }) => eventKindOf(w) === 'addTranslation');
  const byActor = Map.groupBy(added, ({ actor_id }) => actor_id);
  return new Set(
    [...byActor].filter(([, some]) => some.length < NOTIFICATION_LIMITS.importedFrom).map(([actor]) => actor),
  );
}
