import { append } from '#domain/core/long-lists.ts';
import { roundsBy } from '../../core/content/rounds.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { Refused } from '../../platform/http/failures.ts';
import type { HandleItems } from '../../texts/batches/run.ts';
import { lockStrings } from '../../texts/translations/batch-queries.ts';
import { factsOf } from './facts.ts';
import { inTheWay, orGone } from './inverse.ts';
import { isDecided, isInString, requireUndoable, type Undoer, undoOriginOf } from './inverses.ts';
import { eventsOf, isUndone, type StoredEvent, undoneAmong } from './queries.ts';
import { type PlannedWrite, writeAll } from './writes.ts';

/**
 * Undoes some events of a batch in their order. Each is undone by itself, so what stands in the way of one leaves only
 * that one as it is. Only events inside of strings share a transaction, because their locks are taken together; any
 * other event has one of its own.
 */
async function undoEvents(tx: Transaction, ids: readonly number[], undoer: Undoer) {
  const events = await eventsOf(tx, undoer.project.id, ids);
  const otherIndex = events.findIndex((event) => !isInString(event.w));
  const next = otherIndex === -1 ? events : events.slice(0, Math.max(otherIndex, 1));
  await lockStringsOf(tx, undoer.project.id, next);
  const skipped = [...(await undoEach(tx, next, undoer)).values()];
  const gone = next === events ? ids.length - events.length : 0;
  const missing = Array.from({ length: gone }, () => 'gone');
  return {
    done: next.length + gone,
    changed: next.length - skipped.length,
    skipped: [...skipped, ...missing],
  };
}

/** What a step of a batch does whose items are events (batches.8, reverts.1). */
export const undoItems: HandleItems = (tx, batch, runner) =>
  undoEvents(tx, batch.next, { ...runner, batch: batch.id });

/** Locks the strings of those events that lock nothing else, in the order in which everybody locks strings. */
export async function lockStringsOf(tx: Transaction, project: number, events: readonly StoredEvent[]) {
  const strings = events.flatMap((event) =>
    isInString(event.w) && event.string_id ? [event.string_id] : [],
  );
  await lockStrings(tx, project, undefined, [...new Set(strings)]);
}

/** Undoes events in their order, and returns what stands in the way of which: these are left as they are. */
export async function undoEach(
  tx: Transaction,
  events: readonly StoredEvent[],
  undoer: Undoer,
): Promise<Map<number, string>> {
  const obstacles = new Map<number, string>();
  for (const round of roundsOf(events)) {
    const together = round.filter(({ w }) => isDecided(w));
    for (const [id, why] of await undoTogether(tx, together, undoer)) obstacles.set(id, why);
    for (const event of round.filter(({ w }) => !isDecided(w))) {
      const why = await whyNotUndone(tx, event, undoer);
      if (why) obstacles.set(event.id, why);
    }
  }
  return obstacles;
}

/**
 * The events in rounds. The events of a round are about different strings, so none depends on another. An event that
 * isn't inside of a string is a round of its own, between those before and after it.
 */
function roundsOf(events: readonly StoredEvent[]): StoredEvent[][] {
  const rounds: StoredEvent[][] = [];
  let run: StoredEvent[] = [];
  for (const event of events) {
    if (isInString(event.w)) run.push(event);
    else {
      append(rounds, roundsBy(run, stringOf));
      rounds.push([event]);
      run = [];
    }
  }
  return [...rounds, ...roundsBy(run, stringOf)];
}

const stringOf = ({ string_id }: StoredEvent) => string_id;

/** Undoes events of different strings together, and returns what stands in the way of which. */
async function undoTogether(tx: Transaction, events: readonly StoredEvent[], undoer: Undoer) {
  if (events.length === 0) return [];
  const refused = await undoSet(tx, events, undoer);
  const left = events.flatMap(({ id }) => (refused.has(id) ? [] : [id]));
  const undone = await undoneAmong(tx, undoer.project.id, left);
  return events.flatMap(({ id }): [number, string][] => {
    const why = refused.get(id) ?? (undone.has(id) ? undefined : nothingToUndo());
    const kind = why?.reply.errors[0]?.kind;
    return kind ? [[id, kind]] : [];
  });
}

/** Undoes an event, and returns what stands in the way, if anything does: then nothing has changed. */
async function whyNotUndone(
  tx: Transaction,
  event: StoredEvent,
  undoer: Undoer,
): Promise<string | undefined> {
  try {
    await tx.savepoint(async (inner) => {
      await undoOne(inner, event, undoer);
      if (!(await isUndone(inner, undoer.project.id, event.id))) throw nothingToUndo();
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.reply.errors[0]?.kind;
    throw error;
  }
}

/**
 * Undoes an event in a transaction (undo.3). Throws 403 and 409 (undo.4). If there was nothing left to do, no entry
 * says that it is undone; the caller looks that up: the whole entry, or only whether there is one.
 */
export async function undoOne(tx: Transaction, event: StoredEvent, undoer: Undoer): Promise<void> {
  const inverse = requireUndoable(event, undoer);
  if ('decide' in inverse) {
    const refused = (await undoSet(tx, [event], undoer)).get(event.id);
    if (refused) throw refused;
    return;
  }
  const { project, viewer, settings } = undoer;
  const { deletedDays } = settings;
  const me = { id: viewer.id };
  const origin = undoOriginOf(event, undoer);
  const undoParts = (events: readonly StoredEvent[], batch: number) =>
    undoEach(tx, events, { ...undoer, batch });
  await inverse.undo({ tx, event, origin, project, me, viewer, quotas: settings, deletedDays, undoParts });
}

/** 409: the inverse had nothing left to do. */
export const nothingToUndo = () => inTheWay('event', 'changed');

/**
 * Undoes events of different strings whose inverses are decided, in a fixed number of statements: the strings are
 * locked in the order in which everybody locks strings, the facts are read, and the writes are made. Returns what
 * stands in the way of which event (undo.4); such events have changed nothing.
 */
async function undoSet(
  tx: Transaction,
  events: readonly StoredEvent[],
  undoer: Undoer,
): Promise<Map<number, Refused>> {
  const { project, viewer, settings, batch } = undoer;
  const ids = events.flatMap(({ string_id }) => string_id ?? []);
  const strings = await lockStrings(tx, project.id, undefined, ids);
  const factsFor = await factsOf(tx, project.id, events, strings);
  const refused = new Map<number, Refused>();
  const planned: PlannedWrite[] = [];
  for (const event of events) {
    try {
      planned.push(plan(event));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused.set(event.id, error);
    }
  }
  const whole = { project: project.id, actor: viewer.id, batch };
  return new Map([...refused, ...(await writeAll(tx, whole, planned))]);

  function plan(event: StoredEvent): PlannedWrite {
    const inverse = requireUndoable(event, undoer);
    if (!('decide' in inverse)) throw new Error('an event that is undone with others is decided');
    const string = orGone(strings.get(event.string_id ?? 0), 'string');
    const facts = factsFor(event, string);
    if (facts.isUndone) throw inTheWay('event', 'undone');
    const write = inverse.decide({ event, facts, project, viewer, quotas: settings });
    const { isRedo } = undoOriginOf(event, undoer).undoes;
    return { event: event.id, isRedo, string: string.id, write };
  }
}
