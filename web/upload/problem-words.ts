import type { TFunction } from 'i18next';
import { lengthOf } from '#domain/text.ts';
import { translationLimit } from '#domain/translations.ts';
import type { UploadProblem } from '#domain/upload-pairs.ts';
import { wordsFor } from '../language/wording.ts';
import { Failure, type FailureNote } from '../wire/failure.ts';
import { type Fate, TONES } from './fates.ts';
import type { Row } from './rows.ts';

/** What is wrong with a paste, in the reader's words (SPEC §8 'Upload translations'). */
export function problemWords(t: TFunction, problem: UploadProblem): string {
  if (problem.kind === 'wrongAmount') {
    const strings = t('upload.problem.strings', { count: problem.strings });
    return t('upload.problem.lines', { count: problem.lines, strings });
  }
  return t(`upload.problem.${problem.kind}`, { key: problem.key ?? '' });
}

/** What a row says besides its texts; nothing of a translation that is simply new. */
export function rowWords(t: TFunction, row: Row, isOver: boolean): string | undefined {
  if ('problem' in row) return problemWords(t, row.problem);
  const { fate, pair } = row;
  if (fate === 'new') return isOver ? t('upload.notSent') : undefined;
  if (fate === 'tooLong') {
    const max = translationLimit(pair.string?.max_length);
    return t('upload.tooLong', { length: lengthOf(pair.text), max });
  }
  return fate === 'unknown' ? t('upload.noString') : t(`upload.fate.${fate}`);
}

/** How loud a row is; a blank translation is an error until it is skipped. */
export function toneOf(row: Row, skipsEmpty: boolean): 'error' | (typeof TONES)[Fate] {
  if ('problem' in row || (row.fate === 'empty' && !skipsEmpty)) return 'error';
  return TONES[row.fate];
}

/** Why a call of an upload was refused (SPEC §8). */
export function refusalWords(t: TFunction, error: Error): string {
  const notes = error instanceof Failure ? error.errors : [];
  const words = new Set(notes.map((note) => wordsOf(t, note)));
  return words.size > 0 ? [...words].join(' ') : t('failures.some');
}

function wordsOf(t: TFunction, note: FailureNote): string {
  return note.key === 'text' && note.kind === 'required' ? t('upload.emptyRefused') : wordsFor(t, note);
}
