import type { TFunction } from 'i18next';
import type { Bounds } from '#domain/core/limits.ts';
import { Failure } from '../data/wire/failure.ts';
import { failureNoteText } from './failure-note-text.ts';

/**
 * All errors of a failed call in words, where no form shows them at its fields. `bounds`: those of the only text that
 * was sent.
 */
export function failureWords(t: TFunction, error: Error, bounds?: Bounds): string {
  if (!(error instanceof Failure)) return t('failures.some');
  const words = error.errors.map((note) => failureNoteText(t, note, bounds));
  return words.length > 0 ? [...new Set(words)].join(' ') : t('failures.some');
}
