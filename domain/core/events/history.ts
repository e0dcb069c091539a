import type { EventKind } from './kinds.ts';

/** The kinds of events in the history of a string, by what they are about (history.1). */
export const HISTORY = {
  source: ['addStrings', 'editString', 'deleteString', 'restoreString', 'splitString', 'mergeStrings'],
  translations: ['addTranslation', 'editTranslation', 'deleteTranslation', 'restoreTranslation'],
  votes: ['vote', 'unvote', 'approve', 'unapprove', 'confirmTranslation'],
  checks: ['dismissFinding', 'restoreFinding'],
  comments: ['addComment', 'editComment', 'deleteComment', 'restoreComment'],
} as const satisfies Record<string, readonly EventKind[]>;

export type HistorySubject = keyof typeof HISTORY;
export type HistoryKind = (typeof HISTORY)[HistorySubject][number];

export const HISTORY_SUBJECTS = Object.keys(HISTORY) as [HistorySubject, ...HistorySubject[]];

export const HISTORY_KINDS = Object.values(HISTORY).flat() as [HistoryKind, ...HistoryKind[]];
