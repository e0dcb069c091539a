import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by a fifth between two collections instead of to twice its size and more. What large bodies leave behind
 * is then given back while others come, and not kept by a server at rest, which V8 lets keep it: the flags are V8's only words
 * for that. Collections stay incremental; to ask for one would stop everything for its time.
 */
export function keepHeapSmall() {
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--max-semi-space-size=8');
}
