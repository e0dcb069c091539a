import type { Undoes } from './undo.ts';

/** What an event is part of or reverses. Most events are acts of their own, and have neither. */
export type Origin = {
  /** The event that it undoes (undo.1). */
  readonly undoes?: Undoes | undefined;
  /** The batch that it is a part of, by the id of the batch's own event (batches.7). */
  readonly batch?: number | undefined;
};
