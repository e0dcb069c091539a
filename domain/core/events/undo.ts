/** The event that an event undoes (undo.1). `isRedo`: that one was an undo itself, so this one does again what it undid (undo.5). */
export type Undoes = { readonly event: number; readonly isRedo: boolean };

/** The fields of a log entry that tell whether it undoes another. */
export type UndoMarks = { readonly undoes?: number | undefined; readonly redo?: boolean | undefined };

/** Whether an event undoes an action: it is neither an action of its own nor one that was done again. */
export const isUndo = ({ undoes, redo }: UndoMarks): boolean => undoes !== undefined && redo !== true;

/** What undoing an event is to its own entry. */
export const undoesOf = (event: UndoMarks & { readonly id: number }): Undoes => ({
  event: event.id,
  isRedo: isUndo(event),
});

/** Those of some events that undo none of the others: each begins a row of undoing and redoing. */
export function firstActs<Event extends { readonly id: number; readonly undoes: number | null }>(
  events: readonly Event[],
): Event[] {
  const ids = new Set(events.map(({ id }) => id));
  return events.filter(({ undoes }) => undoes === null || !ids.has(undoes));
}

/** The action that a user would undo next: the newest that is not an undo. The events are those not undone yet, newest first. */
export const nextToUndo = <Event extends UndoMarks>(mine: readonly Event[]): Event | undefined =>
  mine.find((event) => !isUndo(event));

/** The undo that a user would take back next; none if they have acted since (undo.5). */
export function nextToRedo<Event extends UndoMarks>(mine: readonly Event[]): Event | undefined {
  const next = mine.find(({ redo }) => redo !== true);
  return next && isUndo(next) ? next : undefined;
}
