import type { FastifyError, FastifyInstance } from 'fastify';
import type { FailureReply, Kind } from '#contract/failures.ts';
import { refusedByDatabase } from './database/refusals.ts';
import { Refused } from './failures.ts';

/** What Fastify itself refuses, before a call of ours is reached. */
const FROM_FASTIFY: Record<string, [status: number, key: string, kind: Kind]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [400, 'body', 'mediaType'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body', 'bodyTooLarge'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'body', 'json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'body', 'json'],
  FST_ERR_BAD_URL: [400, 'address', 'illegal'],
  FST_ERR_ROUTE_MAX_PARAM_LENGTH_EXCEEDED: [404, 'address', 'gone'],
};

/** The one place where an error becomes an answer: `{status, errors: [{key, kind}]}` for every failure (SPEC §7). */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error(error);
    return reply.code(failure.status).send(failure);
  });
}

function failureOf(error: FastifyError): FailureReply {
  if (error instanceof Refused) return error.reply;
  const refused = refusedByDatabase(error);
  if (refused) return refused.reply;
  const [status, key, kind] = FROM_FASTIFY[error.code] ?? byStatus(error.statusCode);
  return { status, errors: [{ key, kind }] };
}

function byStatus(status = 500): [number, string, Kind] {
  if (status === 429) return [429, 'general', 'tooOften'];
  if (status >= 400 && status < 500) return [status, 'address', 'illegal'];
  return [500, 'general', 'broken'];
}
