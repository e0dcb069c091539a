import { LIMITS } from '../limits.ts';

/** The maximum code points of a translation: the general limit or the string's own, whichever is less. */
export function translationLimit(maxLength: number | null | undefined): number {
  return Math.min(LIMITS.translation.max, maxLength ?? LIMITS.translation.max);
}
