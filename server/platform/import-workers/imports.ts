import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MINUTE } from '#domain/core/units.ts';
import { Refused } from '../http/failures.ts';
import { createConcurrencyLimit, type QueueLimits } from '../limits/concurrency-limit.ts';
import { disconnectSignalOf } from '../limits/disconnect-signal.ts';
import { enforceMinimumRate, timedBody } from '../limits/minimum-rate.ts';
import { addressOfVisitor, visitorOf } from '../limits/visitor.ts';
import { type AnswerPiece, type ImportProcess, startProcess } from './import-process.ts';
import { type MemoryBound, openMemoryBound } from './memory-bound.ts';
import type { FileFacts, Handled, WorkerOptions } from './messages.ts';

/** Milliseconds for which an idle worker is kept by default for the next import. Then it ends, and its memory is released. */
const KEPT_IDLE = 3000;
/** Milliseconds for handling an import and sending its response, once the body has arrived. */
const WORKED = 120_000;
/**
 * Milliseconds for sending a file that is made while it is sent, as long as each piece takes no longer than {@link
 * WORKED}.
 */
const WORKED_IN_PIECES = 30 * MINUTE;

const unavailable = () => new Refused(503, [{ key: 'general', kind: 'unavailable' }]);

/**
 * An import: its call, its body as it arrives, and what its handler needs, which is requested when the body has
 * arrived.
 */
type ImportJob = {
  endpoint: Endpoint;
  pieces: AsyncIterable<Uint8Array>;
  handled: () => Promise<Handled>;
  request: FastifyRequest;
};

/** The text of a response, and whether it repeats that of an earlier request with the same key. */
type WorkerAnswer = { text: Readable | Buffer; isRepeat: boolean; file: FileFacts | undefined };

export type Imports = {
  /**
   * Handles an import when a slot is free, and returns the JSON of its response. Throws the errors of the handler, and
   * 429 and 503 `busy` as {@link createConcurrencyLimit} does.
   */
  answer(job: ImportJob): Promise<WorkerAnswer>;
  end(): Promise<void>;
};

/**
 * The workers for imports. Their number is limited, they start when they are needed, and their memory together with
 * that of other workers is bounded (docs/decisions/024).
 */
export function openImports(
  program: URL,
  options: WorkerOptions,
  {
    niceness,
    keptIdle = KEPT_IDLE,
    ...limits
  }: QueueLimits & { niceness: number; keptIdle?: number } = SERVICE_LIMITS.importQueue,
  memory: MemoryBound = openMemoryBound(),
): Imports {
  const processes = new Set<ImportProcess>();
  const idle = new Map<ImportProcess, NodeJS.Timeout>();
  const queue = createConcurrencyLimit(limits);
  /** Whose last import took more memory or processor time than it may. */
  const heavyVisitors = new Set<string>();

  const end = async (worker: ImportProcess) => {
    processes.delete(worker);
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    await worker.end();
  };
  const keep = (worker: ImportProcess) =>
    idle.set(worker, setTimeout(() => void end(worker), keptIdle).unref());
  /** An idle worker, unless it was killed meanwhile, or a new one. */
  const takeWorker = (): ImportProcess => {
    for (const [idleWorker, timer] of idle) {
      clearTimeout(timer);
      idle.delete(idleWorker);
      if (!idleWorker.hasEnded()) return idleWorker;
      processes.delete(idleWorker);
    }
    const started = startProcess(program, options, { niceness });
    processes.add(started);
    memory.add(started);
    return started;
  };

  return {
    async answer({ endpoint, pieces, handled, request }) {
      const { signal, stopListening } = disconnectSignalOf(request);
      const visitor = visitorOf(request);
      const asker = {
        visitor,
        address: addressOfVisitor(request),
        isLast: heavyVisitors.has(visitor),
        signal,
      };
      const giveBack = await queue.enter(asker).catch((error) => {
        stopListening();
        throw error;
      });

      const givenUp = Promise.withResolvers<never>();
      givenUp.promise.catch(() => {});
      let rest: Readable | undefined;
      const worker = takeWorker();
      /** Stops waiting for the client and the worker. */
      const giveUp = (why: Refused) => {
        givenUp.reject(why);
        rest?.destroy(why);
        void worker.end();
      };
      const unlessGivenUp = <T>(act: Promise<T>) => Promise.race([givenUp.promise, act]);
      const abandon = () => giveUp(unavailable());
      signal.addEventListener('abort', abandon);
      const body = timedBody(pieces);
      let timer = enforceMinimumRate(request, giveUp, body.busyFor);
      /** Releases the slot when the worker has ended or is idle. One that is still at work ends. */
      const leave = async () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', abandon);
        stopListening();
        if (worker.isAtRest() && !worker.hasEnded()) keep(worker);
        else await end(worker);
        giveBack();
      };
      try {
        worker.begin(endpoint);
        await unlessGivenUp(Promise.race([worker.failed, handOver(body.pieces, worker)]));
        clearTimeout(timer);
        timer = setTimeout(abandon, WORKED).unref();
        await unlessGivenUp(worker.check());
        const first = await unlessGivenUp(worker.work(await handled()));
        heavyVisitors.delete(visitor);
        const { isRepeat, file } = first;
        if (!first.isLast) {
          const until = Date.now() + WORKED_IN_PIECES;
          const isInPieces = file !== undefined && file.hash === undefined;
          rest = restOf(worker, first, leave, () => isInPieces && Date.now() < until && timer.refresh());
          return { text: rest, isRepeat, file };
        }
        await leave();
        return { text: Buffer.from(first.piece), isRepeat, file };
      } catch (error) {
        if (worker.tookTooMuch()) heavyVisitors.add(visitor);
        await leave();
        throw error;
      }
    },
    end: async () => {
      await Promise.all([...processes].map(end));
    },
  };
}

/** Passes on the body as it arrives, until the worker refuses it. */
async function handOver(pieces: AsyncIterable<Uint8Array>, worker: ImportProcess) {
  for await (const piece of pieces) {
    if (worker.hasSpoken()) break;
    await worker.take(piece);
  }
}

/** A long response, piece by piece as the client reads it. */
function restOf(
  worker: ImportProcess,
  first: AnswerPiece,
  leave: () => Promise<void>,
  onPiece: () => void,
): Readable {
  let next = first;
  async function* pieces() {
    try {
      yield next.piece;
      while (!next.isLast) {
        next = await worker.more();
        onPiece();
        yield next.piece;
      }
    } finally {
      await leave();
    }
  }
  return Readable.from(pieces(), { objectMode: false, highWaterMark: 1 });
}
