import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { LIMITS } from '#domain/limits.ts';
import { Refused } from '../failures.ts';
import { watchPace } from '../limits/pace.ts';
import { visitorOf } from '../limits/visitor.ts';
import { openWorkQueue } from '../limits/work-queue.ts';
import { type AnswerPiece, type ImportProcess, startProcess } from './import-process.ts';
import type { Equipment, Handled } from './messages.ts';

/** Milliseconds that a process without work is kept for the next import; then its memory is given back. */
const KEPT_IDLE = 3000;
/** Milliseconds that an import may take once its body is there, and its answer to be read. */
const WORKED = 120_000;

const unavailable = () => new Refused(503, [{ key: 'general', kind: 'unavailable' }]);

/** An import: its call, its body as it comes, and what its handler needs, asked for once the body is there. */
type Import = {
  endpoint: Endpoint;
  pieces: AsyncIterable<Uint8Array>;
  handled: () => Promise<Handled>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** The text of an answer, and whether the same request was answered before. */
type Made = { text: Readable | Buffer; isRepeat: boolean };

export type Imports = {
  /**
   * Works on an import when its turn comes, and answers the JSON of its answer. Throws what it is refused for: 429 or 503
   * `busy`, as {@link openWorkQueue} does, where too many wait.
   */
  answer(coming: Import): Promise<Made>;
  end(): Promise<void>;
};

/** The processes that work on imports: so many at once, started when they are needed (docs/decisions/024). */
export function openImports(equipment: Equipment): Imports {
  const processes = new Set<ImportProcess>();
  const idle = new Map<ImportProcess, NodeJS.Timeout>();
  const queue = openWorkQueue(LIMITS.importQueue);

  const end = async (one: ImportProcess) => {
    processes.delete(one);
    clearTimeout(idle.get(one));
    idle.delete(one);
    await one.end();
  };
  const keep = (one: ImportProcess) => idle.set(one, setTimeout(() => void end(one), KEPT_IDLE).unref());
  /** One that is kept, unless it was ended from outside meanwhile; or a new one. */
  const atHand = (): ImportProcess => {
    for (const [kept, timer] of idle) {
      clearTimeout(timer);
      idle.delete(kept);
      if (!kept.hasEnded()) return kept;
      processes.delete(kept);
    }
    const started = startProcess(equipment);
    processes.add(started);
    return started;
  };

  return {
    async answer({ endpoint, pieces, handled, request, reply }) {
      const hungUp = new AbortController();
      const hangUp = () => hungUp.abort();
      if (request.raw.socket.destroyed) hangUp();
      reply.raw.once('close', hangUp);
      const giveBack = await queue.enter({ visitor: visitorOf(request), signal: hungUp.signal });

      const given = Promise.withResolvers<never>();
      given.promise.catch(() => {});
      let rest: Readable | undefined;
      const worker = atHand();
      /** Whatever is waited for, of the client or of the process, is waited for no longer. */
      const giveUp = (why: Refused) => {
        given.reject(why);
        rest?.destroy(why);
        void worker.end();
      };
      const unlessGivenUp = <T>(act: Promise<T>) => Promise.race([given.promise, act]);
      const leftAlone = () => giveUp(unavailable());
      hungUp.signal.addEventListener('abort', leftAlone);
      let timer = watchPace(request, giveUp);
      /** Whoever comes next comes once it is gone, or has nothing more to do. */
      const leave = async (isAtRest: boolean) => {
        clearTimeout(timer);
        hungUp.signal.removeEventListener('abort', leftAlone);
        if (isAtRest && !worker.hasEnded()) keep(worker);
        else await end(worker);
        giveBack();
      };
      try {
        worker.begin(endpoint);
        await unlessGivenUp(Promise.race([worker.failed, handOver(pieces, worker)]));
        clearTimeout(timer);
        timer = setTimeout(leftAlone, WORKED).unref();
        await unlessGivenUp(worker.check());
        const first = await unlessGivenUp(worker.work(await handled()));
        const { isRepeat } = first;
        if (!first.isLast) {
          rest = restOf(worker, first, leave);
          return { text: rest, isRepeat };
        }
        await leave(true);
        return { text: Buffer.from(first.piece), isRepeat };
      } catch (error) {
        // One that was refused may still say so, or hold what it has read.
        await leave(false);
        throw error;
      }
    },
    end: async () => {
      await Promise.all([...processes].map(end));
    },
  };
}

/** Hands a body over as it comes, or up to what the process refuses. */
async function handOver(pieces: AsyncIterable<Uint8Array>, worker: ImportProcess) {
  for await (const piece of pieces) {
    if (worker.hasSpoken()) break;
    await worker.take(piece);
  }
}

/** A long answer, piece by piece as it is read. */
function restOf(
  worker: ImportProcess,
  first: AnswerPiece,
  leave: (isAtRest: boolean) => Promise<void>,
): Readable {
  let next = first;
  async function* pieces() {
    try {
      yield next.piece;
      while (!next.isLast) {
        next = await worker.more();
        yield next.piece;
      }
    } finally {
      await leave(next.isLast);
    }
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: 1 });
}
