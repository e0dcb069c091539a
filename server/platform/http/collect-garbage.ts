import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The size in bytes from which a body causes a garbage collection. */
const LARGE = 64 * 1024;
/** Milliseconds without another large body before the collection. */
const REST = 2000;
/** Milliseconds from the start to the first collection. */
const AFTER_START = 1000;

/** How V8 collects: `last-resort` also gives the memory back to the system, and takes twice as long. */
type How = { type: 'major'; execution: 'sync'; flavor: 'regular' | 'last-resort' };

/** V8's function, which only a new context has; it is created when it is first needed. */
let collect: ((how: How) => void) | undefined;

/** Collects garbage at once, which stops this process for as long. */
export function collectNow(flavor: How['flavor']): void {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as (how: How) => void;
  collect({ type: 'major', execution: 'sync', flavor });
}

let timer: NodeJS.Timeout | undefined;

/** Releases the memory that the start used, a quarter of that of an idle server. */
export function collectGarbageAfterStart() {
  setTimeout(collectNow, AFTER_START, 'last-resort').unref();
}

/**
 * Collects garbage once, some time after the last large body. An idle V8 keeps the memory of large bodies, and flags
 * that always keep the heap small make every save a fifth slower.
 */
export function collectGarbageAfter(bodyBytes: number) {
  if (bodyBytes < LARGE) return;
  clearTimeout(timer);
  timer = setTimeout(collectNow, REST, 'regular').unref();
}
