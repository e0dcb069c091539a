import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import { type Attendant, attended } from '../database/attended.ts';
import { connectBeside, type Sql, type Transaction } from '../database/connect.ts';
import { busy } from '../failures.ts';
import { cancelWork } from '../large/cursor-queries.ts';
import { hangUpOf } from './hang-up-of.ts';
import { beginWork } from './lane-queries.ts';
import { visitorOf } from './visitor.ts';
import { openWorkQueue } from './work-queue.ts';

/** What is done in the lane: statements of one transaction that only reads. */
type Work<Value> = (tx: Transaction) => Promise<Value>;

/** Connections of their own for what takes the database long, such as searches (docs/decisions/023). */
export type Lane = {
  /**
   * Does the work for a request when it is its turn, and stops it once the visitor has gone. No statement of it runs longer
   * than `longest` milliseconds. Refuses as {@link openWorkQueue} does: 429 and 503 `busy`.
   */
  run<Value>(request: FastifyRequest, work: Work<Value>, limits?: { longest?: number }): Promise<Value>;
  /** How much is done and how much waits at this moment. */
  amounts(): { running: number; waiting: number };
  end(): Promise<void>;
};

/** A transaction that only reads; its statements may each see what was there when they began. */
const READING = 'READ ONLY';

/**
 * Opens the lane. Whatever goes on in it, the connections of other requests stay theirs; of its few one visitor has at most
 * a couple. The driver's own `cancel()` is not used: it stops whatever its connection does by the time the order arrives,
 * and where that fails nobody can catch it. Here a connection belongs to one work until that has ended and no order to stop
 * it is under way any more.
 */
export function openLane({ sql: of, attendant }: { sql: Sql; attendant?: Attendant }): Lane {
  const { connections, ...limits } = LIMITS.searchLane;
  const own = connectBeside(of, { max: connections });
  // Who listens to the statements of requests hears these too.
  own.options.debug = (...said) => {
    if (typeof of.options.debug === 'function') of.options.debug(...said);
  };
  const sql = attended(own, attendant);
  const queue = openWorkQueue({ atOnce: connections, ...limits });

  const inTransaction = <Value>(signal: AbortSignal, work: Work<Value>, longest: number | undefined) =>
    sql.begin(READING, async (tx) => {
      const pid = await beginWork(tx, longest);
      signal.throwIfAborted();
      let cancelled: Promise<void> | undefined;
      const cancel = () => {
        cancelled = cancelWork(of, pid).catch(() => {});
      };
      signal.addEventListener('abort', cancel);
      try {
        return await work(tx);
      } finally {
        signal.removeEventListener('abort', cancel);
        // It must not reach what the connection does next.
        await cancelled;
      }
    }) as Promise<Value>;

  return {
    async run(request, work, { longest } = {}) {
      const { signal, stopListening } = hangUpOf(request);
      try {
        const entry = { visitor: visitorOf(request), signal };
        return await queue.run(entry, () => inTransaction(signal, work, longest));
      } catch (error) {
        // Nobody waits for the answer, and it is no fault.
        throw signal.aborted ? busy(limits.longestWait) : error;
      } finally {
        stopListening();
      }
    },
    amounts: queue.amounts,
    end: () => Promise.all([sql, own].map((pool) => pool.end({ timeout: 1 }))).then(() => {}),
  };
}
