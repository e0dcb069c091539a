import type { LiveAction } from '#contract/notices/live.ts';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { append } from '#domain/core/long-lists.ts';

/**
 * The kinds of events that screen readers announce to a user who is at their string. Other changes are announced where they
 * show.
 */
const ANNOUNCED = [
  'addTranslation',
  'editTranslation',
  'deleteTranslation',
  'vote',
  'unvote',
  'approve',
  'unapprove',
  'confirmTranslation',
  'addComment',
] as const satisfies readonly EventKind[];

/** What somebody else has just done at the user's string. */
export type AnnouncedEvent = { kind: (typeof ANNOUNCED)[number]; username: string };

/** Milliseconds in which events are announced together. */
const BATCH_WINDOW = 1000;
/** Milliseconds between two announcements. */
const INTERVAL = 8000;

function eventsAt(
  string: number | null,
  events: readonly LiveAction[],
  reader: number | undefined,
): AnnouncedEvent[] {
  return events.flatMap(({ kind, actor, string_id }) => {
    const announced = ANNOUNCED.find((one) => one === kind);
    const isHere = string_id !== null && string_id === string;
    return announced && isHere && actor && actor.id !== reader
      ? { kind: announced, username: actor.username }
      : [];
  });
}

/**
 * Announces others' events at the user's string through `say`: those of a burst together, and not again soon after.
 * Events at a string that the user has left meanwhile are dropped. `at` returns the user's string.
 */
export function createEventAnnouncer(
  at: () => number | null,
  say: (events: readonly AnnouncedEvent[]) => void,
) {
  let waiting: { string: number; event: AnnouncedEvent }[] = [];
  let saidAt = 0;
  const flush = () => {
    const string = at();
    const events = waiting.flatMap((one) => (one.string === string ? one.event : []));
    waiting = [];
    if (events.length === 0) return;
    saidAt = Date.now();
    say(events);
  };
  return (events: readonly LiveAction[], reader: number | undefined) => {
    const string = at();
    const eventsHere = eventsAt(string, events, reader);
    if (string === null || eventsHere.length === 0) return;
    if (waiting.length === 0) setTimeout(flush, Math.max(BATCH_WINDOW, saidAt + INTERVAL - Date.now()));
    append(
      waiting,
      eventsHere.map((event) => ({ string, event })),
    );
  };
}
