import { LIMITS } from '#domain/core/limits.ts';
import { Failure, hasKind } from '../wire/failure.ts';
import type { Save, WhyUnsaved } from './draft.ts';

/** Why a save failed, as it is stored. */
export function whyUnsaved(error: unknown): WhyUnsaved {
  if (error instanceof Failure) return { status: error.status, errors: error.errors };
  return { status: 0, errors: [{ key: 'general', kind: 'unreadable' }] };
}

/**
 * Whether a failed save is retried automatically: after no answer, 401, 429, and some server errors. Not after a
 * refusal, and not once its idempotency key may have expired, since it could be stored twice then.
 */
export function mayRetrySave(
  { begun, failures }: Pick<Save, 'begun' | 'failures'>,
  error: unknown,
  now: number,
): boolean {
  if (!(error instanceof Failure) || isKeyExpired({ begun }, now)) return false;
  if (error.status === 0 || error.status === 401 || error.status === 429) return true;
  if (hasKind(error, 'unavailable')) return true;
  return error.status >= 500 && failures + 1 < LIMITS.saveFailures;
}

/** Whether the server may have forgotten the idempotency key of a save. */
export function isKeyExpired({ begun }: Pick<Save, 'begun'>, now: number): boolean {
  return now - begun > LIMITS.saveLasts;
}

/** Milliseconds after which the server wants the next attempt, if it says so. */
export function retryAfterOf({ errors }: WhyUnsaved): number | undefined {
  const wait = errors.find((note) => note.wait !== undefined)?.wait;
  return wait === undefined ? undefined : wait * 1000;
}
