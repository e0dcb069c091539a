/**
 * Whether this browser has texts that could not be saved, of whichever user. Apart from the rest since every page asks it
 * at its start.
 */
export function hasUnsentSaves(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('dragoman.draft.') && String(value).includes('"saves":[{'),
    );
  } catch {
    return false;
  }
}
