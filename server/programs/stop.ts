import type { FastifyInstance } from 'fastify';
import type { Database } from './open-database.ts';

/** Milliseconds for running requests, and until the process exits in any case. */
const TIMES = { requests: 4_000, most: 9_500 };

/**
 * Stops the service (operations.10): refuses new connections, finishes running requests and background work, and closes the
 * database.
 * Clients that are still sending or reading after a few seconds are disconnected, so that the process ends within ten
 * seconds.
 */
export async function stopGracefully(
  app: FastifyInstance,
  database: Database,
  stopBackground: () => Promise<unknown>,
) {
  setTimeout(() => process.exit(1), TIMES.most).unref();
  const late = setTimeout(() => app.server.closeAllConnections(), TIMES.requests);
  await Promise.all([app.close(), stopBackground()]);
  clearTimeout(late);
  await database.close();
}
