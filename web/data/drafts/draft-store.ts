import { LIMITS } from '#domain/limits.ts';
import { type Draft, draftAfter, EMPTY_DRAFT, isNothing, parseDraft } from './draft.ts';

const PREFIX = 'dragoman.draft.';

/** Drafts that the browser did not store: storage is full or forbidden. They last as long as the page. */
const unstored = new Map<string, Draft>();
/** Drafts as they were last read, so that an unchanged one stays the same object. */
const parsed = new Map<string, { raw: string; draft: Draft }>();
const readers = new Set<() => void>();
const IN_BROWSER = typeof addEventListener === 'function';

/** What is kept under a name; the same object until it changes. Another tab may have changed it. */
export function draftAt(name: string): Draft {
  const raw = item(name);
  if (raw === null) return unstored.get(name) ?? EMPTY_DRAFT;
  const before = parsed.get(name);
  if (before?.raw === raw) return before.draft;
  const draft = parseDraft(raw);
  parsed.set(name, { raw, draft });
  return draft;
}

/** The names of all drafts of this browser, whoever wrote them. */
export function draftNames(): string[] {
  return [...new Set([...storedNames(), ...unstored.keys()])];
}

/** The text begun under this name and not sent yet; empty if there is none. */
export function readDraft(name: string): string {
  return draftAt(name).text;
}

/** Changes a draft. One without a text or saves is removed. */
export function changeDraft(name: string, change: (draft: Draft) => Draft): void {
  const draft = change(draftAt(name));
  unstored.delete(name);
  if (isNothing(draft)) remove(name);
  else if (!store(name, JSON.stringify(draft))) unstored.set(name, draft);
  for (const tell of readers) tell();
}

/** Keeps a text until it is sent; an empty one is removed. `place`: where it belongs, for the list of drafts. */
export function keepDraft(name: string, text: string, place?: Draft['place']): void {
  changeDraft(name, (draft) => draftAfter(draft, { text, ...(place && { place }) }));
}

/** A text has been sent: it is kept no longer, unless it was changed since. */
export function dropSent(name: string, sent: string): void {
  changeDraft(name, (draft) => (draft.text === sent ? draftAfter(draft, { text: '' }) : draft));
}

/** Tells of every change to a draft, in other tabs too; returns how to stop that. */
export function onDrafts(tell: () => void): () => void {
  if (readers.size === 0 && IN_BROWSER) addEventListener('storage', hear);
  readers.add(tell);
  return () => {
    readers.delete(tell);
    if (readers.size === 0 && IN_BROWSER) removeEventListener('storage', hear);
  };
}

function item(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

function remove(name: string): void {
  parsed.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing is stored there.
  }
}

/** Stores a draft if there is room. The oldest text that is not being saved makes room for a new one. */
function store(name: string, raw: string): boolean {
  try {
    if (localStorage.getItem(PREFIX + name) === null) makeRoom();
    localStorage.setItem(PREFIX + name, raw);
    return true;
  } catch {
    remove(name);
    return false;
  }
}

function makeRoom(): void {
  const names = storedNames();
  if (names.length < LIMITS.draftsKept) return;
  const [oldest] = names
    .map((name) => ({ name, draft: draftAt(name) }))
    .filter(({ draft }) => draft.saves.length === 0)
    .sort((one, other) => one.draft.changed - other.draft.changed);
  if (!oldest) throw new Error('All drafts are being saved');
  remove(oldest.name);
}

function hear({ key }: StorageEvent): void {
  if (key === null || key.startsWith(PREFIX)) for (const tell of readers) tell();
}
