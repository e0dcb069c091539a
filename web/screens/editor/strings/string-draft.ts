import type { SourceString } from '#contract/strings.ts';
import type { StringDraft } from '#domain/texts/strings.ts';

/** The fields of a string in the order of the form. */
export const FIELDS = [
  'text',
  'key',
  'context',
  'max_length',
  'continues',
] as const satisfies readonly (keyof StringDraft)[];

export const EMPTY_STRING: StringDraft = {
  text: '',
  key: '',
  context: '',
  max_length: null,
  continues: false,
};

/** The draft with which the form of a string begins. */
export function draftOf({ text, key, context, max_length, continues = false }: StringDraft): StringDraft {
  return { text, key, context, max_length, continues };
}

/** The fields in which two differ. */
export function differingFields(one: StringDraft, other: StringDraft): (typeof FIELDS)[number][] {
  return FIELDS.filter((field) => (one[field] ?? false) !== (other[field] ?? false));
}

/** The changed fields as they are sent. */
export function changedFields(seen: StringDraft, draft: StringDraft): Partial<StringDraft> {
  return Object.fromEntries(differingFields(seen, draft).map((field) => [field, draft[field]]));
}

/** A draft on top of what somebody else has saved meanwhile: fields that weren't edited become theirs. */
export function rebased(seen: StringDraft, draft: StringDraft, current: StringDraft): StringDraft {
  return { ...draftOf(current), ...changedFields(seen, draft) };
}

/** A draft as it is stored: its changes as JSON, empty for none. */
export function printDraft(seen: StringDraft, draft: StringDraft): string {
  return differingFields(seen, draft).length === 0 ? '' : JSON.stringify(changedFields(seen, draft));
}

/** A string with the changes of a stored draft; invalid ones are dropped. */
export function parseDraft(stored: string, seen: StringDraft): StringDraft {
  const changes = parsed(stored);
  const text = (name: 'text' | 'key' | 'context') =>
    typeof changes[name] === 'string' ? changes[name] : seen[name];
  const { max_length, continues } = changes;
  return {
    text: text('text'),
    key: text('key'),
    context: text('context'),
    max_length: max_length === null || typeof max_length === 'number' ? max_length : seen.max_length,
    continues: typeof continues === 'boolean' ? continues : (seen.continues ?? false),
  };
}

/** The fields of a stored draft that have a value. */
export function storedFields(stored: string): Partial<StringDraft> {
  return changedFields(EMPTY_STRING, parseDraft(stored, EMPTY_STRING));
}

/** Whether a refusal (409) came with the current string. */
export function isString(current: unknown): current is SourceString {
  return typeof current === 'object' && current !== null && 'section_id' in current && 'text' in current;
}

function parsed(stored: string): Partial<Record<keyof StringDraft, unknown>> {
  try {
    const value: unknown = JSON.parse(stored === '' ? '{}' : stored);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
