import { useEffect, useRef } from 'react';
import type { Answered, Told } from './reader.worker.ts';
import type { Asked, Read } from './reading.ts';

type Waiting = { resolve: (read: Read) => void; reject: (error: Error) => void };

/** Reads texts beside the page, so that a whole book never holds it up; what is being read when the page is left is dropped. */
export function useReader(): (asked: Asked) => Promise<Read> {
  const reader = useRef<{ worker: Worker; waiting: Map<number, Waiting> }>(undefined);
  const times = useRef(0);
  useEffect(() => {
    // Its code is there before the first text is.
    reader.current ??= started();
    return () => {
      reader.current?.worker.terminate();
      reader.current = undefined;
    };
  }, []);
  return (asked) =>
    new Promise((resolve, reject) => {
      reader.current ??= started();
      const { worker, waiting } = reader.current;
      times.current++;
      waiting.set(times.current, { resolve, reject });
      worker.postMessage({ number: times.current, asked } satisfies Told);
    });
}

function started() {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('read' in data) asked?.resolve(data.read);
    else asked?.reject(new Error(data.failed));
  };
  // Its code has not come, or it has run out of memory.
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The reader has stopped.'));
    waiting.clear();
  };
  return { worker, waiting };
}
