import { PAIR_STATUSES, type PairStatus } from '#domain/imports/import-translations.ts';
import type { PairInText } from '../../features/import-shared/pair-texts.ts';
import type { Outcome, Run } from './use-run.ts';

/** What a row says of its translation: what will become of it, or what became of it. */
export type RowStatus = PairStatus | 'loaded' | 'full' | 'gone';

/** All of them, in the order in which they are counted. */
export const ROW_STATUSES = [
  'loaded',
  ...PAIR_STATUSES,
  'full',
  'gone',
] as const satisfies readonly RowStatus[];

/** How each is shown: as done, as usual, as unimportant, or as something to look at. */
export const TONES = {
  loaded: 'done',
  new: 'plain',
  same: 'quiet',
  identical: 'quiet',
  unknown: 'warning',
  empty: 'warning',
  tooLong: 'warning',
  illegal: 'warning',
  full: 'warning',
  gone: 'warning',
} as const satisfies Record<RowStatus, 'done' | 'plain' | 'quiet' | 'warning'>;

const OF_OUTCOME = {
  added: 'loaded',
  identical: 'identical',
  maxlength: 'tooLong',
  full: 'full',
  gone: 'gone',
} as const satisfies Record<Outcome, RowStatus>;

/** What to say of a translation, as far as an upload has come. */
export function statusOf(pair: PairInText, run: Run | undefined): RowStatus {
  const outcome = run?.outcomes.get(pair);
  return outcome ? OF_OUTCOME[outcome] : pair.status;
}
