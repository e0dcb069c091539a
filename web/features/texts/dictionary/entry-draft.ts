import type { Entry } from '#contract/texts/dictionary.ts';
import {
  ENTRY_FIELDS,
  type EntryDraft,
  type EntryField,
  fieldsOf,
} from '#domain/texts/dictionary/dictionary.ts';

/**
 * The changed fields as they are sent. A pattern that wasn't edited is not sent, so that one made from the word follows
 * it.
 */
export function changedFields(seen: EntryDraft, draft: EntryDraft): Partial<EntryDraft> {
  return Object.fromEntries(differingFields(seen, draft).map((field) => [field, draft[field]]));
}

/** The fields in which two differ. */
export function differingFields(one: EntryDraft, other: EntryDraft): EntryField[] {
  return ENTRY_FIELDS.filter((field) => one[field] !== other[field]);
}

/** A draft on top of what somebody else has saved meanwhile: fields that weren't edited become theirs. */
export function rebased(seen: EntryDraft, draft: EntryDraft, current: EntryDraft): EntryDraft {
  return { ...fieldsOf(current), ...changedFields(seen, draft) };
}

/** Whether a refusal (409) came with the current entry. */
export function isEntry(current: unknown): current is Entry {
  return typeof current === 'object' && current !== null && 'translate_key' in current;
}
