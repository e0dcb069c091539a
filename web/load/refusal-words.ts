import type { TFunction } from 'i18next';
import { LIMITS } from '#domain/limits.ts';
import { wordsFor } from '../language/wording.ts';
import { Failure, type FailureNote, hasKind } from '../wire/failure.ts';

/** How many of what is wrong are told one by one. */
const TOLD = 5;

/** Why the service refused a load, a line each (SPEC §8 'Load strings'). */
export function refusalWords(t: TFunction, error: Error): string[] {
  if (!(error instanceof Failure)) return [t('failures.some')];
  if (error.status === 413 && hasKind(error, 'tooMany')) {
    return [t('load.problem.tooMany', { max: LIMITS.stringsPerSection })];
  }
  return error.errors.slice(0, TOLD).map((note) => {
    const words = wordsOf(t, note);
    return note.index === undefined ? words : t('load.refusedAt', { number: note.index + 1, words });
  });
}

function wordsOf(t: TFunction, note: FailureNote): string {
  return note.key === 'text' && note.kind === 'required' ? t('load.problem.empty') : wordsFor(t, note);
}
