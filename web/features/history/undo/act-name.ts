import type { TFunction } from 'i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import type { English } from '#words/english.d.ts';

/** An action that has a name. */
export type ActName = keyof English['undo']['act'];

/** The kinds of events whose action has a name; others have a general one. */
const NAMED = [
  'addTranslation',
  'editTranslation',
  'deleteTranslation',
  'approve',
  'unapprove',
  'confirmTranslation',
  'vote',
  'unvote',
  'addComment',
  'editComment',
  'deleteComment',
  'editString',
  'deleteString',
  'splitString',
  'mergeStrings',
  'rearrange',
  'addStrings',
  'addSection',
  'editSection',
  'deleteSection',
  'addEntry',
  'editEntry',
  'deleteEntry',
  'restoreSection',
  'restoreString',
  'restoreTranslation',
  'restoreComment',
  'restoreEntry',
  'updateSource',
  'editProject',
] as const satisfies (EventKind & ActName)[];

/** What a user did, in words: “Translation added”. */
export function actName(t: TFunction, { w, acts }: Pick<LogEntry, 'w' | 'acts'>): string {
  if (acts.section ?? acts.place) return t('undo.act.moveString');
  const kind = eventKindOf(w);
  return t(`undo.act.${NAMED.find((named) => named === kind) ?? 'other'}`);
}
