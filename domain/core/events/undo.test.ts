import { expect, test } from 'vitest';
import { nextToRedo, nextToUndo, undoesOf } from './undo.ts';

/** One's own events after some presses of undo (u) and redo (r), and other acts (a), newest first, without those undone. */
function eventsAfter(presses: string) {
  let mine: { id: number; undoes?: number; redo?: boolean }[] = [];
  let id = 0;
  for (const press of presses) {
    const target = press === 'a' ? undefined : press === 'u' ? nextToUndo(mine) : nextToRedo(mine);
    if (press !== 'a' && !target) continue;
    id += 1;
    const { event, isRedo } = target ? undoesOf(target) : {};
    const made = { id, ...(event !== undefined && { undoes: event, ...(isRedo && { redo: true }) }) };
    mine = [made, ...mine.filter((one) => one.id !== event)];
  }
  return mine;
}
/** The act that an event did, undid or did again: 1 for the first. */
const next = (presses: string) => ({
  undo: nextToUndo(eventsAfter(presses))?.id,
  redo: nextToRedo(eventsAfter(presses))?.id,
});

test.each([
  ['', undefined, undefined],
  ['aa', 2, undefined],
  ['aau', 1, 3],
  ['aauu', undefined, 4],
  ['aauur', 5, 3],
  ['aauurr', 6, undefined],
  ['aauurru', 5, 7],
  ['aaua', 4, undefined],
  ['aauua', 5, undefined],
  ['aauuara', 6, undefined],
])('after %j undo takes back event %j, and redo event %j', (presses, undo, redo) => {
  expect(next(presses)).toEqual({ undo, redo });
});
