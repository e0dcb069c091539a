import type { CheckKind } from './check.ts';

/**
 * What strings can be filtered by (checks.26), in the order in which it is offered, and how sure each is: the checks of one string by itself, and the limits of
 * cues by their words and by their times (subtitles.13). Pages have this list before they have the checks.
 */
export const CHECK_FILTER_KINDS = {
  placeholders: 'certain',
  tags: 'certain',
  'icu-syntax': 'certain',
  'plural-forms': 'certain',
  length: 'certain',
  brackets: 'certain',
  escapes: 'certain',
  'control-characters': 'certain',
  'edge-spaces': 'likely',
  'line-breaks': 'likely',
  'double-spaces': 'likely',
  numbers: 'likely',
  'end-punctuation': 'likely',
  'space-before-punctuation': 'likely',
  'quotation-marks': 'likely',
  urls: 'likely',
  'mixed-scripts': 'likely',
  untranslated: 'likely',
  'repeated-word': 'perhaps',
  capitals: 'perhaps',
  'length-ratio': 'perhaps',
  inconsistent: 'perhaps',
  'cue-reading': 'likely',
  'cue-times': 'likely',
} as const satisfies Record<string, CheckKind>;

export type CheckFilter = keyof typeof CHECK_FILTER_KINDS;

export const CHECK_FILTERS = Object.keys(CHECK_FILTER_KINDS) as [CheckFilter, ...CheckFilter[]];

/** The checks that compare a string with the others of its project (checks.24, checks.25). */
export const COMPARED_CHECKS = ['length-ratio', 'inconsistent'] as const satisfies CheckFilter[];

/** Those of the status `failed_checks` (editor.25): what is only perhaps wrong is looked for by its own name. */
export const FAILED_CHECKS = CHECK_FILTERS.filter((check) => kindOf(check) !== 'perhaps');

/** The checks that strings can't be filtered by, because a dictionary or another service makes them (spelling.1, spelling.11). */
export const DICTIONARY_CHECKS = ['spelling', 'grammar'] as const;
export type DictionaryCheck = (typeof DICTIONARY_CHECKS)[number];

/** How sure a check is of what it finds. */
export function kindOf(check: CheckFilter | DictionaryCheck): CheckKind {
  return isCheckFilter(check) ? CHECK_FILTER_KINDS[check] : 'perhaps';
}

export function isCheckFilter(check: string): check is CheckFilter {
  return Object.hasOwn(CHECK_FILTER_KINDS, check);
}
