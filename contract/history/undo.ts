import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { replyList } from '../core/values.ts';
import { LogEntry } from './log.ts';
import * as routes from './undo.routes.ts';

export const listMyEvents = endpoint(routes.listMyEvents, {
  summary: 'List your own last events that can be undone and aren’t, newest first',
  reply: replyList(LogEntry, LIMITS.ownEvents),
});

export const undoEvent = endpoint(routes.undoEvent, {
  summary: 'Undo an event of your own; 409 if others built on it, or if it has been undone',
  stores: 'edits',
  /** The event that undoes it. */
  reply: LogEntry,
});
