import { CHECK_FILTERS, type CheckFilter, kindOf } from '#domain/texts/checks/check-filters.ts';
import { CHECKS, type CheckId } from '#domain/texts/checks/registry.ts';

/** What counts as a mistake, what does with `--strict`, and what never does (command-line.18). */
type Weight = 'error' | 'warning' | 'perhaps';

/** The rules about files by which `check` finds something. */
const FILE_RULES = {
  /** The file can't be imported; no more is known of it. */
  unreadable: 'error',
  'duplicate-key': 'error',
  'too-long': 'error',
  characters: 'error',
  encoding: 'warning',
  'left-out': 'warning',
  'unknown-key': 'warning',
  'other-forms': 'warning',
  /** The configuration accepts what is not found any more. */
  stale: 'warning',
  /** No translation is where the configuration says that those of these files are. */
  'no-translations': 'warning',
  /** The service has no section of the file, so that it finds nothing in it (command-line.33). */
  'not-pushed': 'warning',
} as const satisfies Record<string, Weight>;

type FileRule = keyof typeof FILE_RULES;

/** A rule of files, or a check of translations by its id (checks.2), or a limit of cues by which the service finds something (findings.2). */
export type Rule = FileRule | CheckId | CheckFilter;

const isFileRule = (rule: Rule): rule is FileRule => rule in FILE_RULES;

const WEIGHTS = { certain: 'error', likely: 'warning', perhaps: 'perhaps' } as const;
const WEIGHT_OF_CHECK = new Map<Rule, Weight>([
  ...CHECK_FILTERS.map((check) => [check, WEIGHTS[kindOf(check)]] as const),
  ...CHECKS.map(({ id, kind }) => [id, WEIGHTS[kind]] as const),
]);

/** How what a rule finds counts: what is certain is a mistake. */
export const weightOf = (rule: Rule): Weight =>
  isFileRule(rule) ? FILE_RULES[rule] : (WEIGHT_OF_CHECK.get(rule) ?? 'perhaps');

/** The names that rules had before each check had one of its own; configurations still accept findings by them. */
const FORMER_NAMES: { readonly [Id in Rule]?: string } = { tags: 'placeholders', 'edge-spaces': 'spaces' };

/** The names by which the findings of a rule can be accepted. */
export const acceptedNamesOf = (rule: Rule): string[] => [rule, FORMER_NAMES[rule] ?? []].flat();

const RULES: readonly Rule[] = [
  ...(Object.keys(FILE_RULES) as FileRule[]),
  ...CHECKS.map(({ id }) => id),
  ...CHECK_FILTERS,
];

/** They are about no string of a file. */
const NEVER_ACCEPTED: ReadonlySet<FileRule> = new Set([
  'unreadable',
  'stale',
  'no-translations',
  'not-pushed',
]);

/** Whether the findings of a rule can be accepted one by one (command-line.29). */
export const canBeAccepted = (rule: Rule): boolean => !isFileRule(rule) || !NEVER_ACCEPTED.has(rule);

/** The names of rules that a configuration may accept findings of (command-line.29). */
export const ACCEPTED_RULES = [...new Set(RULES.filter(canBeAccepted).flatMap(acceptedNamesOf))] as [
  string,
  ...string[],
];
