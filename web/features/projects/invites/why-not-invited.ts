import { Failure, type FailureNote, hasKind } from '../../../data/wire/failure.ts';

/** Why a user could not be invited (errors.5). */
type Refusal = 'gone' | 'member' | 'invited' | 'refused';

const REFUSALS = [
  { status: 404, kind: 'gone', refusal: 'gone' },
  { status: 400, kind: 'member', refusal: 'member' },
  { status: 409, kind: 'invited', refusal: 'invited' },
  { status: 403, kind: 'own', refusal: 'refused' },
  { status: 403, kind: 'banned', refusal: 'refused' },
] as const satisfies { status: number; kind: FailureNote['kind']; refusal: Refusal }[];

/**
 * Why a user was not invited (errors.5); undefined for other failures, such as a project that was paused or deleted
 * meanwhile.
 */
export function whyNotInvited(error: Error): Refusal | undefined {
  if (!(error instanceof Failure) || hasKind(error, 'gone', 'project')) return undefined;
  return REFUSALS.find(({ status, kind }) => error.status === status && hasKind(error, kind))?.refusal;
}
