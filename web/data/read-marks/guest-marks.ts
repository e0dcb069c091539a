import { ALL_SECTIONS, parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { greatest } from '#domain/core/long-lists.ts';
import { createStore, useStore } from '../store/store.ts';

/** What a guest has read of a string's comments: the id of the last one, and how many there were. */
type Mark = {
  readonly id: number;
  readonly amount: number;
  /** The project of the string and its section. Older marks have neither, or have what the address named the project by. */
  readonly project?: number | string;
  readonly section?: number;
};

const KEY = 'dragoman.read_comments';
const NONE: Mark = { id: 0, amount: 0 };

type Marks = Readonly<Record<string, Mark>>;

/** The marks by string; undefined until they are read from storage. */
const store = createStore<Marks | undefined>(undefined);

/** The marks of the page, read from storage once. */
function allMarks(): Marks {
  const known = store.get();
  if (known) return known;
  const marks = storedMarks();
  store.set(marks);
  return marks;
}

/** A guest's read mark on a string; those of users are on the server (comments.10). */
export function guestMark(string: number): Mark {
  return allMarks()[string] ?? NONE;
}

/** Marks the comments on a string as read by a guest. */
export function markReadByGuest(string: number, mark: Mark): void {
  markAllReadByGuest(new Map([[string, mark]]));
}

/**
 * Marks the comments on many strings as read, and returns on how many of them some were new. `scope`: where they are all
 * comments.
 */
export function markAllReadByGuest(read: ReadonlyMap<number, Mark>, scope?: ReadScope): number {
  const before = storedMarks();
  const marks = { ...before, ...Object.fromEntries(read) };
  save(KEY, marks);
  if (scope) {
    const upTo = greatest([0, ...Array.from(read.values(), ({ id }) => id)]);
    ends = { ...storedEnds(), [nameOf(scope)]: upTo };
    save(ENDS_KEY, ends);
  }
  store.set(marks);
  return [...read].filter(([string, { amount }]) => amount > (before[string] ?? NONE).amount).length;
}

/** Sections of a project, as the editor's address has them. */
export type ReadScope = { readonly project: number; readonly sections: string };

const ENDS_KEY = 'dragoman.read_to';
/** The last comment up to which all were marked as read, by scope. */
let ends: Record<string, number> | undefined;

const nameOf = ({ project, sections }: ReadScope) => `${project} ${sections}`;

/**
 * A guest's read marks as query parameters of the editor's list: as many as may be sent, those of the listed sections
 * first, then the latest.
 */
export function guestReadParams(scope: ReadScope): { read_to?: number; read?: string } {
  ends ??= storedEnds();
  const upTo = Math.max(ends[nameOf(scope)] ?? 0, ends[nameOf({ ...scope, sections: ALL_SECTIONS })] ?? 0);
  const listed = parseSectionsList(scope.sections);
  const isElsewhere = ({ project, section = 0 }: Mark) =>
    listed === ALL_SECTIONS ? Number(project) !== scope.project : listed?.includes(section) !== true;
  const latest = Object.entries(allMarks())
    .filter(([, { id }]) => id > upTo)
    .sort(([, one], [, other]) => Number(isElsewhere(one)) - Number(isElsewhere(other)) || other.id - one.id)
    .slice(0, LIMITS.guestMarks);
  return {
    ...(upTo > 0 && { read_to: upTo }),
    ...(latest.length > 0 && { read: latest.map(([string, { id }]) => `${string}.${id}`).join() }),
  };
}

function save(key: string, value: object) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the marks last as long as the page.
  }
}

/** A guest's read mark on a string, as a hook. */
export const useGuestMark = (string: number): Mark => useStore(store, () => guestMark(string));

function storedMarks(): Marks {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(Object.entries(Object(stored)).filter(isMarked));
  } catch {
    return store.get() ?? {};
  }
}

function storedEnds(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ENDS_KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter((entry): entry is [string, number] =>
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
