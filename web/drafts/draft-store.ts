const PREFIX = 'dragoman.draft.';
const BETWEEN = '\n\n';

/** What this page has written, for when the browser keeps nothing: storage full or forbidden. */
const unkept = new Map<string, string>();
/** What this page has sent and nobody has answered yet. It stays in storage with what is typed after it. */
const sent = new Map<string, readonly string[]>();
const readers = new Set<() => void>();

/** The text begun under this name and not sent yet; empty when there is none. */
export function readDraft(name: string): string {
  const kept = stored(name);
  const before = joined(sent.get(name) ?? []);
  if (before === '') return kept;
  if (kept === before) return '';
  // Another tab may have gone on writing at what is on its way.
  return kept.startsWith(before + BETWEEN) ? kept.slice(before.length + BETWEEN.length) : kept;
}

/** Keeps a text until it is sent; an empty one is forgotten. */
export function keepDraft(name: string, text: string): void {
  store(name, joined([...(sent.get(name) ?? []), text]));
}

/** The text is on its way: it is a draft no longer, yet it is kept until the server has it. */
export function sendDraft(name: string, text: string): void {
  const typed = readDraft(name);
  sent.set(name, [...(sent.get(name) ?? []), text]);
  keepDraft(name, typed === text ? '' : typed);
}

/** The server has the text: it is kept here no longer. What was typed since stays. */
export function draftArrived(name: string, text: string): void {
  const typed = readDraft(name);
  forget(name, text);
  keepDraft(name, typed);
}

/** The server did not take it: it is a draft again, before what was typed since. */
export function draftCameBack(name: string, text: string): void {
  const typed = readDraft(name);
  forget(name, text);
  keepDraft(name, joined([text, typed]));
}

/** Told of every change to a draft, in other tabs too; answers how to stop that. */
export function onDrafts(tell: () => void): () => void {
  if (readers.size === 0 && IN_BROWSER) addEventListener('storage', hear);
  readers.add(tell);
  return () => {
    readers.delete(tell);
    if (readers.size === 0 && IN_BROWSER) removeEventListener('storage', hear);
  };
}

/** Elsewhere there are no other tabs. */
const IN_BROWSER = typeof addEventListener === 'function';

const joined = (texts: readonly string[]) => texts.filter((text) => text !== '').join(BETWEEN);

function forget(name: string, text: string): void {
  const [first = '', ...others] = [...(sent.get(name) ?? [])].sort(
    (one, other) => Number(other === text) - Number(one === text),
  );
  const left = first === text ? others : [first, ...others];
  if (left.length > 0) sent.set(name, left);
  else sent.delete(name);
}

function stored(name: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? unkept.get(name) ?? '';
  } catch {
    return unkept.get(name) ?? '';
  }
}

function store(name: string, text: string): void {
  unkept.delete(name);
  try {
    if (text === '') localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    unkept.set(name, text);
  }
  for (const tell of readers) tell();
}

function hear({ key }: StorageEvent): void {
  if (key === null || key.startsWith(PREFIX)) for (const tell of readers) tell();
}
