import type { FastifyInstance } from 'fastify';
import type { Database } from './open-database.ts';

/** Milliseconds: for requests under way to be answered, and until the process ends whatever still hangs. */
const TIMES = { requests: 4_000, most: 9_500 };

/**
 * Stops the service (operations.10): nobody new is let in, requests under way are answered, then the database is closed.
 * Whoever is still sending or reading after a few seconds is cut off, so that the process is gone within ten.
 */
export async function stopGracefully(app: FastifyInstance, database: Database) {
  setTimeout(() => process.exit(1), TIMES.most).unref();
  const late = setTimeout(() => app.server.closeAllConnections(), TIMES.requests);
  await app.close();
  clearTimeout(late);
  await database.close();
}
