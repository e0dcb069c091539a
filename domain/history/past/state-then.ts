import type { StringState } from '../../core/text/strings.ts';
import { APPROVED, INITIAL } from '../../texts/translations/translations.ts';

/** How far a string was (strings.20), by the status of its current translation; null without one. */
export function stateThen(status: number | null): StringState {
  if (status === null) return 'none';
  if (status === APPROVED) return 'approved';
  return status === INITIAL ? 'initial' : 'review';
}
