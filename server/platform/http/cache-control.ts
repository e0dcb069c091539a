import type { FastifyInstance } from 'fastify';

/** For responses that must not be stored, neither by a cache nor by a browser after signing out (api.19). */
export const NO_STORE = 'no-store';

/** For responses that are the same for everyone and may be some minutes old. */
export const CACHE_BRIEFLY = 'public, max-age=300';

/**
 * For what is the same for everyone and may be some seconds old, but not in browsers (api.38): a cache in front of the
 * service shows it for two seconds, and for ten minutes while the service can't answer. With `stale-while-revalidate`
 * browsers would ask twice for what they have preloaded.
 */
export const CACHE_FOR_GUESTS = 'public, max-age=0, s-maxage=2, stale-if-error=600';

/** For content that never changes at its address. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Sets `no-store` on every response before any route runs, so that no personal response can be forgotten; the few
 * routes with public responses override it. A call whose response may be cached is declared `isPublic`; its errors
 * are not cached either (answer-failures.ts).
 */
export function disableCaching(app: FastifyInstance) {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', NO_STORE);
    done();
  });
}
