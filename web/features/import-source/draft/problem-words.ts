import type { TFunction } from 'i18next';
import type { LoadedString, LoadProblem, LoadProblemKind } from '#domain/formats/model/reading.ts';
import { type Bounds, LIMITS } from '#domain/limits.ts';
import { lengthOf } from '#domain/texts/text.ts';

/** The numbers that a problem's words speak of. */
const NUMBERS: Partial<Record<LoadProblemKind, Bounds>> = {
  tooLong: LIMITS.stringText,
  keyTooLong: LIMITS.key,
  contextTooLong: LIMITS.context,
  maxLength: LIMITS.maxLength,
  tooMany: { min: 0, max: LIMITS.stringsPerSection },
};

/** What is wrong with a paste at this place, in the reader's words (imports.24). */
export function problemWords(t: TFunction, { kind }: LoadProblem, string?: LoadedString): string {
  const length = string ? lengthOf(string.text) : 0;
  return t(`load.problem.${kind}`, { min: 0, max: 0, length, ...NUMBERS[kind] });
}
