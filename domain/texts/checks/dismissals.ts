import { hasPermission, type Viewer } from '../../core/access/roles.ts';
import {
  CHECK_FILTERS,
  type CheckFilter,
  DICTIONARY_CHECKS,
  type DictionaryCheck,
  kindOf,
} from './check-filters.ts';
import { type CheckSeverities, isBlocking, severityOf } from './severities.ts';

/**
 * What a dismissal is of (dismissals.1): a finding in one string, a check in one string, words wherever a check finds them in the project, or a
 * finding wherever it is in the project.
 */
export const DISMISSAL_SCOPES = ['here', 'string', 'word', 'project'] as const;

export type DismissalScope = (typeof DISMISSAL_SCOPES)[number];

/** Whether a dismissal of this scope is of one string, not of the whole project. */
export const isOfString = (scope: DismissalScope): boolean => scope === 'here' || scope === 'string';

/** Whether a finding can be dismissed only by what it is of: a whole check has no more. */
export const needsWhat = (scope: DismissalScope): boolean => scope !== 'string';

/** A check whose findings can be dismissed: the times of a cue are mended where they are wrong. */
export type DismissibleCheck = Exclude<CheckFilter, 'cue-times'> | DictionaryCheck;

export const DISMISSIBLE_CHECKS: readonly DismissibleCheck[] = [
  ...CHECK_FILTERS.filter((check) => check !== 'cue-times'),
  ...DICTIONARY_CHECKS,
];

export const isDismissible = (check: string): check is DismissibleCheck =>
  DISMISSIBLE_CHECKS.some((one) => one === check);

/** What is dismissed. */
export type Dismissed = {
  readonly check: DismissibleCheck;
  readonly scope: DismissalScope;
  /** The fingerprint of a finding, or words, one a line; empty for a whole check. */
  readonly what: string;
};

/**
 * Why a member may not dismiss a finding, or restore it (dismissals.6). What breaks a text, blocks one, or is dismissed in the whole project, is
 * for those who manage translations.
 */
export function whyNotDismiss(
  { role }: Viewer,
  { check, scope }: Pick<Dismissed, 'check' | 'scope'>,
  severities: CheckSeverities,
): 'role' | undefined {
  const blocks = isBlocking(severityOf(severities, check), 'approval');
  const isWeighty = !isOfString(scope) || kindOf(check) === 'certain' || blocks;
  return hasPermission(role, isWeighty ? 'can_manage_translations' : 'can_translate') ? undefined : 'role';
}

/** How many strings with the same dismissal offer one for the project (dismissals.5). */
export const ALIKE_OFFERS = 3;

/** What is dismissed, for people: words, or the texts that were found, of a long one the beginning. */
export function shownWhat({ scope, what }: Pick<Dismissed, 'scope' | 'what'>): string[] {
  if (scope === 'word' || what === '') return what.split('\n').filter(Boolean);
  try {
    const [, , ...texts]: unknown[] = JSON.parse(what);
    return texts.flat().filter((text): text is string => typeof text === 'string' && text !== '');
  } catch {
    return [what];
  }
}

/** Words as they are compared: regardless of case as a language knows it, composition and order. */
export const foldedWords = (words: readonly string[], language: string): string[] =>
  [...new Set(words.map((word) => word.trim().normalize('NFC').toLocaleLowerCase(language)))]
    .filter(Boolean)
    .sort();

/** What is stored of a dismissal (dismissals.3): words as they are compared, nothing for a whole check. */
export function storedWhat({ scope, what }: Pick<Dismissed, 'scope' | 'what'>, language: string): string {
  if (!needsWhat(scope)) return '';
  return scope === 'word' ? foldedWords(what.split('\n'), language).join('\n') : what;
}
