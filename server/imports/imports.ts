import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { LIMITS } from '#domain/limits.ts';
import { Refused } from '../failures.ts';
import { keepPlaces } from '../large/places.ts';
import type { Equipment, Handled } from './messages.ts';
import { type AnswerPiece, startThread, type Thread } from './thread.ts';

/** Milliseconds that a thread without work is kept for the next import; then its memory is given back. */
const KEPT_IDLE = 3000;
/** Milliseconds that an import may take once its body is there, and its answer to be read. */
const WORKED = 120_000;
/** Milliseconds between two looks at how fast a body comes, and the bytes that must have come meanwhile: a place is for who uses it. */
const LOOKED = 10_000;
const LEAST_BYTES = 64 * 1024;

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
   * Works on an import when its turn comes, and answers the JSON of its answer. Throws what it is refused for: 503 `busy`
   * where too many wait.
   */
  answer(coming: Import): Promise<Made>;
  end(): Promise<void>;
};

/** The threads that work on imports: so many at once, started when they are needed (docs/decisions/019). */
export function openImports(equipment: Equipment): Imports {
  const threads = new Set<Thread>();
  const idle = new Map<Thread, NodeJS.Timeout>();
  const places = keepPlaces({
    most: LIMITS.importsAtOnce,
    mostOfOne: 1,
    mostWaiting: LIMITS.importsWaiting,
    mostWaitingOfOne: LIMITS.importsWaitingOfOne,
    longestWait: LIMITS.importWaits,
  });

  const end = async (thread: Thread) => {
    threads.delete(thread);
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    await thread.end();
  };
  const keep = (thread: Thread) => idle.set(thread, setTimeout(() => void end(thread), KEPT_IDLE).unref());
  const atHand = (): Thread => {
    const [kept] = idle.keys();
    if (kept) {
      clearTimeout(idle.get(kept));
      idle.delete(kept);
      return kept;
    }
    const thread = startThread(equipment);
    threads.add(thread);
    return thread;
  };

  return {
    async answer({ endpoint, pieces, handled, request, reply }) {
      const hungUp = new AbortController();
      const { signal } = hungUp;
      reply.raw.once('close', () => hungUp.abort());
      const place = await places.take(`user ${request.userId}`, signal);
      if (place === 'full') {
        reply.header('retry-after', LIMITS.importWaits / 1000);
        throw new Refused(503, [{ key: 'general', kind: 'busy' }]);
      }
      const thread = atHand();
      const giveUp = () => void thread.end();
      signal.addEventListener('abort', giveUp);
      let timer = watchPace(request, giveUp);
      /** Whoever comes next comes once it is gone, or has nothing more to do. */
      const leave = async (isAtRest: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        if (isAtRest) keep(thread);
        else await end(thread);
        place();
      };
      try {
        thread.begin(endpoint);
        for await (const piece of pieces) {
          if (thread.hasSpoken()) break;
          await thread.take(piece);
        }
        clearTimeout(timer);
        timer = setTimeout(giveUp, WORKED).unref();
        await thread.check();
        const first = await thread.work(await handled());
        const { isRepeat } = first;
        if (!first.isLast) return { text: restOf(thread, first, leave), isRepeat };
        await leave(true);
        return { text: Buffer.from(first.piece), isRepeat };
      } catch (error) {
        await leave(error instanceof Refused && !signal.aborted);
        throw error;
      }
    },
    end: async () => {
      await Promise.all([...threads].map(end));
    },
  };
}

/** Gives up a body that comes too slowly to be waited for. */
function watchPace({ raw: { socket } }: FastifyRequest, giveUp: () => void): NodeJS.Timeout {
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < LEAST_BYTES) giveUp();
    before = socket.bytesRead;
  }, LOOKED);
  return timer.unref();
}

/** A long answer, piece by piece as it is read. */
function restOf(thread: Thread, first: AnswerPiece, leave: (isAtRest: boolean) => Promise<void>): Readable {
  let next = first;
  async function* pieces() {
    try {
      yield next.piece;
      while (!next.isLast) {
        next = await thread.more();
        yield next.piece;
      }
    } finally {
      await leave(next.isLast);
    }
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: 1 });
}
