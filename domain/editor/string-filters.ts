import type { StringState } from '../texts/strings.ts';

/**
 * What a string may be asked to be like (editor.25): untranslated, translated, translated without an approved translation,
 * with an approved one, with initial ones alone, with a competing one, with comments that the reader hasn't read. Several
 * narrow each other. `non_tr` comes first, as what the picker offers first; the editor itself opens unfiltered
 * (editor.4).
 */
export const STATUS_FILTERS = ['non_tr', 'tr', 'non_app', 'app', 'init', 'comp', 'non_read_coms'] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The states that a status asks for. What the other two ask for, a state doesn't say. */
export const STATES_OF_STATUS = {
  non_tr: ['none'],
  tr: ['initial', 'review', 'approved'],
  non_app: ['initial', 'review'],
  app: ['approved'],
  init: ['initial'],
} as const satisfies { readonly [Status in StatusFilter]?: readonly StringState[] };

/** Whether a string's state alone says whether it has the status. */
export function dependsOnStateOnly(status: StatusFilter): status is keyof typeof STATES_OF_STATUS {
  return status in STATES_OF_STATUS;
}

/**
 * Which texts may be searched: by their names on the wire (editor.28), where `translation` is any of a string's
 * translations; `text` is the original or any translation.
 */
export const TEXT_FILTERS = ['text', 'original', 'translation', 'key', 'context'] as const;

export type TextFilter = (typeof TEXT_FILTERS)[number];

/**
 * What the editor's list shows of its sections. Texts are found by what they contain, without regard to case; with
 * `regex` they are patterns of PostgreSQL's dialect (editor.31).
 */
export type StringFilter = { readonly [Name in TextFilter]?: string } & {
  readonly status?: readonly StatusFilter[];
  /** Username of one who has a translation there (editor.29). */
  readonly from?: string;
  readonly regex?: boolean;
};

/** Whether it leaves any string out: moving strings about needs the whole list (editor.23). */
export function isFiltering({ status = [], from = '', ...texts }: StringFilter): boolean {
  return status.length > 0 || from !== '' || TEXT_FILTERS.some((name) => (texts[name] ?? '') !== '');
}

/**
 * Orders of the editor's list (editor.32): as in the text; by the last change of its translations or of the string; by
 * how many translations, votes for, votes against, comments. All but the first begin with the latest or the most when
 * descending, and go on as in the text among equals.
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
