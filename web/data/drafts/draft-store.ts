import { LIMITS } from '#domain/core/limits.ts';
import { createEmitter } from '../store/store.ts';
import { type Draft, EMPTY_DRAFT, isEmptyDraft, parseDraft, withChanges } from './draft.ts';

const PREFIX = 'dragoman.draft.';

/** Drafts that the browser did not store, since storage is full or forbidden. They last as long as the page. */
const unstored = new Map<string, Draft>();
/** Parsed drafts, so that an unchanged one stays the same object. */
const parsed = new Map<string, { raw: string; draft: Draft }>();

const { emit, subscribe } = createEmitter(() => {
  if (typeof addEventListener !== 'function') return () => undefined;
  addEventListener('storage', changedElsewhere);
  return () => removeEventListener('storage', changedElsewhere);
});

/** Calls back on every change to a draft, also in other tabs; returns the function that stops it. */
export const onDrafts = subscribe;

/** The draft of a name; the same object until it changes. Another tab may have changed it. */
export function getDraft(name: string): Draft {
  const raw = item(name);
  if (raw === null) return unstored.get(name) ?? EMPTY_DRAFT;
  const before = parsed.get(name);
  if (before?.raw === raw) return before.draft;
  const draft = parseDraft(raw);
  parsed.set(name, { raw, draft });
  return draft;
}

/** The names of all drafts of this browser, of whichever user. */
export function draftNames(): string[] {
  return [...new Set([...storedNames(), ...unstored.keys()])];
}

/** The text of the draft of a name; empty if there is none. */
export function readDraftText(name: string): string {
  return getDraft(name).text;
}

/** Changes a draft. One without a text or saves is removed. */
export function changeDraft(name: string, change: (draft: Draft) => Draft): void {
  const draft = change(getDraft(name));
  unstored.delete(name);
  if (isEmptyDraft(draft)) remove(name);
  else if (!store(name, JSON.stringify(draft))) unstored.set(name, draft);
  emit();
}

/** Stores the text of a draft; an empty one is removed. `target`: what it is for. */
export function storeDraftText(name: string, text: string, target?: Draft['target']): void {
  changeDraft(name, (draft) => withChanges(draft, { text, ...(target && { target }) }));
}

/** Removes a text that the server has, unless it was changed since it was sent. */
export function removeSentText(name: string, sent: string): void {
  changeDraft(name, (draft) => (draft.text === sent ? withChanges(draft, { text: '' }) : draft));
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

/** Stores a draft if there is room. The oldest draft without saves makes room for a new one. */
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
    .map((name) => ({ name, draft: getDraft(name) }))
    .filter(({ draft }) => draft.saves.length === 0)
    .sort((one, other) => one.draft.changed - other.draft.changed);
  if (!oldest) throw new Error('All drafts are being saved');
  remove(oldest.name);
}

/** Another tab has changed a draft; the key is null when it has cleared the storage. */
function changedElsewhere({ key }: StorageEvent): void {
  if (key === null || key.startsWith(PREFIX)) emit();
}
