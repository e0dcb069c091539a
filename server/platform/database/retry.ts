import { setTimeout as wait } from 'node:timers/promises';
import { isOfAnotherServer, isServerLost } from './failed-commits.ts';

/**
 * The kinds of errors after which a statement may be retried. `contention`: PostgreSQL rolled it back because of
 * concurrent ones. `unreached`: there was no connection to send it over. `lost`: the connection broke while it ran,
 * so its outcome is unknown.
 */
export type TransientError = 'contention' | 'unreached' | 'lost';

/** Serialization failure, deadlock; and what Citus says of a step of a statement when a deadlock has ended another step. */
const CONTENTION = new Set(['40001', '40P01', 'CIINF']);
/**
 * Errors that PostgreSQL gives before it executes anything: starting, stopping, too many connections, a standby.
 * PgBouncer gives 08P01 for whatever it says before it closes a connection. That code reaches only statements that were
 * not sent: the driver rejects the running one with CONNECTION_CLOSED, and the next one with the message that came
 * before.
 */
const UNREACHED = new Set(['57P03', '53300', '25006', '08P01']);
/** Error codes of a broken connection: the driver's, our own, the system's and PostgreSQL's. */
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ANSWER_OVERDUE',
  'COMMIT_FAILED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
]);

/** The kind of a database error if a retry may help. */
export function transientErrorOf(error: unknown): TransientError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  if (CONTENTION.has(code)) return 'contention';
  if (UNREACHED.has(code) || ('syscall' in error && error.syscall === 'connect')) return 'unreached';
  return LOST.has(code) || isServerLost(error) ? 'lost' : undefined;
}

/** Whether the connection that an error came over is gone, so that nothing may be sent over it, not even ROLLBACK. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error && transientErrorOf(error) === 'lost' && !isOfAnotherServer(error);

/** Milliseconds before each retry: longer if a standby may have to be promoted. */
const PAUSES: Record<TransientError, readonly number[]> = {
  contention: [10, 30, 100, 300],
  unreached: [50, 150, 300, 600, 1000],
  lost: [50, 150, 300, 600, 1000],
};

/** A random factor between 0.5 and 1.5, so that two colliding transactions don't collide again. */
const jitter = (pause: number) => pause * (0.5 + Math.random());

/** Runs `attempt`, and again after transient errors that `mayRetry` allows. Throws the last error. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  mayRetry: (kind: TransientError) => boolean,
  onRetry: (kind: TransientError) => void,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const kind = transientErrorOf(error);
      const pause = kind && mayRetry(kind) ? PAUSES[kind][tries] : undefined;
      if (kind === undefined || pause === undefined) throw error;
      onRetry(kind);
      await wait(jitter(pause));
    }
  }
}
