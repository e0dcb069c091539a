import type { LogEntry } from '#contract/history/log.ts';
import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import { targetUserOf } from './log-event.ts';

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
