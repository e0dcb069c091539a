/** Where somebody was last in a project's editor, in this browser. */
export type KeptPlace = {
  /** The sections that were open, as the editor's address has them. */
  list: string;
  section: number;
  string: number;
  /** When, in milliseconds since 1970. */
  at: number;
};

const KEY = 'dragoman.places';
/** Of so many projects, the latest. */
const MOST = 50;

/** Whose place in which project. */
const nameOf = (user: number, project: number) => `${user}.${project}`;

/** Keeps where a user is. A browser that keeps nothing leaves it to the server, which knows their last translation. */
export function keepPlace(user: number, project: number, place: KeptPlace): void {
  const places = Object.entries({ ...stored(), [nameOf(user, project)]: place });
  const latest = places.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Storage is full or forbidden.
  }
}

/** Where a user was last; undefined when this browser does not know. */
export function keptPlace(user: number, project: number): KeptPlace | undefined {
  return stored()[nameOf(user, project)];
}

function stored(): Record<string, KeptPlace> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([, place]) => isPlace(place)));
  } catch {
    return {};
  }
}

function isPlace(kept: unknown): kept is KeptPlace {
  if (typeof kept !== 'object' || kept === null) return false;
  const { list, section, string, at } = kept as Partial<Record<keyof KeptPlace, unknown>>;
  return typeof list === 'string' && [section, string, at].every((value) => Number.isSafeInteger(value));
}
