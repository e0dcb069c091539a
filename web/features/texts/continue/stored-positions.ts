/** The last position of a user in a project, in this browser. */
export type StoredPosition = {
  /** The sections that were open, as addresses have them. */
  list: string;
  section: number;
  string: number;
  /** When, in milliseconds since 1970. */
  at: number;
};

/** The most projects whose positions are stored. */
const MOST = 50;

/** The key of a user's position in a project; guests are user 0. */
const keyOf = (user: number | undefined, project: number) => `${user ?? 0}.${project}`;

/** The positions that are stored under a key of local storage. Without local storage there are none. */
function positionsAt(key: string) {
  const stored = (): Record<string, StoredPosition> => {
    try {
      const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      if (typeof parsed !== 'object' || parsed === null) return {};
      return Object.fromEntries(Object.entries(parsed).filter(([, position]) => isPosition(position)));
    } catch {
      return {};
    }
  };
  return {
    store(user: number | undefined, project: number, position: StoredPosition): void {
      const positions = Object.entries({ ...stored(), [keyOf(user, project)]: position });
      const latest = positions.sort(([, one], [, other]) => other.at - one.at).slice(0, MOST);
      try {
        localStorage.setItem(key, JSON.stringify(Object.fromEntries(latest)));
      } catch {
        // Storage is full or forbidden.
      }
    },
    of: (user: number | undefined, project: number): StoredPosition | undefined =>
      stored()[keyOf(user, project)],
  };
}

/** Where users were in the editor; the server's record of their last translation is used besides. */
export const editorPositions = positionsAt('dragoman.places');

/** Where users and guests have stopped reading; accounts keep the places of users besides (reading.12). */
export const readingPositions = positionsAt('dragoman.reading_places');

/** The hash of a reading page's address that leads to where the reader has stopped. */
export const KEPT_PLACE = 'place';

function isPosition(kept: unknown): kept is StoredPosition {
  if (typeof kept !== 'object' || kept === null) return false;
  const { list, section, string, at } = kept as Partial<Record<keyof StoredPosition, unknown>>;
  return typeof list === 'string' && [section, string, at].every((value) => Number.isSafeInteger(value));
}
