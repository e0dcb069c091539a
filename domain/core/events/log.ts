import { EVENT_KINDS, EVENTS, type EventKind } from './kinds.ts';

/** The code that the log stores for each kind. */
export const LOG_CODES = Object.fromEntries(EVENT_KINDS.map((kind) => [kind, EVENTS[kind].code])) as Readonly<
  Record<EventKind, number>
>;

/**
 * The fields of an entry by which it is grouped: code and actor. An entry with an `action` is a batch, one with a
 * `version` an update; these open by themselves.
 */
export type Groupable = {
  readonly w: number;
  readonly u: { readonly id: number } | number | null;
  readonly action?: string | undefined;
  readonly version?: object | undefined;
};

/** Groups consecutive entries with the same code and actor (log.11). */
export function groupEntries<T extends Groupable>(entries: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const first = group?.[0];
    const isAlike = first && first.w === entry.w && actorOf(first) === actorOf(entry);
    if (group && isAlike && entry.action === undefined && entry.version === undefined) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function actorOf({ u }: Groupable): number | null {
  return typeof u === 'object' ? (u?.id ?? null) : u;
}
