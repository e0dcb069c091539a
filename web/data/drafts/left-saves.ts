/** Whether this browser keeps texts that could not be saved, whoever wrote them. Small: every page asks at its start. */
export function hasSavesLeft(): boolean {
  try {
    return Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('dragoman.draft.') && String(value).includes('"saves":[{'),
    );
  } catch {
    return false;
  }
}
