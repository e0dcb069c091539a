import { LIMITS } from '#domain/core/limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { type ChangedContent, changedBy, eventDataOf } from './changes.ts';
import { type Contents, contentsOf } from './content-queries.ts';
import type { ProjectEvents } from './log-queries.ts';
import { eventText } from './stream.ts';

/** The new events of a project: its changes, or `reset` if they can't all be sent. */
export type LiveUpdate = ChangedContent | 'reset';

/** Whether somebody may have lost access; a `reset` may include anything. */
export const affectsAccess = (update: LiveUpdate | undefined): boolean =>
  update === 'reset' || update?.affectsAccess === true;

/** The position in an event's id that a client sent; undefined if the id is invalid. */
export const positionOf = (id: string | undefined): number | undefined =>
  id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : undefined;

/**
 * The changes of a project after a position. The result is `reset` if the position is unknown or ahead of the
 * project's, as after a database was restored, or if events are too many or no longer kept (live.4).
 */
export function updateAfter(
  position: number | undefined,
  { head, events }: ProjectEvents,
): LiveUpdate | undefined {
  if (position === undefined || position > head || head - position > LIMITS.liveLines) return 'reset';
  if (position === head) return undefined;
  const missed = events.filter((event) => event.position > position);
  return missed.length === head - position ? changedBy(missed.map(({ entry }) => entry)) : 'reset';
}

/** The `changes` events of all these updates, with the present content, which is read in one query. */
export async function changesEvents(
  sql: Sql,
  all: readonly { project: number; head: number; update: LiveUpdate }[],
): Promise<Map<LiveUpdate, string>> {
  const sendable = all.flatMap(({ project, head, update }) =>
    update === 'reset' ? [] : [{ project, head, update }],
  );
  const contents = await contentsFor(sql, sendable);
  return new Map(
    sendable.map(({ head, update }) => [
      update,
      eventText('changes', eventDataOf(update, contents), `${head}`),
    ]),
  );
}

async function contentsFor(
  sql: Sql,
  sendable: readonly { project: number; update: ChangedContent }[],
): Promise<Contents> {
  if (sendable.length === 0) return { rows: new Map(), comments: new Map(), stats: new Map() };
  const keys = (of: (touched: ChangedContent) => Iterable<number>) =>
    sendable.flatMap(({ project, update }) => [...of(update)].map((id) => ({ project, id })));
  return contentsOf(sql, {
    strings: keys(({ strings }) => strings),
    comments: keys(({ comments }) => comments),
    sections: keys(({ sections }) => sections.keys()),
  });
}
