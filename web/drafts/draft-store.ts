const PREFIX = 'dragoman.draft.';

/** What this page has written, for when the browser keeps nothing: storage full or forbidden. */
const unkept = new Map<string, string>();

/** The text begun under this name and not sent yet; empty when there is none. */
export function readDraft(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? unkept.get(name) ?? '';
  } catch {
    return unkept.get(name) ?? '';
  }
}

/** Keeps a text until it is sent; an empty one is forgotten. */
export function keepDraft(name: string, text: string): void {
  unkept.delete(name);
  try {
    if (text === '') localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    unkept.set(name, text);
  }
}
