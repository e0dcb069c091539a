import { UPLOAD_FATES, type UploadFate } from '#domain/imports/import-translations.ts';
import type { FromPair } from '../../features/import-shared/pair-texts.ts';
import type { Outcome, Run } from './use-run.ts';

/** What a row says of its translation: what will become of it, or what became of it. */
export type Fate = UploadFate | 'loaded' | 'full' | 'gone';

/** All of them, in the order in which they are counted. */
export const FATES = ['loaded', ...UPLOAD_FATES, 'full', 'gone'] as const satisfies readonly Fate[];

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
} as const satisfies Record<Fate, 'done' | 'plain' | 'quiet' | 'warning'>;

const OF_OUTCOME = {
  added: 'loaded',
  identical: 'identical',
  maxlength: 'tooLong',
  full: 'full',
  gone: 'gone',
} as const satisfies Record<Outcome, Fate>;

/** What to say of a translation, as far as an upload has come. */
export function fateOf(pair: FromPair, run: Run | undefined): Fate {
  const outcome = run?.outcomes.get(pair);
  return outcome ? OF_OUTCOME[outcome] : pair.fate;
}
