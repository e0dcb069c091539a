import { actOnStrings } from './batches/acts.ts';
import type { HandleItems } from './batches/run.ts';
import { undoEvents } from './undo/undo-events.ts';

/** What a step of a batch does, by the action of the batch: strings are changed, or events undone. */
export const handleBatchItems: HandleItems = (tx, batch, runner) =>
  batch.action === 'undo'
    ? undoEvents(tx, batch.next, { ...runner, batch: batch.id })
    : actOnStrings(tx, batch, batch.action, runner);
