import type { FastifyInstance } from 'fastify';
import { invalid } from './failures.ts';

/** Bodies are JSON; an empty one of that type counts as none (DECISIONS §1). */
export function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      if (body.trim() === '') return undefined;
      try {
        // A parsed `__proto__` is an own property like any other; the contract's shapes leave it out.
        return JSON.parse(body);
      } catch {
        throw invalid('body', 'json');
      }
    },
  );
}
