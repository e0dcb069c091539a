import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { Refused, tooMany } from '../http/failures.ts';
import { ReplicaUnfit } from '../replicas/replica.ts';
import { TOO_LONG } from './cpu-limit.ts';
import type { FileFacts, FromWorker, Handled, StartOptions, ToWorker, WorkerOptions } from './messages.ts';

/** MiB of each half of the heap's space for new objects. V8's default is larger, and fills it before it collects anything. */
const NEW_OBJECTS = 16;

/** A worker process, which handles one import at a time. Its memory is released when it ends. */
export type ImportProcess = {
  begin(endpoint: Endpoint): void;
  /** Sends a piece of the body. Resolves when it was sent, so that the worker's speed limits the client's. */
  take(piece: Uint8Array): Promise<void>;
  /** Whether the worker has sent a message unasked: an error in the middle of a body. */
  hasSpoken(): boolean;
  /** Ends the body. Resolves if it is valid; otherwise rejects with what is wrong. */
  check(): Promise<void>;
  /** Runs the handler, and returns the first piece of the response. */
  work(handled: Handled): Promise<AnswerPiece>;
  more(): Promise<AnswerPiece>;
  /** Whether the import is over for the worker, by the last piece of its response or by a refusal. */
  isAtRest(): boolean;
  hasEnded(): boolean;
  /** Whether it was ended because its import took more memory or processor time than it may. */
  tookTooMuch(): boolean;
  pid: number | undefined;
  /** Rejects when the process ends for whatever reason. */
  failed: Promise<never>;
  /** Ends the worker at once, and its import for this reason; an open transaction is rolled back. */
  end(why?: Error): Promise<unknown>;
};

export type AnswerPiece = {
  piece: Uint8Array;
  isLast: boolean;
  isRepeat: boolean;
  file: FileFacts | undefined;
};

/**
 * Starts a worker that runs `program`. `memory` is the heap in MiB, `cpu` the processor time for an import in
 * milliseconds, `niceness` what is added to the server's. The worker does not keep the server from ending.
 */
export function startProcess(
  program: URL,
  options: WorkerOptions,
  { memory = SERVICE_LIMITS.workerMemory as number, cpu = SERVICE_LIMITS.importCpu.least, niceness = 0 } = {},
): ImportProcess {
  const worker = fork(program, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memory}`, `--max-semi-space-size=${NEW_OBJECTS}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // No user but root may lower it below that of the server.
  if (worker.pid !== undefined && niceness > 0)
    setPriority(worker.pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + niceness));
  worker.unref();
  worker.channel?.unref();
  const inbox: FromWorker[] = [];
  let isAtRest = true;
  let ended: Error | undefined;
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {});
  let notify = () => {};
  const receive = (message: FromWorker) => {
    inbox.push(message);
    notify();
  };
  const failWith = (error: Error) => {
    ended ??= error;
    failed.reject(ended);
    notify();
  };
  worker.on('message', (message) => receive(message as FromWorker));
  worker.on('error', failWith);
  worker.on('exit', (_code, signal) =>
    // V8 aborts when it runs out of memory, and the watch of processor time sends the other signal.
    failWith(
      signal === 'SIGABRT' || signal === TOO_LONG
        ? tooMany('body', 'bodyTooLarge')
        : new Error('the process of an import has ended'),
    ),
  );

  // A worker that has ended receives nothing; the next read of its messages reports that.
  const send = (message: ToWorker | StartOptions) =>
    new Promise<void>((resolve) => {
      if (worker.connected) worker.send(message, () => resolve());
      else resolve();
    });
  void send({ ...options, cpu });
  const nextMessage = async (): Promise<FromWorker> => {
    while (inbox.length === 0) {
      if (ended) throw ended;
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    }
    const message = inbox.shift() as FromWorker;
    isAtRest =
      message.is === 'refused' || message.is === 'unfit' || (message.is === 'answer' && message.isLast);
    if (message.is === 'refused') {
      const { status, errors, current, total } = message.failure;
      throw new Refused(status, errors, current, total);
    }
    if (message.is === 'unfit') throw new ReplicaUnfit(message.why, message.detail);
    if (message.is === 'broken') throw new Error(message.why);
    return message;
  };
  const nextPiece = async (): Promise<AnswerPiece> => {
    const message = await nextMessage();
    if (message.is !== 'answer') throw new Error(`the process of an import said ${message.is}`);
    return message;
  };
  return {
    begin({ method, path }) {
      isAtRest = false;
      void send({ is: 'call', method, path });
    },
    take: (piece) => send({ is: 'piece', piece }),
    hasSpoken: () => inbox.length > 0 || ended !== undefined,
    async check() {
      void send({ is: 'end' });
      await nextMessage();
    },
    work(handled) {
      void send({ is: 'go', handled });
      return nextPiece();
    },
    more() {
      void send({ is: 'more' });
      return nextPiece();
    },
    isAtRest: () => isAtRest,
    hasEnded: () => ended !== undefined,
    tookTooMuch: () => ended instanceof Refused,
    pid: worker.pid,
    failed: failed.promise,
    async end(why = new Error('the process of an import is ended')) {
      // A worker that could not be started has no pid, and never exits.
      if (worker.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
      const exited = once(worker, 'exit');
      failWith(why);
      worker.kill('SIGKILL');
      await exited;
    },
  };
}
