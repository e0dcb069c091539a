import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { isInString } from './inverses.ts';
import { eventsOf } from './queries.ts';
import { lockStringsOf, undoEach } from './undo-events.ts';
import type { Undoer } from './undoable.ts';

/** Ends the transaction of a dry run, which changes nothing. */
class Found extends Error {
  readonly inTheWay: ReadonlyMap<number, string>;
  constructor(inTheWay: ReadonlyMap<number, string>) {
    super('A dry run is rolled back');
    this.inTheWay = inTheWay;
  }
}

/**
 * What would stand in the way of undoing events one after the other, by undoing them in a transaction that is rolled back: so it
 * is decided by nothing but what an undo is decided by. An event that is gone is `gone`.
 */
export async function wouldStandInTheWay(
  sql: Sql,
  ids: readonly number[],
  undoer: Undoer,
): Promise<ReadonlyMap<number, string>> {
  const { id: project } = undoer.project;
  try {
    await sql.begin(async (tx) => {
      const events = await eventsOf(tx, project, ids);
      // All locks from the outside in: what undoing an event locks by itself is held then.
      if (events.some((event) => !isInString(event.w))) await lockAllSections(tx, project);
      await lockStringsOf(tx, project, events);
      const there = new Set(events.map(({ id }) => id));
      const gone = ids.filter((id) => !there.has(id)).map((id) => [id, 'gone'] as const);
      throw new Found(new Map([...gone, ...(await undoEach(tx, events, undoer))]));
    });
  } catch (error) {
    if (error instanceof Found) return error.inTheWay;
    throw error;
  }
  return new Map();
}
