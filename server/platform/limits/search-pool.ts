import type { FastifyRequest } from 'fastify';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { cancelOnAbort } from '../database/cancel-statement.ts';
import { connectDirectly, type Sql, statementTimeoutOf } from '../database/connect.ts';
import { resilientSql, type StatementObserver } from '../database/resilient-sql.ts';
import { type TransientError, withRetries } from '../database/retry.ts';
import { busy } from '../http/failures.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { disconnectSignalOf } from './disconnect-signal.ts';
import { prepareConnection } from './search-pool-queries.ts';
import { visitorOf } from './visitor.ts';

/** Read-only statements on a connection of their own. */
type Work<Value> = (searchSql: Sql) => Promise<Value>;

/** A separate connection pool for slow queries, such as searches (docs/decisions/023). */
export type SearchPool = {
  /**
   * Runs the work for a request when it gets a slot, and cancels it if the client disconnects. No statement runs longer
   * than `longest` milliseconds. Rejects with 429 and 503 `busy` as {@link createConcurrencyLimit} does.
   */
  run<Value>(request: FastifyRequest, work: Work<Value>, limits?: { longest?: number }): Promise<Value>;
  /** Runs work on another server in such a slot; the signal aborts when the client disconnects. */
  runElsewhere<Value>(request: FastifyRequest, work: (signal: AbortSignal) => Promise<Value>): Promise<Value>;
  amounts(): { running: number; waiting: number };
  end(): Promise<void>;
};

/** A read may be retried after any error. */
const ALWAYS = () => true;

/**
 * Opens the pool. Its connections are its own, and one visitor gets only a share of them. The driver's `cancel()` is
 * not used: it cancels whatever its connection runs when the cancellation arrives, and its errors can't be caught. Here
 * a connection is not reused before a pending cancellation has arrived.
 */
export function openSearchPool({
  sql: sourcePool,
  observer,
}: {
  sql: Sql;
  observer?: StatementObserver;
}): SearchPool {
  const { connections, ...limits } = SERVICE_LIMITS.searchPool;
  const pool = Array.from({ length: connections }, () =>
    connectDirectly(sourcePool, { max: 1, readsOnly: true }),
  );
  for (const { options } of pool) {
    // Metrics and slow-query logging apply here too.
    options.debug = (...said) => {
      if (typeof sourcePool.options.debug === 'function') sourcePool.options.debug(...said);
    };
  }
  const all = pool.map((sql) => resilientSql(sql, observer));
  const free = [...all];
  const queue = createConcurrencyLimit({ atOnce: connections, ...limits });
  const onRetry = (kind: TransientError) => observer?.onRetry(kind);

  /** Runs the work on a free connection; the concurrency limit guarantees that there is one. */
  const onConnection = async <Value>(signal: AbortSignal, work: Work<Value>, longest: number) => {
    const sql = free.pop();
    if (sql === undefined) throw new Error('The queue let more in than there are connections');
    const attempt = async () => {
      signal.throwIfAborted();
      // The first statement of the work is sent without waiting for this one's result.
      const backend = prepareConnection(sql, longest);
      return cancelOnAbort({ signal, backend, other: sourcePool }, async () => {
        const [value] = await Promise.all([work(sql), backend]);
        return value;
      });
    };
    try {
      return await withRetries(attempt, ALWAYS, onRetry);
    } finally {
      free.push(sql);
    }
  };

  const inSlot = async <Value>(request: FastifyRequest, work: (signal: AbortSignal) => Promise<Value>) => {
    const { signal, stopListening } = disconnectSignalOf(request);
    try {
      return await queue.run({ visitor: visitorOf(request), signal }, () => work(signal));
    } catch (error) {
      // The client has disconnected: not an error to log.
      throw signal.aborted ? busy(limits.longestWait) : error;
    } finally {
      stopListening();
    }
  };

  return {
    run: (request, work, { longest = statementTimeoutOf(sourcePool) } = {}) =>
      inSlot(request, (signal) => onConnection(signal, work, longest)),
    runElsewhere: inSlot,
    amounts: queue.amounts,
    end: () => Promise.all([...all, ...pool].map((pool) => pool.end({ timeout: 1 }))).then(() => {}),
  };
}
