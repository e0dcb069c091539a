import { LIMITS } from '#domain/limits.ts';
import { Failure, hasKind } from '../wire/failure.ts';
import type { Save, WhyUnsaved } from './draft.ts';

/** Why a save failed, as it is kept. */
export function whyUnsaved(error: unknown): WhyUnsaved {
  if (error instanceof Failure) return { status: error.status, errors: error.errors };
  return { status: 0, errors: [{ key: 'general', kind: 'unreadable' }] };
}

/**
 * Whether a failed save is sent again by itself: if no answer came, the server can't answer now, there were too many requests,
 * or nobody is signed in. Not for a refusal, not when the server has failed on it too often, and not once its idempotency key
 * may be forgotten, since it could be stored twice then.
 */
export function maySaveAgain(
  { begun, failures }: Pick<Save, 'begun' | 'failures'>,
  error: unknown,
  now: number,
): boolean {
  if (!(error instanceof Failure) || isTooOld({ begun }, now)) return false;
  if (error.status === 0 || error.status === 401 || error.status === 429) return true;
  if (hasKind(error, 'unavailable')) return true;
  return error.status >= 500 && failures + 1 < LIMITS.saveFailures;
}

/** Whether the server may have forgotten its idempotency key. */
export function isTooOld({ begun }: Pick<Save, 'begun'>, now: number): boolean {
  return now - begun > LIMITS.saveLasts;
}

/** After how many milliseconds the server wants to be asked again, if it says so. */
export function waitOf({ errors }: WhyUnsaved): number | undefined {
  const wait = errors.find((note) => note.wait !== undefined)?.wait;
  return wait === undefined ? undefined : wait * 1000;
}
