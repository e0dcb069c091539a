import type { FailureItem, Kind } from '#contract/core/failures.ts';

/**
 * Failures without a response of the contract: a write (`offline`) or a read (`unreached`) that was not answered, a timeout
 * (`late`), or a response that can't be read (`unreadable`).
 */
export const WIRE_KINDS = ['offline', 'unreached', 'late', 'unreadable'] as const;
export type WireKind = (typeof WIRE_KINDS)[number];

/** One thing that is wrong; the screen has the words for its kind. */
export type FailureNote = Omit<FailureItem, 'kind'> & {
  kind: Kind | WireKind;
  /** With `tooOften`: the seconds to wait, when the server says so. */
  wait?: number;
  /** With `bodyTooLarge` from the server: the maximum bytes of the call. */
  limit?: number;
};

/** A call that failed (api.12): its HTTP status (0: no answer), what is wrong, and with 409 what is stored now (api.10). */
export class Failure extends Error {
  readonly status: number;
  readonly errors: readonly FailureNote[];
  readonly current: unknown;

  constructor(status: number, errors: readonly FailureNote[], current?: unknown) {
    super(`${status} ${errors.map(({ key, kind }) => `${key}: ${kind}`).join(', ')}`);
    this.name = 'Failure';
    this.status = status;
    this.errors = errors;
    this.current = current;
  }
}

/** What is wrong by field; of several at one field the first. */
export function byField(failure: Failure): ReadonlyMap<string, FailureNote> {
  return new Map([...failure.errors].reverse().map((note) => [note.key, note]));
}

/** Whether a failure has this kind, at this key if one is given. */
export function hasKind(failure: Failure, kind: FailureNote['kind'], key?: string): boolean {
  return failure.errors.some((note) => note.kind === kind && (key === undefined || note.key === key));
}

/** Failures after which it is unknown whether the request was handled. */
export const UNANSWERED_KINDS = ['offline', 'late', 'unavailable'] as const satisfies FailureNote['kind'][];

/** Whether the request may have been handled. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof Failure && UNANSWERED_KINDS.some((kind) => hasKind(error, kind));
}
