import type { Entry } from '#contract/dictionary.ts';
import type { EntryDraft } from '#domain/dictionary/dictionary.ts';

/** The fields of an entry, in the order in which a form has them. */
export const FIELDS = [
  'word',
  'translate',
  'desc',
  'word_key',
  'translate_key',
] as const satisfies (keyof EntryDraft)[];

export const EMPTY_ENTRY: EntryDraft = { word: '', translate: '', desc: '', word_key: '', translate_key: '' };

/** An entry as a form begins with it. */
export function draftOf({ word, translate, desc, word_key, translate_key }: EntryDraft): EntryDraft {
  return { word, translate, desc, word_key, translate_key };
}

/** What differs: a pattern left alone isn't sent, so that one made from the word follows its word. */
export function changedFields(seen: EntryDraft, draft: EntryDraft): Partial<EntryDraft> {
  return Object.fromEntries(differing(seen, draft).map((field) => [field, draft[field]]));
}

/** The fields in which two differ. */
export function differing(one: EntryDraft, other: EntryDraft): (typeof FIELDS)[number][] {
  return FIELDS.filter((field) => one[field] !== other[field]);
}

/** A draft over what somebody else has saved meanwhile: what was not touched in it follows them. */
export function drawnOver(seen: EntryDraft, draft: EntryDraft, current: EntryDraft): EntryDraft {
  return { ...draftOf(current), ...changedFields(seen, draft) };
}

/** Whether a 409 brought the entry as it stands now. */
export function isEntry(current: unknown): current is Entry {
  return typeof current === 'object' && current !== null && 'translate_key' in current;
}
