import { setTimeout as wait } from 'node:timers/promises';

/**
 * Why a statement came to nothing that may be tried again. `contention`: several at once stood in each other's way, and
 * this one was rolled back. `unreached`: there was no connection to send it over. `lost`: the connection broke while it was
 * under way, and whether it was done nobody knows.
 */
export type TransientError = 'contention' | 'unreached' | 'lost';

/** Serialization failure, deadlock. */
const CONTENTION = new Set(['40001', '40P01']);
/** Starting or stopping, no connection left, a standby: said instead of doing anything. */
const UNREACHED = new Set(['57P03', '53300', '25006']);
/** The driver's, our own, the system's and PostgreSQL's words for a connection that broke. */
const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ANSWER_OVERDUE',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
]);

/** What an error of the database was, if trying again may help. */
export function transientErrorOf(error: unknown): TransientError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  if (CONTENTION.has(code)) return 'contention';
  if (UNREACHED.has(code) || ('syscall' in error && error.syscall === 'connect')) return 'unreached';
  return LOST.has(code) ? 'lost' : undefined;
}

/** Milliseconds before each further try: those who collided part again, and a standby takes its time to be promoted. */
const PAUSES: Record<TransientError, readonly number[]> = {
  contention: [10, 30, 100, 300],
  unreached: [50, 150, 300, 600, 1000],
  lost: [50, 150, 300, 600, 1000],
};

/** Half to one and a half as long: two that collided don't meet again. */
const jitter = (pause: number) => pause * (0.5 + Math.random());

/**
 * Does what `attempt` does, and a few times again after setbacks that it `mayFollow`, which are told to `told`; then the
 * last error is the caller's.
 */
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
