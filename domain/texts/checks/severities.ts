import {
  CHECK_FILTERS,
  type CheckFilter,
  COMPARED_CHECKS,
  DICTIONARY_CHECKS,
  type DictionaryCheck,
  kindOf,
} from './check-filters.ts';

/**
 * What a project does about what a check finds, from the least to the most (severities.1): nothing, show it, refuse to approve the
 * translation, or take it as an initial one only.
 */
export const SEVERITIES = ['off', 'warning', 'approval', 'saving'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A severity that keeps a translation from something. */
export type Blocking = Extract<Severity, 'approval' | 'saving'>;

/** The severity of a check of which a project says nothing. */
export const DEFAULT_SEVERITY: Severity = 'warning';

/** The filters that are no checks: limits of cues, which a project switches off by having none (subtitles.12). */
type CueFilter = Extract<CheckFilter, `cue-${string}`>;

/** A check with a severity. */
export type SeverityCheck = Exclude<CheckFilter, CueFilter> | DictionaryCheck;

export const SEVERITY_CHECKS: readonly SeverityCheck[] = [
  ...CHECK_FILTERS.filter((check): check is Exclude<CheckFilter, CueFilter> => !check.startsWith('cue-')),
  ...DICTIONARY_CHECKS,
];

/** The severities of a project's checks, where they aren't the default. Entries that mean nothing, as of a check that is no more, may be in it. */
export type CheckSeverities = { readonly [Check in SeverityCheck]?: Severity | undefined };

/** Checks that other rules block already (plurals.5, strings.6), and those whose findings follow from other strings or a dictionary. */
const NEVER_BLOCKING: readonly SeverityCheck[] = [
  'plural-forms',
  'length',
  ...COMPARED_CHECKS,
  ...DICTIONARY_CHECKS,
];

/** The severities that a check may have: only what breaks a text where it is used keeps it from being saved (severities.2). */
export function choicesOf(check: SeverityCheck): readonly Severity[] {
  if (NEVER_BLOCKING.includes(check)) return ['off', 'warning'];
  return kindOf(check) === 'certain' ? SEVERITIES : ['off', 'warning', 'approval'];
}

/** The severity of a check in a project; the default for what has none, and where a stored one means nothing. */
export function severityOf(severities: CheckSeverities, check: string): Severity {
  const known = SEVERITY_CHECKS.find((one) => one === check);
  const own = known && Object.hasOwn(severities, known) ? severities[known] : undefined;
  return known && own && choicesOf(known).includes(own) ? own : DEFAULT_SEVERITY;
}

/** Severities without those that are the default or mean nothing, in the order of the checks. */
export function ownSeverities(severities: CheckSeverities): CheckSeverities {
  const own = SEVERITY_CHECKS.map((check) => [check, severityOf(severities, check)] as const);
  return Object.fromEntries(own.filter(([, severity]) => severity !== DEFAULT_SEVERITY));
}

/** Whether a severity keeps a translation at least from this. */
export const isBlocking = (severity: Severity, least: Blocking): boolean =>
  severity === 'saving' || severity === least;

/** The checks that keep a translation at least from this. */
export const blockingChecks = (severities: CheckSeverities, least: Blocking): SeverityCheck[] =>
  Object.keys(severities).length === 0
    ? []
    : SEVERITY_CHECKS.filter((check) => isBlocking(severityOf(severities, check), least));

/** Severities as the log has them (log.2): `tags:saving numbers:off`. */
const logged = (checks: readonly SeverityCheck[], severities: CheckSeverities) =>
  checks.map((check) => `${check}:${severityOf(severities, check)}`).join(' ');

/** The severities that differ between two settings, before and after, as the log has them; equal if none does. */
export function changedSeverities(before: CheckSeverities, after: CheckSeverities): [string, string] {
  const changed = SEVERITY_CHECKS.filter((check) => severityOf(before, check) !== severityOf(after, check));
  return [logged(changed, before), logged(changed, after)];
}
