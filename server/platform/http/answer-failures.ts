import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureReply, Kind } from '#contract/core/failures.ts';
import type { ServiceOutcome } from '#domain/core/access/sign-in-services.ts';
import { NO_STORE } from './cache-control.ts';
import { refusedByDatabase } from './database-refusals.ts';
import { Refused } from './failures.ts';
import { UNROUTED_HEADERS } from './security-headers.ts';

/** The failures of errors that Fastify throws before a call of ours is reached. */
const FROM_FASTIFY: Record<string, [status: number, key: string, kind: Kind]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [400, 'body', 'mediaType'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body', 'bodyTooLarge'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'body', 'json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'body', 'json'],
  FST_ERR_BAD_URL: [400, 'address', 'illegal'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'address', 'gone'],
};

/** Answers every error of a call by {@link answerFailure}. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler(answerFailure);
}

/** Turns every error into a response `{status, errors: [{key, kind}]}` (api.12). */
export function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error);
  // A deliberate refusal, such as 503 under load, is not an error to log.
  const level = error instanceof Refused ? 'info' : 'error';
  if (failure.status >= 500) request.log[level]({ err: error }, 'a request failed');
  // No hooks run for a malformed address.
  if (!reply.hasHeader('cache-control')) reply.headers(UNROUTED_HEADERS);
  const { retryAfter, challenge } = error instanceof Refused ? error : {};
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (challenge !== undefined) reply.header('www-authenticate', challenge);
  reply.header('cache-control', NO_STORE);
  const outcome = request.routeOptions?.config?.endpoint?.redirects ? outcomeOf(failure.status) : undefined;
  if (outcome) return reply.redirect(`/login?service=${outcome}`, 303);
  return reply.code(failure.status).send(failure);
}

/** What the sign-in page says instead of a refusal that is no mistake in the address (services.8). */
function outcomeOf(status: number): ServiceOutcome | undefined {
  if (status === 429) return 'tooOften';
  return status >= 500 ? 'unavailable' : undefined;
}

function failureOf(error: FastifyError): FailureReply {
  if (error instanceof Refused) return error.reply;
  // A client that disconnects while sending causes ECONNRESET too, as a lost database connection does.
  const refused = error.statusCode === undefined && refusedByDatabase(error);
  if (refused) return refused.reply;
  const [status, key, kind] = FROM_FASTIFY[error.code] ?? byStatus(error.statusCode);
  return { status, errors: [{ key, kind }] };
}

function byStatus(status = 500): [number, string, Kind] {
  if (status === 429) return [429, 'general', 'tooOften'];
  if (status >= 400 && status < 500) return [status, 'address', 'illegal'];
  return [500, 'general', 'broken'];
}
