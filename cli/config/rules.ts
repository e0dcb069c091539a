/** The rules by which `check` finds something, and whether what they find is a mistake for sure (command-line.18). */
export const RULES = {
  /** The file can't be imported; no more is known of it. */
  unreadable: 'error',
  'duplicate-key': 'error',
  'too-long': 'error',
  characters: 'error',
  'plural-forms': 'error',
  placeholders: 'error',
  encoding: 'warning',
  'left-out': 'warning',
  'unknown-key': 'warning',
  'other-forms': 'warning',
  'line-breaks': 'warning',
  spaces: 'warning',
  /** The configuration accepts what is not found any more. */
  stale: 'warning',
} as const satisfies Record<string, 'error' | 'warning'>;

export type Rule = keyof typeof RULES;
/** A rule whose findings can be accepted one by one (command-line.29). */
export type AcceptedRule = Exclude<Rule, 'unreadable' | 'stale'>;

export const ACCEPTED_RULES = Object.keys(RULES).filter(
  (rule): rule is AcceptedRule => rule !== 'unreadable' && rule !== 'stale',
) as [AcceptedRule, ...AcceptedRule[]];
