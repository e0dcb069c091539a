import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import { type Attendant, attended } from '../database/attended.ts';
import { connectBeside, type Sql, statementTimeoutOf } from '../database/connect.ts';
import { retrying, type Setback } from '../database/retry.ts';
import { busy } from '../failures.ts';
import { cancelWork } from '../large/cursor-queries.ts';
import { hangUpOf } from './hang-up-of.ts';
import { beginWork } from './lane-queries.ts';
import { visitorOf } from './visitor.ts';
import { openWorkQueue } from './work-queue.ts';

/** What is done in the lane: statements that only read, one after the other on one connection. */
type Work<Value> = (own: Sql) => Promise<Value>;

/** Connections of their own for what takes the database long, such as searches (docs/decisions/023). */
export type Lane = {
  /**
   * Does the work for a request when it is its turn, and stops it once the visitor has gone. No statement of it runs longer
   * than `longest` milliseconds. It is done again where its connection broke. Refuses as {@link openWorkQueue} does: 429 and 503 `busy`.
   */
  run<Value>(request: FastifyRequest, work: Work<Value>, limits?: { longest?: number }): Promise<Value>;
  /** How much is done and how much waits at this moment. */
  amounts(): { running: number; waiting: number };
  end(): Promise<void>;
};

/** Reading may be tried again whatever has happened. */
const ALWAYS = () => true;

/**
 * Opens the lane. Whatever goes on in it, the connections of other requests stay theirs; of its few one visitor has at most
 * a couple. The driver's own `cancel()` is not used: it stops whatever its connection does by the time the order arrives,
 * and where that fails nobody can catch it. Here a connection belongs to one work until that has ended and no order to stop
 * it is under way any more.
 */
export function openLane({ sql: of, attendant }: { sql: Sql; attendant?: Attendant }): Lane {
  const { connections, ...limits } = LIMITS.searchLane;
  const own = Array.from({ length: connections }, () => connectBeside(of, { max: 1, readsOnly: true }));
  for (const { options } of own) {
    // Who listens to the statements of requests hears these too.
    options.debug = (...said) => {
      if (typeof of.options.debug === 'function') of.options.debug(...said);
    };
  }
  const all = own.map((sql) => attended(sql, attendant));
  const free = [...all];
  const queue = openWorkQueue({ atOnce: connections, ...limits });
  const told = (setback: Setback) => attendant?.triesAgain(setback);

  /** Does the work on a connection that is free, as one is whenever the queue gives a place. */
  const onConnection = async <Value>(signal: AbortSignal, work: Work<Value>, longest: number) => {
    const sql = free.pop();
    if (sql === undefined) throw new Error('The queue let more in than there are connections');
    let cancelled: Promise<void> | undefined;
    const attempt = async () => {
      signal.throwIfAborted();
      // The work's first statement follows at once, without waiting for the answer.
      const pid = beginWork(sql, longest);
      const cancel = () => {
        cancelled = pid.then((pid) => cancelWork(of, pid)).catch(() => {});
      };
      signal.addEventListener('abort', cancel);
      try {
        const [value] = await Promise.all([work(sql), pid]);
        return value;
      } finally {
        signal.removeEventListener('abort', cancel);
        // It must not reach what the connection does next.
        await cancelled;
      }
    };
    try {
      return await retrying(attempt, ALWAYS, told);
    } finally {
      free.push(sql);
    }
  };

  return {
    async run(request, work, { longest = statementTimeoutOf(of) } = {}) {
      const { signal, stopListening } = hangUpOf(request);
      try {
        const entry = { visitor: visitorOf(request), signal };
        return await queue.run(entry, () => onConnection(signal, work, longest));
      } catch (error) {
        // Nobody waits for the answer, and it is no fault.
        throw signal.aborted ? busy(limits.longestWait) : error;
      } finally {
        stopListening();
      }
    },
    amounts: queue.amounts,
    end: () => Promise.all([...all, ...own].map((pool) => pool.end({ timeout: 1 }))).then(() => {}),
  };
}
