import { groupOf, type KindGroup } from '#domain/core/events/kind-groups.ts';
import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { WEBHOOK_LIMITS } from '#domain/notices/webhooks/limits.ts';
import type { EventSubject } from '../../core/events/subject.ts';

/** An event as webhooks tell of it: ids, and no text. */
export type SentEvent = EventSubject & {
  batch: number | null;
  undoes: number | null;
  amount: number | null;
  role: string | null;
  /** The changed fields; and old and new values of those that are no text. */
  fields: string[] | null;
  changes: Record<string, [unknown, unknown]> | null;
};

/** A message for the webhooks of a group of events. */
export type Message = { group: KindGroup; type: string; body: string };

/** The fields of a change whose values are no text that somebody wrote: states, flags, numbers, languages. */
export const SENT_FIELDS = [
  'status',
  'visibility',
  'type',
  'is_minus',
  'accept',
  'needs_review',
  'max_length',
  'continues',
  'target_start',
  'target_end',
  'source_lang',
  'target_lang',
  'enabled',
] as const;

/**
 * The messages of some events. Events of one kind by one user make one message, up to a number, so that an import or a
 * batch makes few (webhooks.6).
 */
export function messagesOf(
  project: number,
  events: readonly SentEvent[],
  names: ReadonlyMap<number, string>,
): Message[] {
  const groups = Map.groupBy(events, ({ w, actor_id, batch, undoes }) =>
    [w, actor_id, batch, undoes !== null].join(' '),
  );
  return [...groups.values()]
    .flatMap((some) => chunks(some, WEBHOOK_LIMITS.eventsPerMessage))
    .flatMap((some) => messageOf(project, some, names));
}

function messageOf(
  project: number,
  some: readonly SentEvent[],
  names: ReadonlyMap<number, string>,
): Message[] {
  const last = some.at(-1);
  const kind = last && eventKindOf(last.w);
  const group = kind && groupOf(kind);
  if (!last || !group) return [];
  const data = {
    project_id: project,
    kind,
    actor: { id: last.actor_id, username: names.get(last.actor_id) ?? null },
    events: some.map(sentOf),
  };
  return [{ group, ...payloadOf(typeOf(group, kind), last.at, data) }];
}

/** The type of a message about events: `translations.addTranslation`. */
const typeOf = (group: KindGroup, kind: EventKind) => `${group}.${kind}`;

/** A message as it is sent: the body has its type, its moment, and what it is about. */
export const payloadOf = (type: string, at: number, data: object) => ({
  type,
  body: JSON.stringify({ type, timestamp: new Date(at).toISOString(), data }),
});

/** An event, without what it does not have. */
function sentOf({ w: _w, actor_id: _actor, at, fields, changes, ...entry }: SentEvent): object {
  const known = Object.entries({ ...entry, fields, changes }).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(known), at: new Date(at).toISOString() };
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  const some: T[][] = [];
  for (let from = 0; from < all.length; from += size) some.push(all.slice(from, from + size));
  return some;
}
