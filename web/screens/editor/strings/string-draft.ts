import type { SourceString } from '#contract/texts/strings.ts';
import type { StringDraft } from '#domain/core/text/strings.ts';
import type { TargetTimes } from '#domain/formats/cues/target-times.ts';

/** A string's own fields, with the times of its translation (subtitles.16). */
export type FormDraft = StringDraft & TargetTimes;

/** The fields of a string in the order of the form. */
export const FIELDS = [
  'text',
  'target_start',
  'target_end',
  'key',
  'context',
  'max_length',
  'continues',
] as const satisfies readonly (keyof FormDraft)[];

/** Those beside which the form says why the server refused them. */
export const NOTED_FIELDS = FIELDS.filter((field) => field !== 'target_start' && field !== 'target_end');

export const EMPTY_STRING: FormDraft = {
  text: '',
  target_start: null,
  target_end: null,
  key: '',
  context: '',
  max_length: null,
  continues: false,
};

/** The draft with which the form of a string begins. */
export function draftOf({ continues = false, ...string }: FormDraft): FormDraft {
  const { text, target_start, target_end, key, context, max_length } = string;
  return { text, target_start, target_end, key, context, max_length, continues };
}

/** The fields in which two differ. */
export function differingFields(one: FormDraft, other: FormDraft): (typeof FIELDS)[number][] {
  return FIELDS.filter((field) => (one[field] ?? false) !== (other[field] ?? false));
}

/** The changed fields as they are sent. */
export function changedFields(seen: FormDraft, draft: FormDraft): Partial<FormDraft> {
  return Object.fromEntries(differingFields(seen, draft).map((field) => [field, draft[field]]));
}

/** A draft on top of what somebody else has saved meanwhile: fields that weren't edited become theirs. */
export function rebased(seen: FormDraft, draft: FormDraft, current: FormDraft): FormDraft {
  return { ...draftOf(current), ...changedFields(seen, draft) };
}

/** A draft as it is stored: its changes as JSON, empty for none. */
export function printDraft(seen: FormDraft, draft: FormDraft): string {
  return differingFields(seen, draft).length === 0 ? '' : JSON.stringify(changedFields(seen, draft));
}

/** A string with the changes of a stored draft; invalid ones are dropped. */
export function parseDraft(stored: string, seen: FormDraft): FormDraft {
  const changes = parsed(stored);
  const text = (name: 'text' | 'key' | 'context') =>
    typeof changes[name] === 'string' ? changes[name] : seen[name];
  const time = (name: 'target_start' | 'target_end') => {
    const value = changes[name];
    return value === null || typeof value === 'number' ? value : seen[name];
  };
  const { max_length, continues } = changes;
  return {
    text: text('text'),
    target_start: time('target_start'),
    target_end: time('target_end'),
    key: text('key'),
    context: text('context'),
    max_length: max_length === null || typeof max_length === 'number' ? max_length : seen.max_length,
    continues: typeof continues === 'boolean' ? continues : (seen.continues ?? false),
  };
}

/** The fields of a stored draft that have a value. */
export function storedFields(stored: string): Partial<FormDraft> {
  return changedFields(EMPTY_STRING, parseDraft(stored, EMPTY_STRING));
}

/** Whether a refusal (409) came with the current string. */
export function isString(current: unknown): current is SourceString {
  return typeof current === 'object' && current !== null && 'section_id' in current && 'text' in current;
}

function parsed(stored: string): Partial<Record<keyof FormDraft, unknown>> {
  try {
    const value: unknown = JSON.parse(stored === '' ? '{}' : stored);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
