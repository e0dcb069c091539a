import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '#domain/limits.ts';
import type { Attendant } from '../database/attended.ts';
import { attended } from '../database/attended.ts';
import { connectBeside, type Sql, type Transaction } from '../database/connect.ts';
import { Refused } from '../failures.ts';
import { addressOfVisitor } from '../limits/visitor.ts';
import type { Settings } from '../settings.ts';
import { cancelWork, letWait } from './cursor-queries.ts';
import { keepPlaces } from './places.ts';

/** What a handler answers whose reply has been begun already. */
export const SENT = Symbol('sent');

/** Who asks, and what is answered by. */
type Call = { request: FastifyRequest; reply: FastifyReply; me: { id: number } | undefined };

/** JSON, piece by piece, read in a transaction that sees one moment. */
export type Pieces = (tx: Transaction) => AsyncIterable<string>;

/** Answers that are too large to be put together in memory (docs/decisions/018). */
export type LargeAnswers = {
  /**
   * Sends an answer as it is read. Resolves once it has begun; rejects when it could not be, as 503 `busy` where too many
   * are under way. What goes wrong later breaks the connection, so that half an answer never passes for a whole one.
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
  /** Milliseconds for which a reader may take nothing. */
  stalls?: number;
}): LargeAnswers {
  const own = connectBeside(of, { max: most });
  const sql = attended(own, attendant);
  const places = keepPlaces({
    most,
    mostOfOne,
    mostWaiting: LIMITS.fullFetchesWaiting,
    mostWaitingOfOne: LIMITS.fullFetchesWaitingOfOne,
    longestWait: LIMITS.fullFetchWaits,
  });
  let amount = 0;

  return {
    amount: () => amount,
    async send({ request, reply, me }, pieces) {
      const hungUp = new AbortController();
      const { signal } = hungUp;
      reply.raw.once('close', () => hungUp.abort());
      const leave = await places.take(ownerOf(request, me), signal);
      if (leave === 'full') {
        reply.header('retry-after', LIMITS.fullFetchWaits / 1000);
        throw busy();
      }
      amount += 1;
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
          const pid = await letWait(tx, stalls * 2);
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
                await taken(out, held, { signal, stalls });
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
          if (!hasBegun) begun.reject(signal.aborted ? busy() : error);
          else if (!(cause instanceof BrokenOff))
            request.log.error({ err: cause ?? error }, 'a large answer broke off');
          out.destroy();
          if (hasBegun) reply.raw.destroy();
        })
        .finally(() => {
          clearTimeout(tooLong);
          amount -= 1;
          leave();
        });
      return begun.promise;
    },
    end: () => Promise.all([sql, own].map((pool) => pool.end({ timeout: 1 }))).then(() => {}),
  };
}

const busy = () => new Refused(503, [{ key: 'general', kind: 'busy' }]);

/** Whose places are counted together: a user's, or those of an address's guests. */
const ownerOf = (request: FastifyRequest, me: { id: number } | undefined) =>
  me ? `user ${me.id}` : `address ${addressOfVisitor(request)}`;

/** Sends a piece, and waits while the reader has enough before them. Rejects when they take nothing for long, or are gone. */
async function taken(
  out: PassThrough,
  piece: string,
  { signal, stalls }: { signal: AbortSignal; stalls: number },
): Promise<void> {
  if (signal.aborted || out.destroyed) throw new BrokenOff('the reader has gone');
  if (out.write(piece)) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const gone = () => reject(new BrokenOff('the reader has gone'));
  const timer = setTimeout(() => reject(new BrokenOff('the reader has taken nothing for too long')), stalls);
  out.once('drain', resolve);
  out.once('close', gone);
  signal.addEventListener('abort', gone);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    out.off('drain', resolve);
    out.off('close', gone);
    signal.removeEventListener('abort', gone);
  }
}
