import type { FastifyInstance } from 'fastify';

/** For answers that nobody may keep: no cache on the way, and no browser after somebody has signed out. */
export const NOT_KEPT = 'no-store';

/** For what is the same for everyone and may be a few minutes old. */
export const KEPT_BRIEFLY = 'public, max-age=300';

/** For what never changes under its address. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Says of every answer that it is not to be kept, before anything else can answer; the few routes that are the same for
 * everyone say otherwise themselves. So whatever depends on who asks is never left out. A call of the contract that may be
 * kept is declared `isPublic`, and a failure of it is kept no more than others (answer-failures.ts).
 */
export function keepNothing(app: FastifyInstance) {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', NOT_KEPT);
    done();
  });
}
