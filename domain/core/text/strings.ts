import { LIMITS } from '../limits.ts';
import { isTooLong } from './may-be-plural.ts';
import { isBlank, isLongerThan } from './text.ts';

/**
 * A string to be added. An empty key means no key; `max_length` is null if only the limit of all translations applies
 * (strings.3, strings.4).
 */
export type StringDraft = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly max_length: number | null;
  /** Whether it continues the string before it; false by default. */
  readonly continues?: boolean;
};

/** One problem of a string. */
export type StringProblem = {
  readonly key: Exclude<keyof StringDraft, 'continues'>;
  readonly kind: 'required' | 'maxlength' | 'min' | 'max' | 'number';
};

/** All problems of a string, by field (strings.2); empty if it can be stored. */
export function whyNotString({ text, key, context, max_length }: StringDraft): StringProblem[] {
  const problems: StringProblem[] = [];
  if (isBlank(text)) problems.push({ key: 'text', kind: 'required' });
  if (isTooLong(text, LIMITS.stringText.max)) problems.push({ key: 'text', kind: 'maxlength' });
  if (isLongerThan(key, LIMITS.key.max)) problems.push({ key: 'key', kind: 'maxlength' });
  if (isLongerThan(context, LIMITS.context.max)) problems.push({ key: 'context', kind: 'maxlength' });
  if (max_length !== null) {
    if (!Number.isInteger(max_length)) problems.push({ key: 'max_length', kind: 'number' });
    else if (max_length < LIMITS.maxLength.min) problems.push({ key: 'max_length', kind: 'min' });
    else if (max_length > LIMITS.maxLength.max) problems.push({ key: 'max_length', kind: 'max' });
  }
  return problems;
}

/** Page colours of the editor (editor.10), the most urgent first. */
export const PAGE_COLOURS = ['red', 'yellow', 'lightGreen', 'darkGreen'] as const;

export type PageColour = (typeof PAGE_COLOURS)[number];

/**
 * The states of a string, the least finished first: untranslated, initial translations only, not approved, approved.
 */
export const STRING_STATES = ['none', 'initial', 'review', 'approved'] as const;

export type StringState = (typeof STRING_STATES)[number];

/** The state of a string by its counts: all translations, initial ones, and whether one is approved. */
export function stringState(counts: {
  readonly translations_amount: number;
  readonly regular_amount: number;
  readonly approved: boolean;
}): StringState {
  if (counts.approved) return 'approved';
  if (counts.regular_amount > 0) return 'review';
  return counts.translations_amount > 0 ? 'initial' : 'none';
}

/** The colour of a page with a string in this state: red, yellow, light green, dark green (editor.10). */
export const COLOUR_OF_STATE = {
  none: 'red',
  initial: 'yellow',
  review: 'lightGreen',
  approved: 'darkGreen',
} as const satisfies Record<StringState, PageColour>;
