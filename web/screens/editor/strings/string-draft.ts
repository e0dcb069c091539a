import type { SourceString } from '#contract/strings.ts';
import type { StringDraft } from '#domain/texts/strings.ts';

/** The fields of a string, in the order in which a form has them. */
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

/** A string as a form begins with it. */
export function draftOf({ text, key, context, max_length, continues = false }: StringDraft): StringDraft {
  return { text, key, context, max_length, continues };
}

/** The fields in which two differ. */
export function differing(one: StringDraft, other: StringDraft): (typeof FIELDS)[number][] {
  return FIELDS.filter((field) => (one[field] ?? false) !== (other[field] ?? false));
}

/** What was changed, as it is sent. */
export function changedFields(seen: StringDraft, draft: StringDraft): Partial<StringDraft> {
  return Object.fromEntries(differing(seen, draft).map((field) => [field, draft[field]]));
}

/** A draft over what somebody else has saved meanwhile: what was not touched in it follows them. */
export function drawnOver(seen: StringDraft, draft: StringDraft, current: StringDraft): StringDraft {
  return { ...draftOf(current), ...changedFields(seen, draft) };
}

/** A draft as it is kept in the browser: what it changes, and nothing where it changes nothing. */
export function printDraft(seen: StringDraft, draft: StringDraft): string {
  return differing(seen, draft).length === 0 ? '' : JSON.stringify(changedFields(seen, draft));
}

/** The string with what was kept of a change to it; what makes no sense counts as not changed. */
export function parseDraft(kept: string, seen: StringDraft): StringDraft {
  const said = parsed(kept);
  const text = (name: 'text' | 'key' | 'context') =>
    typeof said[name] === 'string' ? said[name] : seen[name];
  const { max_length, continues } = said;
  return {
    text: text('text'),
    key: text('key'),
    context: text('context'),
    max_length: max_length === null || typeof max_length === 'number' ? max_length : seen.max_length,
    continues: typeof continues === 'boolean' ? continues : (seen.continues ?? false),
  };
}

/** The fields of a kept draft that have a value. */
export function keptFields(kept: string): Partial<StringDraft> {
  return changedFields(EMPTY_STRING, parseDraft(kept, EMPTY_STRING));
}

/** Whether a 409 brought the string as it stands now. */
export function isString(current: unknown): current is SourceString {
  return typeof current === 'object' && current !== null && 'section_id' in current && 'text' in current;
}

function parsed(kept: string): Partial<Record<keyof StringDraft, unknown>> {
  try {
    const said: unknown = JSON.parse(kept === '' ? '{}' : kept);
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}
