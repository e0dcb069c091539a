import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from './database/connect.ts';
import { sweepAttempts } from './limits/queries.ts';
import { foldDeltas } from './sections/fold-queries.ts';
import { sweepPasswordLinks } from './session/password-link-queries.ts';
import { sweepSessions } from './session/queries.ts';

const SECOND = 1000;

/** What is done by the way, how often: each harmless to do twice, or on several servers at once. */
const CHORES = [
  { every: 5 * SECOND, chore: foldDeltas },
  { every: 600 * SECOND, chore: sweepSessions },
  { every: 600 * SECOND, chore: sweepPasswordLinks },
  { every: 600 * SECOND, chore: sweepAttempts },
];

/** Keeps the database tidy while the service runs; answers how to stop. */
export function keepTidy(sql: Sql, log: FastifyBaseLogger): () => void {
  const timers = CHORES.map(({ every, chore }) =>
    setInterval(
      () => chore(sql).catch((error: unknown) => log.warn({ err: error }, 'a chore failed')),
      every,
    ),
  );
  return () => timers.forEach(clearInterval);
}
