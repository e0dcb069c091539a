import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker as Thread } from 'node:worker_threads';

const ROOT = join(import.meta.dirname, '../..');

/** Gives a thread of Node what the worker of a page has: its own `self`, which receives and sends messages. */
const AS_WORKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.self = globalThis;
  self.postMessage = (data) => parentPort.postMessage(data);
  import(workerData).then(() => parentPort.on('message', (data) => self.onmessage({ data })));
`;

/** The threads that the page has started and not ended. */
const threads = new Set<Thread>();

/** The workers of a page, as threads of Node, which runs their modules as they are. */
export class PageWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: (error: Error) => void;
  readonly #thread: Thread;

  /** Vite has made an address of the site of the module. */
  constructor({ pathname }: URL) {
    const module = pathToFileURL(join(ROOT, pathname));
    this.#thread = new Thread(AS_WORKER, { eval: true, workerData: module.href });
    this.#thread.on('message', (data) => this.onmessage?.({ data }));
    this.#thread.on('error', (error: Error) => this.onerror?.(error));
    threads.add(this.#thread);
  }

  postMessage(data: unknown): void {
    this.#thread.postMessage(data);
  }

  terminate(): void {
    threads.delete(this.#thread);
    void this.#thread.terminate();
  }
}

/** Ends the workers of a page that is left. */
export function endWorkers(): void {
  for (const thread of threads) void thread.terminate();
  threads.clear();
}
