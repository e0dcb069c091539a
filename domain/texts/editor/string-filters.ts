import type { StringState } from '../../core/text/strings.ts';
import type { CheckFilter } from '../checks/check-filters.ts';

/**
 * The statuses that strings can be filtered by (editor.25): untranslated, translated, translated but not approved,
 * approved, with initial translations only, with a competing one, with one that needs review, strings that fail a check (checks.26), with comments that the reader hasn't read. Several are combined by AND. `non_tr` comes first because
 * the picker offers it first; the editor opens unfiltered (editor.4).
 */
export const STATUS_FILTERS = [
  'non_tr',
  'tr',
  'non_app',
  'app',
  'init',
  'comp',
  'needs_review',
  'failed_checks',
  'non_read_coms',
] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The states of strings that a status includes. The missing statuses don't depend on the state. */
export const STATES_OF_STATUS = {
  non_tr: ['none'],
  tr: ['initial', 'review', 'approved'],
  non_app: ['initial', 'review'],
  app: ['approved'],
  init: ['initial'],
} as const satisfies { readonly [Status in StatusFilter]?: readonly StringState[] };

/** Whether a string's state alone decides if it has the status. */
export function dependsOnStateOnly(status: StatusFilter): status is keyof typeof STATES_OF_STATUS {
  return status in STATES_OF_STATUS;
}

/**
 * The texts that can be searched, by their names on the wire (editor.28). `translation` is any of a string's
 * translations; `text` is the source or any translation.
 */
export const TEXT_FILTERS = ['text', 'original', 'translation', 'key', 'context'] as const;

export type TextFilter = (typeof TEXT_FILTERS)[number];

/**
 * The filter of the editor's list. Texts match if they contain the given one, ignoring case; with `regex` the given one
 * is a regular expression of PostgreSQL (editor.31).
 */
export type StringFilter = { readonly [Name in TextFilter]?: string } & {
  readonly status?: readonly StatusFilter[];
  /** The checks of which a string fails at least one (checks.26). */
  readonly checks?: readonly CheckFilter[];
  /** The username of somebody with a translation of the string (editor.29). */
  readonly from?: string;
  readonly regex?: boolean;
};

/** Whether a filter may exclude strings. Moving strings needs the unfiltered list (editor.23). */
export function isFiltering({ status = [], checks = [], from = '', ...texts }: StringFilter): boolean {
  return (
    status.length > 0 ||
    checks.length > 0 ||
    from !== '' ||
    TEXT_FILTERS.some((name) => (texts[name] ?? '') !== '')
  );
}

/**
 * The orders of the editor's list (editor.32): by position; by the last change of the translations or the string; by
 * the number of translations, votes for, votes against or comments. Equal strings are in order of position.
 */
export const STRING_SORTS = [
  'index',
  'last_tr_time',
  'last_str_time',
  'tr_amount',
  'vote_plus_amount',
  'vote_minus_amount',
  'comments_amount',
] as const;

export type StringSort = (typeof STRING_SORTS)[number];
