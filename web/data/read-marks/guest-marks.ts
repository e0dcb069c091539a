import { useSyncExternalStore } from 'react';
import { ALL_SECTIONS, parseSectionsList } from '#domain/addresses/sections-list.ts';
import { LIMITS } from '#domain/limits.ts';

/** What a guest has read of a string's comments: up to which id, and how many there were. */
type Mark = {
  readonly id: number;
  readonly amount: number;
  /** Where the string stood when it was read: the project as the address named it, and the section. Older marks have none. */
  readonly project?: string;
  readonly section?: number;
};

const KEY = 'dragoman.read_comments';
const NONE: Mark = { id: 0, amount: 0 };
const listeners = new Set<() => void>();
let marks: Record<string, Mark> | undefined;

/** A guest's read marks; those of users are kept on the server (comments.10). */
export function guestMark(string: number): Mark {
  marks ??= kept();
  return marks[string] ?? NONE;
}

/** Marks what stands there now as read. */
export function markReadByGuest(string: number, mark: Mark): void {
  markAllReadByGuest(new Map([[string, mark]]));
}

/** The same for many strings; answers of how many the comments were new. `place`: where they are all that there are. */
export function markAllReadByGuest(read: ReadonlyMap<number, Mark>, place?: GuestPlace): number {
  const before = kept();
  marks = { ...before, ...Object.fromEntries(read) };
  keep(KEY, marks);
  if (place) {
    const upTo = Math.max(0, ...[...read.values()].map(({ id }) => id));
    ends = { ...keptEnds(), [nameOf(place)]: upTo };
    keep(ENDS_KEY, ends);
  }
  for (const listener of listeners) listener();
  return [...read].filter(([string, { amount }]) => amount > (before[string] ?? NONE).amount).length;
}

/** Sections of a project as the editor's address has them. */
export type GuestPlace = { readonly project: string; readonly sections: string };

const ENDS_KEY = 'dragoman.read_to';
/** Up to which comment all were marked as read, by place. */
let ends: Record<string, number> | undefined;

const nameOf = ({ project, sections }: GuestPlace) => `${project} ${sections}`;

/**
 * What a guest has read, as a list of the editor asks for it: as many marks as are sent, first those of the sections that it
 * lists, the latest first.
 */
export function guestRead(place: GuestPlace): { read_to?: number; read?: string } {
  marks ??= kept();
  ends ??= keptEnds();
  const upTo = Math.max(ends[nameOf(place)] ?? 0, ends[nameOf({ ...place, sections: ALL_SECTIONS })] ?? 0);
  const listed = parseSectionsList(place.sections);
  const isElsewhere = ({ project, section = 0 }: Mark) =>
    listed === ALL_SECTIONS ? project !== place.project : listed?.includes(section) !== true;
  const latest = Object.entries(marks)
    .filter(([, { id }]) => id > upTo)
    .sort(([, one], [, other]) => Number(isElsewhere(one)) - Number(isElsewhere(other)) || other.id - one.id)
    .slice(0, LIMITS.guestMarks);
  return {
    ...(upTo > 0 && { read_to: upTo }),
    ...(latest.length > 0 && { read: latest.map(([string, { id }]) => `${string}.${id}`).join() }),
  };
}

function keep(key: string, value: object) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still knows until the page is left.
  }
}

/** A guest's mark on a string, followed. */
export function useGuestMark(string: number): Mark {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => guestMark(string),
  );
}

function kept(): Record<string, Mark> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(Object(found)).filter(isMarked));
  } catch {
    return marks ?? {};
  }
}

function keptEnds(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(ENDS_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(found)).filter((entry): entry is [string, number] =>
        Number.isSafeInteger(entry[1]),
      ),
    );
  } catch {
    return ends ?? {};
  }
}

function isMarked(entry: [string, unknown]): entry is [string, Mark] {
  const [, mark] = entry;
  return (
    typeof mark === 'object' &&
    mark !== null &&
    'id' in mark &&
    typeof mark.id === 'number' &&
    'amount' in mark &&
    typeof mark.amount === 'number'
  );
}
