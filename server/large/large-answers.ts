import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import type { Attendant } from '../database/attended.ts';
import { attended } from '../database/attended.ts';
import { connectBeside, type Sql, type Transaction } from '../database/connect.ts';
import { busy } from '../failures.ts';
import { visitorOf } from '../limits/visitor.ts';
import { openWorkQueue } from '../limits/work-queue.ts';
import type { Settings } from '../settings.ts';
import { cancelWork, letWait } from './cursor-queries.ts';
import { watchStall } from './stall.ts';

/** What a handler answers whose reply has been begun already. */
export const SENT = Symbol('sent');

/** The request, and what it is answered by. */
type Call = { request: FastifyRequest; reply: FastifyReply };

/** JSON, piece by piece, read in a transaction that sees one moment. */
export type Pieces = (tx: Transaction) => AsyncIterable<string>;

/** Answers that are too large to be put together in memory (docs/decisions/018). */
export type LargeAnswers = {
  /**
   * Sends an answer as it is read. Resolves once it has begun. Rejects when it could not begin: with 429 or 503 `busy`, as
   * {@link openWorkQueue} does, where too many run. A later error closes the connection, so that half an answer never passes
   * for a whole one.
   */
  send(call: Call, pieces: Pieces): Promise<typeof SENT>;
  /** How many are under way. */
  amount(): number;
  end(): Promise<void>;
};

/** An answer that is over before it is whole: nobody reads it any more, or too slowly. */
class BrokenOff extends Error {}

/** A transaction that only reads, and sees what was there when it began. */
export const ONE_MOMENT = 'ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Opens them over a database. Their connections are their own: a slow reader takes none from the requests. */
export function openLargeAnswers({
  sql: of,
  settings: { fullFetches: most, fullFetchesPerUser: mostOfOne },
  attendant,
  stalls = LIMITS.fullFetchStalls,
}: {
  sql: Sql;
  settings: Pick<Settings, 'fullFetches' | 'fullFetchesPerUser'>;
  attendant?: Attendant;
  /** Milliseconds between two looks at whether the client takes anything. */
  stalls?: number;
}): LargeAnswers {
  const own = connectBeside(of, { max: most });
  const sql = attended(own, attendant);
  const queue = openWorkQueue({ atOnce: most, atOncePerVisitor: mostOfOne, ...LIMITS.fullFetchQueue });

  return {
    amount: () => queue.amounts().running,
    async send({ request, reply }, pieces) {
      const hungUp = new AbortController();
      const { signal } = hungUp;
      reply.raw.once('close', () => hungUp.abort());
      const leave = await queue.enter({ visitor: visitorOf(request), signal });
      const out = new PassThrough({ highWaterMark: LIMITS.fullFetchAhead });
      const begun = Promise.withResolvers<typeof SENT>();
      let hasBegun = false;
      /** What went wrong first. */
      let cause: unknown;
      const begin = () => {
        if (hasBegun) return;
        hasBegun = true;
        reply.type('application/json; charset=utf-8').send(out);
        begun.resolve(SENT);
      };
      const tooLong = setTimeout(() => reply.raw.destroy(), LIMITS.fullFetchLasts).unref();

      /** Sends all but the last piece, which goes out once the transaction has ended well. */
      const read = () =>
        sql.begin(ONE_MOMENT, async (tx) => {
          // Tried again after its connection broke: what has been sent can't be taken back.
          if (hasBegun || signal.aborted) throw new BrokenOff('broken off');
          const pid = await letWait(tx, LIMITS.fullFetchLasts);
          let cancelled: Promise<void> | undefined;
          const cancel = () => {
            cancelled = cancelWork(of, pid).catch(() => {});
          };
          signal.addEventListener('abort', cancel);
          try {
            let held: string | undefined;
            for await (const piece of pieces(tx)) {
              if (held !== undefined) {
                begin();
                await taken(out, held, { signal, stalls, socket: request.raw.socket });
              }
              held = piece;
            }
            return held ?? '';
          } catch (error) {
            // What a reader who has gone left behind is no fault.
            cause ??= signal.aborted ? new BrokenOff('the reader has gone') : error;
            if (hasBegun) reply.raw.destroy();
            throw error;
          } finally {
            signal.removeEventListener('abort', cancel);
            // It must not reach what the connection does next.
            await cancelled;
          }
        });
      read()
        .then((last) => {
          begin();
          out.end(last);
        })
        .catch((error: Error) => {
          if (!hasBegun) begun.reject(signal.aborted ? busy(LIMITS.fullFetchQueue.longestWait) : error);
          else if (!(cause instanceof BrokenOff))
            request.log.error({ err: cause ?? error }, 'a large answer broke off');
          out.destroy();
          if (hasBegun) reply.raw.destroy();
        })
        .finally(() => {
          clearTimeout(tooLong);
          leave();
        });
      return begun.promise;
    },
    end: () => Promise.all([sql, own].map((pool) => pool.end({ timeout: 1 }))).then(() => {}),
  };
}

/** Sends a piece, and waits while the client has enough to read. Rejects when it stalls or has disconnected. */
async function taken(
  out: PassThrough,
  piece: string,
  { signal, stalls, socket }: { signal: AbortSignal; stalls: number; socket: Socket },
): Promise<void> {
  if (signal.aborted || out.destroyed) throw new BrokenOff('the reader has gone');
  if (out.write(piece)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const gone = () => reject(new BrokenOff('the reader has gone'));
  const stopWatching = watchStall(socket, stalls, () =>
    reject(new BrokenOff('the reader has taken nothing for too long')),
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
