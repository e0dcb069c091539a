import type { TFunction } from 'i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { Failure, type FailureNote, hasKind, UNANSWERED_KINDS } from '../../../data/wire/failure.ts';
import { knownFailureNoteText } from '../../../language/failure-note-text.ts';

/** The most errors that are listed. */
const MOST_LINES = 5;

type Wording = {
  empty: string;
  numbered?: (number: number, words: string) => string;
  wasSent?: 'whole' | 'parts';
};

/**
 * Why the server refused strings or translations, one line each (imports.24, imports.36). `empty`: the words for an
 * empty text; `numbered`: the words for the nth text; `wasSent`: the request may have been stored although its response
 * was lost, as a whole or in part.
 */
export function importErrorWords(
  t: TFunction,
  error: Error,
  { empty, numbered, wasSent }: Wording,
): string[] {
  if (!(error instanceof Failure)) return [String(error)];
  if (hasKind(error, 'tooMany', 'texts'))
    return [t('importTranslations.tooManyTexts', { max: LIMITS.filesAtOnce })];
  if (error.status === 413 && hasKind(error, 'tooMany')) {
    return [t('importSource.problem.tooMany', { max: LIMITS.stringsPerSection })];
  }
  const wordsOf = (note: FailureNote) => {
    if (note.key === 'text' && note.kind === 'required') return empty;
    const lost = wasSent && UNANSWERED_KINDS.find((kind) => kind === note.kind);
    return lost
      ? t(`importShared.unanswered.${wasSent}.${lost}`)
      : (knownFailureNoteText(t, note) ?? note.kind);
  };
  const lines = error.errors.slice(0, MOST_LINES).map((note) => {
    const words = wordsOf(note);
    return numbered && note.index !== undefined ? numbered(note.index + 1, words) : words;
  });
  return lines.length > 0 ? [...new Set(lines)] : [error.message];
}
