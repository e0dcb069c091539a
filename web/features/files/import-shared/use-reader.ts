import { useEffect, useRef } from 'react';
import type { ReaderRequest, ReaderResponse, Readers, RequestOf, ResultOf } from './reader.worker.ts';

type Waiting = {
  resolve: (read: ResultOf<keyof Readers>) => void;
  reject: (error: Error) => void;
  onProgress: ((share: number) => void) | undefined;
};

type Options = {
  /** Is told how far it is, from 0 to 1, by readers that say so. */
  onProgress?: (share: number) => void;
  /** Ends the worker, and with it all that it is asked. */
  signal?: AbortSignal;
};

/** Runs one of the readers in the worker. */
export type Reader = <Name extends keyof Readers>(
  name: Name,
  request: RequestOf<Name>,
  options?: Options,
) => Promise<ResultOf<Name>>;

/** A worker that reads texts, so that a whole book never blocks the page. It ends when the page is left. */
export function useReader(): Reader {
  const reader = useRef<{ worker: Worker; waiting: Map<number, Waiting> }>(undefined);
  const times = useRef(0);
  useEffect(() => {
    // Its code loads before it is needed.
    reader.current ??= started();
    return () => {
      reader.current?.worker.terminate();
      reader.current = undefined;
    };
  }, []);
  const end = () => {
    reader.current?.worker.terminate();
    for (const { reject } of reader.current?.waiting.values() ?? [])
      reject(new Error('The reader was ended.'));
    reader.current = undefined;
  };
  return <Name extends keyof Readers>(
    name: Name,
    request: RequestOf<Name>,
    { onProgress, signal }: Options = {},
  ) =>
    new Promise<ResultOf<Name>>((resolve, reject) => {
      reader.current ??= started();
      const { worker, waiting } = reader.current;
      times.current++;
      const number = times.current;
      waiting.set(number, { resolve: (read) => resolve(read as ResultOf<Name>), reject, onProgress });
      signal?.addEventListener('abort', () => {
        // It is not ended for what was answered before.
        if (waiting.has(number)) end();
      });
      worker.postMessage({ number, name, request } satisfies ReaderRequest);
    });
}

function started() {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  worker.onmessage = ({ data }: MessageEvent<ReaderResponse>) => {
    const pending = waiting.get(data.number);
    if ('progress' in data) return pending?.onProgress?.(data.progress);
    waiting.delete(data.number);
    if ('read' in data) pending?.resolve(data.read);
    else pending?.reject(new Error(data.failed));
  };
  // Its code could not be loaded, or it has run out of memory.
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The reader has stopped.'));
    waiting.clear();
  };
  return { worker, waiting };
}
