import type { FailureItem, FailureReply, Kind } from '#contract/core/failures.ts';
import type { Scope } from '#domain/core/access/scopes.ts';

/** A refused request, with what the client is told. */
export class Refused extends Error {
  readonly reply: FailureReply;
  /** Seconds after which the request may be repeated, if known: Retry-After. */
  retryAfter: number | undefined;
  /** What is wrong with the token of the request: WWW-Authenticate (RFC 6750). */
  challenge: string | undefined;

  constructor(status: number, errors: FailureItem[], current?: unknown, total?: number) {
    super(`refused: ${status} ${errors.map(({ key, kind }) => `${key} ${kind}`).join(', ')}`);
    this.reply = {
      status,
      errors,
      ...(total !== undefined && { total }),
      ...(current !== undefined && { current }),
    };
  }
}

const refusal = (status: number) => (key: string, kind: Kind) => new Refused(status, [{ key, kind }]);

/** 400: the shape or a rule is broken at `key` (api.13). */
export const invalid = refusal(400);
/** 400: checks of the project block it, by these names; `key` says what they block (severities.5, severities.6). */
export const blockedBy = (key: 'text' | 'status', checks: readonly string[]) =>
  new Refused(400, [{ key, kind: 'checks', checks: [...checks] }]);
/** 403: a permission is missing, a restriction applies, or the project's status does not allow it. */
export const forbidden = refusal(403);
/** 404: it does not exist, or the user may not know of it. */
export const notFound = (key: string) => new Refused(404, [{ key, kind: 'gone' }]);
/** 401: nobody is signed in. */
export const signedOut = () => new Refused(401, [{ key: 'session', kind: 'signedOut' }]);
/** 401: a bearer token that is unknown, revoked or expired (tokens.9). */
export const unknownToken = () => challenged(401, 'wrong', 'Bearer error="invalid_token"');
/** 403: the API token lacks the scope of the call (tokens.7). */
export const outOfScope = (scope: Scope) =>
  challenged(403, 'scope', `Bearer error="insufficient_scope", scope="${scope}"`);
/** 409: it was changed since the client saw it; `current` is its present state (api.10). */
export const conflict = (key: string, kind: Kind, current: unknown) =>
  new Refused(409, [{ key, kind }], current);
/** 413: more than a limit allows (api.13). */
export const tooMany = refusal(413);

/** 429: too many requests; `wait` is in milliseconds. */
export const tooOften = (key: string, wait: number) => later(429, key, 'tooOften', wait);
/** 403: it may be done again after `wait` milliseconds. */
export const forbiddenFor = (key: string, kind: Kind, wait: number) => later(403, key, kind, wait);
/** 503: too much load; `wait` is in milliseconds. */
export const busy = (wait: number) => later(503, 'general', 'busy', wait);

function later(status: number, key: string, kind: Kind, wait: number): Refused {
  const refused = new Refused(status, [{ key, kind }]);
  refused.retryAfter = Math.max(1, Math.ceil(wait / 1000));
  return refused;
}

function challenged(status: number, kind: Kind, challenge: string): Refused {
  const refused = new Refused(status, [{ key: 'token', kind }]);
  refused.challenge = challenge;
  return refused;
}

/** Throws 400 with the mistakes of all fields, so that a form can show them together (errors.2). */
export function refuseMistakes(kinds: Record<string, Kind | undefined>) {
  const mistakes = Object.entries(kinds).flatMap(([key, kind]) => (kind ? [{ key, kind }] : []));
  if (mistakes.length > 0) throw new Refused(400, mistakes);
}

/** Returns the value, or throws 404 if it is undefined: `orNotFound(rows[0], 'section')`. */
export function orNotFound<T>(value: T | undefined, key: string): T {
  if (value === undefined) throw notFound(key);
  return value;
}
