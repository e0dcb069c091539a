import { Worker } from 'node:worker_threads';
import type { Endpoint } from '#contract/endpoint.ts';
import { Refused, tooMany } from '../failures.ts';
import type { Equipment, FromWorker, Handled, ToWorker } from './messages.ts';

/** MiB that a thread may fill with what it parses; a body of the limit with all the values that it may have takes half. */
const MEMORY = 1024;

/** A thread that works on one import at a time. */
export type Thread = {
  begin(endpoint: Endpoint): void;
  take(piece: Uint8Array): void;
  /** Whether something was said before it was asked for: a refusal in the middle of a body. */
  hasSpoken(): boolean;
  /** The body has come: answers when it is sound, and throws what is wrong with it. */
  check(): Promise<void>;
  /** Does what the call is for, and answers the beginning of its answer. */
  work(handled: Handled): Promise<AnswerPiece>;
  more(): Promise<AnswerPiece>;
  /** Ends it, with whatever it is at; a transaction under way is rolled back. */
  end(): Promise<unknown>;
};

export type AnswerPiece = { piece: Uint8Array; isLast: boolean; isRepeat: boolean };

/** Starts a thread. It keeps nothing from ending the process. */
export function startThread(equipment: Equipment): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: equipment,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  });
  worker.unref();
  const said: FromWorker[] = [];
  let ended: Error | undefined;
  let wake = () => {};
  const hear = (message: FromWorker) => {
    said.push(message);
    wake();
  };
  const endBy = (error: Error) => {
    ended ??= error;
    wake();
  };
  worker.on('message', hear);
  worker.on('error', (error) =>
    endBy(isOutOfMemory(error) ? tooMany('body', 'bodyTooLarge') : Object(error)),
  );
  worker.on('exit', () => endBy(new Error('the thread of an import has ended')));

  const say = (message: ToWorker) => worker.postMessage(message);
  const next = async (): Promise<FromWorker> => {
    while (said.length === 0) {
      if (ended) throw ended;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    const message = said.shift() as FromWorker;
    if (message.is === 'refused')
      throw new Refused(message.failure.status, message.failure.errors, message.failure.current);
    if (message.is === 'broken') throw new Error(message.why);
    return message;
  };
  const piece = async (): Promise<AnswerPiece> => {
    const message = await next();
    if (message.is !== 'answer') throw new Error(`the thread of an import said ${message.is}`);
    return message;
  };
  return {
    begin: ({ method, path }) => say({ is: 'call', method, path }),
    take: (bytes) => say({ is: 'piece', piece: bytes }),
    hasSpoken: () => said.length > 0 || ended !== undefined,
    async check() {
      say({ is: 'end' });
      await next();
    },
    work(handled) {
      say({ is: 'go', handled });
      return piece();
    },
    more() {
      say({ is: 'more' });
      return piece();
    },
    end: () => worker.terminate(),
  };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
