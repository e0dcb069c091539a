import type { FastifyRequest } from 'fastify';

const BEARER = /^bearer +(\S+) *$/i;

/**
 * The token of `Authorization: Bearer`; undefined if a request has none. Other schemes are ignored, because a proxy may
 * ask for a password of its own.
 */
export function bearerOf({ headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>) {
  return /^bearer\b/i.test(authorization) ? (BEARER.exec(authorization)?.[1] ?? '') : undefined;
}
