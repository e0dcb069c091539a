import { PAIR_STATUSES, type PairStatus } from '#domain/files/imports/translation-pairs.ts';
import type { PairInText } from '#domain/files/previews/pair-texts.ts';
import type { Outcome, RunState } from './use-run.ts';

/** The status of a translation before and after the import. */
export type RowStatus = PairStatus | 'edit' | 'edited' | 'loaded' | 'blocked' | 'full' | 'gone';

/** All statuses, in display order. */
export const ROW_STATUSES = [
  'edited',
  'loaded',
  'blocked',
  'edit',
  ...PAIR_STATUSES,
  'full',
  'gone',
] as const satisfies readonly RowStatus[];

/** How each status is shown. */
export const TONES = {
  edited: 'done',
  loaded: 'done',
  blocked: 'warning',
  edit: 'plain',
  new: 'plain',
  same: 'quiet',
  identical: 'quiet',
  unknown: 'warning',
  empty: 'warning',
  tooLong: 'warning',
  illegal: 'warning',
  unchanged: 'quiet',
  cleared: 'warning',
  brokenForm: 'warning',
  full: 'warning',
  gone: 'warning',
} as const satisfies Record<RowStatus, 'done' | 'plain' | 'quiet' | 'warning'>;

const OF_OUTCOME = {
  added: 'loaded',
  blocked: 'blocked',
  edited: 'edited',
  identical: 'identical',
  maxlength: 'tooLong',
  full: 'full',
  gone: 'gone',
} as const satisfies Record<Outcome, RowStatus>;

/** The status of a translation at the current progress of the import. */
export function statusOf(pair: PairInText, run: RunState | undefined): RowStatus {
  const outcome = run?.outcomes.get(pair);
  if (outcome) return OF_OUTCOME[outcome];
  return pair.status === 'new' && pair.proofread?.edits ? 'edit' : pair.status;
}
