import { actOnStrings } from './batches/acts.ts';
import type { HandleItems } from './batches/run.ts';
import { replaceTexts } from './find/replace-texts.ts';
import { undoEvents } from './undo/undo-events.ts';

/** What a step of a batch does, by the action of the batch: strings are changed, texts replaced, or events undone. */
export const handleBatchItems: HandleItems = (tx, batch, runner) => {
  if (batch.action === 'undo') return undoEvents(tx, batch.next, { ...runner, batch: batch.id });
  return batch.action === 'replace' || batch.action === 'replaceSource'
    ? replaceTexts(tx, batch, runner)
    : actOnStrings(tx, batch, batch.action, runner);
};
