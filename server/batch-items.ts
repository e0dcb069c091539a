import { isEventAction } from '#domain/batches/actions.ts';
import { actOnStrings } from './batches/acts.ts';
import type { HandleItems } from './batches/run.ts';
import { replaceTexts } from './find/replace-texts.ts';
import { undoItems } from './undo/undo-events.ts';

/** What a step of a batch does, by the action of the batch: strings are changed, texts replaced, or events undone. */
export const handleBatchItems: HandleItems = (tx, batch, runner) => {
  if (isEventAction(batch.action)) return undoItems(tx, batch, runner);
  if (batch.action === 'replace' || batch.action === 'replaceSource') return replaceTexts(tx, batch, runner);
  if (batch.action === 'move') throw new Error('strings are moved in the call');
  return actOnStrings(tx, batch, batch.action, runner);
};
