/** The last position of a user in a project's editor, in this browser. */
export type StoredPosition = {
  /** The sections that were open, as the editor's address has them. */
  list: string;
  section: number;
  string: number;
  /** When, in milliseconds since 1970. */
  at: number;
};

const KEY = 'dragoman.places';
/** The most projects whose positions are stored. */
const MOST = 50;

/** The key of a user's position in a project. */
const keyOf = (user: number, project: number) => `${user}.${project}`;

/** Stores a user's position. Without local storage the server's record of their last translation is used. */
export function storePosition(user: number, project: number, position: StoredPosition): void {
  const positions = Object.entries({ ...stored(), [keyOf(user, project)]: position });
  const latest = positions.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is full or forbidden.
  }
}

/** The stored position of a user; undefined when this browser has none. */
export function storedPosition(user: number, project: number): StoredPosition | undefined {
  return stored()[keyOf(user, project)];
}

function stored(): Record<string, StoredPosition> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, position]) => isPosition(position)));
  } catch {
    return {};
  }
}

function isPosition(kept: unknown): kept is StoredPosition {
  if (typeof kept !== 'object' || kept === null) return false;
  const { list, section, string, at } = kept as Partial<Record<keyof StoredPosition, unknown>>;
  return typeof list === 'string' && [section, string, at].every((value) => Number.isSafeInteger(value));
}
