import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { cancelOnAbort } from '../database/cancel-statement.ts';
import { connectDirectly, type Sql, type Transaction } from '../database/connect.ts';
import type { StatementObserver } from '../database/resilient-sql.ts';
import { resilientSql } from '../database/resilient-sql.ts';
import { busy } from '../http/failures.ts';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { disconnectSignalOf } from '../limits/disconnect-signal.ts';
import { visitorOf } from '../limits/visitor.ts';
import type { Settings } from '../settings/settings.ts';
import { allowIdle } from './cursor-queries.ts';
import { watchStall } from './stall.ts';

/** Returned by a handler that has already begun to send its response. */
export const SENT = Symbol('sent');

/** The request and its reply. */
type Call = { request: FastifyRequest; reply: FastifyReply };

/** JSON, piece by piece, read in a transaction with one snapshot. */
export type Pieces = (tx: Transaction) => AsyncIterable<string>;

/** Where a response is read, in one snapshot, and the connections over which its statement can be cancelled. */
export type SnapshotReader = {
  snapshot<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  other(): Sql;
};

/** Streams responses that are too large to build in memory (docs/decisions/018). */
export type LargeResponses = {
  /**
   * Streams a response, read from the primary or by `reader`; `type` is its media type. Resolves when it has begun.
   * Rejects with 429 or 503 `busy`, as {@link createConcurrencyLimit} does, if too many are running. A later error
   * closes the connection, so that a partial response can't look complete.
   */
  send(call: Call, pieces: Pieces, reader?: SnapshotReader, type?: string): Promise<typeof SENT>;
  /** The number of responses that are being sent. */
  amount(): number;
  end(): Promise<void>;
};

/** A response that ends early, because the client has disconnected or stalled. */
class ClientGone extends Error {}

/** A read-only transaction with one snapshot. */
export const SNAPSHOT_READ = 'ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Opens them with their own connections, so that slow clients take none from other requests. */
export function openLargeResponses({
  sql: sourcePool,
  settings: { fullFetches: most, fullFetchesPerUser: mostOfOne },
  observer,
  stalls = SERVICE_LIMITS.fullFetchStalls,
}: {
  sql: Sql;
  settings: Pick<Settings, 'fullFetches' | 'fullFetchesPerUser'>;
  observer?: StatementObserver;
  /** Milliseconds between two checks whether the client reads. */
  stalls?: number;
}): LargeResponses {
  const pool = connectDirectly(sourcePool, { max: most });
  const sql = resilientSql(pool, observer);
  const queue = createConcurrencyLimit({
    atOnce: most,
    atOncePerVisitor: mostOfOne,
    ...LIMITS.fullFetchQueue,
  });
  const primary: SnapshotReader = {
    snapshot: async (work) => (await sql.begin(SNAPSHOT_READ, work)) as Awaited<ReturnType<typeof work>>,
    other: () => sourcePool,
  };

  return {
    amount: () => queue.amounts().running,
    async send({ request, reply }, pieces, reader = primary, type = 'application/json; charset=utf-8') {
      const { signal, stopListening } = disconnectSignalOf(request);
      const leave = await queue.enter({ visitor: visitorOf(request), signal }).catch((error) => {
        stopListening();
        throw error;
      });
      const out = new PassThrough({ highWaterMark: SERVICE_LIMITS.fullFetchAhead });
      const begun = Promise.withResolvers<typeof SENT>();
      let hasBegun = false;
      /** The first error. */
      let cause: unknown;
      const begin = () => {
        // A replica that was given up may still answer.
        if (hasBegun || out.destroyed) return;
        hasBegun = true;
        reply.type(type).send(out);
        begun.resolve(SENT);
      };
      const tooLong = setTimeout(() => reply.raw.destroy(), SERVICE_LIMITS.fullFetchLasts).unref();

      /** Sends all but the last piece, which is sent once the transaction has committed. */
      const read = () =>
        reader.snapshot(async (tx) => {
          // A retry after the connection broke: what was sent can't be taken back.
          if (hasBegun || signal.aborted) throw new ClientGone('broken off');
          const backend = await allowIdle(tx, SERVICE_LIMITS.fullFetchLasts);
          return cancelOnAbort({ signal, backend, other: reader.other() }, async () => {
            let held: string | undefined;
            for await (const piece of pieces(tx)) {
              if (held !== undefined) {
                begin();
                await taken(out, held, { signal, stalls, socket: request.raw.socket });
              }
              held = piece;
            }
            return held ?? '';
          }).catch((error) => {
            // Errors after the client has disconnected are expected.
            cause ??= signal.aborted ? new ClientGone('the client has disconnected') : error;
            if (hasBegun) reply.raw.destroy();
            throw error;
          });
        });
      read()
        .then((last) => {
          begin();
          out.end(last);
        })
        .catch((error: Error) => {
          if (!hasBegun) begun.reject(signal.aborted ? busy(LIMITS.fullFetchQueue.longestWait) : error);
          else if (!(cause instanceof ClientGone))
            request.log.error({ err: cause ?? error }, 'a large answer broke off');
          out.destroy();
          if (hasBegun) reply.raw.destroy();
        })
        .finally(() => {
          clearTimeout(tooLong);
          stopListening();
          leave();
        });
      return begun.promise;
    },
    end: () => Promise.all([sql, pool].map((pool) => pool.end({ timeout: 1 }))).then(() => {}),
  };
}

/** Sends a piece, and waits while the client has enough to read. Rejects when it stalls or has disconnected. */
async function taken(
  out: PassThrough,
  piece: string,
  { signal, stalls, socket }: { signal: AbortSignal; stalls: number; socket: Socket },
): Promise<void> {
  if (signal.aborted || out.destroyed) throw new ClientGone('the client has disconnected');
  if (out.write(piece)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const gone = () => reject(new ClientGone('the client has disconnected'));
  const stopWatching = watchStall(socket, stalls, () =>
    reject(new ClientGone('the client has taken nothing for too long')),
  );
  out.once('drain', resolve);
  out.once('close', gone);
  signal.addEventListener('abort', gone);
  try {
    await promise;
  } finally {
    stopWatching();
    out.off('drain', resolve);
    out.off('close', gone);
    signal.removeEventListener('abort', gone);
  }
}
