import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from './bearer.ts';
import { forbidden } from './failures.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes from pages of other sites, which browsers send with our cookie (accounts.16). Browsers name the
 * origin of the page in every such request; a program that names none sends no cookie by itself. A request with a bearer
 * token is not checked: its cookies don't count, and no browser adds the token for a page of another site (tokens.9).
 */
export function refuseCrossSite(app: FastifyInstance) {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !READING.has(request.method) && bearerOf(request) === undefined && isCrossSite(request);
    done(isRefused ? forbidden('origin', 'crossSite') : undefined);
  });
}

function isCrossSite({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'cross-site';
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
