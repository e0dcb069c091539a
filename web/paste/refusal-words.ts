import type { TFunction } from 'i18next';
import { LIMITS } from '#domain/limits.ts';
import { knownWordsFor } from '../language/wording.ts';
import { Failure, type FailureNote, hasKind } from '../wire/failure.ts';

/** How many of what is wrong are told one by one. */
const TOLD = 5;

/**
 * Why the service refused strings or translations, a line each (SPEC §8 'Load strings', 'Upload translations'). `empty`:
 * what is said of an empty text; `numbered`: how something said of the nth text is put. What there are no words for is
 * shown as it came.
 */
export function refusalWords(
  t: TFunction,
  error: Error,
  { empty, numbered }: { empty: string; numbered?: (number: number, words: string) => string },
): string[] {
  if (!(error instanceof Failure)) return [String(error)];
  if (error.status === 413 && hasKind(error, 'tooMany')) {
    return [t('load.problem.tooMany', { max: LIMITS.stringsPerSection })];
  }
  const wordsOf = (note: FailureNote) =>
    note.key === 'text' && note.kind === 'required' ? empty : (knownWordsFor(t, note) ?? note.kind);
  const lines = error.errors.slice(0, TOLD).map((note) => {
    const words = wordsOf(note);
    return numbered && note.index !== undefined ? numbered(note.index + 1, words) : words;
  });
  return lines.length > 0 ? [...new Set(lines)] : [error.message];
}
