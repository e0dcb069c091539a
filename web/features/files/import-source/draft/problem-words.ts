import type { TFunction } from 'i18next';
import { type Bounds, LIMITS } from '#domain/core/limits.ts';
import { lengthOf } from '#domain/core/text/text.ts';
import type { ImportedString, ImportProblem, ImportProblemKind } from '#domain/formats/model/reading.ts';

/** The limits that a problem's words mention. */
const NUMBERS: Partial<Record<ImportProblemKind, Bounds>> = {
  tooLong: LIMITS.stringText,
  keyTooLong: LIMITS.key,
  contextTooLong: LIMITS.context,
  maxLength: LIMITS.maxLength,
  tooMany: { min: 0, max: LIMITS.stringsPerSection },
};

/** A problem of a text in words (imports.24). */
export function problemWords(t: TFunction, { kind }: ImportProblem, string?: ImportedString): string {
  const length = string ? lengthOf(string.text) : 0;
  return t(`importSource.problem.${kind}`, { min: 0, max: 0, length, ...NUMBERS[kind] });
}
