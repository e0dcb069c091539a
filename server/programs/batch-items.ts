import { isEventAction } from '#domain/texts/batches/actions.ts';
import { undoItems } from '../history/undo/undo-events.ts';
import { actOnStrings } from '../texts/batches/acts.ts';
import type { HandleItems } from '../texts/batches/run.ts';
import { replaceTexts } from '../texts/find/replace-texts.ts';

/** What a step of a batch does, by the action of the batch: strings are changed, texts replaced, or events undone. */
export const handleBatchItems: HandleItems = (tx, batch, runner) => {
  if (isEventAction(batch.action)) return undoItems(tx, batch, runner);
  if (batch.action === 'replace' || batch.action === 'replaceSource') return replaceTexts(tx, batch, runner);
  if (batch.action === 'move') throw new Error('strings are moved in the call');
  return actOnStrings(tx, batch, batch.action, runner);
};
