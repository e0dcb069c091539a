import type { Permission } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { greatest } from '#domain/core/long-lists.ts';
import { movedAmong } from '#domain/files/imports/moved-strings.ts';
import { ALL_ACTIONS } from '#domain/texts/batches/actions.ts';
import { type Orders, returnedTo } from '#domain/texts/sections/moving.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { tooMany } from '../../platform/http/failures.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { stringsInSections } from '../../texts/batches/facts-queries.ts';
import { advanceBatch, batchOf, insertBatch, partsOfBatch } from '../../texts/batches/queries.ts';
import { storedOrders, writeMoves } from '../../texts/strings/arrange-queries.ts';
import { readOrder } from '../past/state-queries.ts';
import { type Inverse, inBatch, inProject, inTheWay, orGone, type Undoing, undoneBy } from './inverse.ts';
import { eventsOf, type StoredEvent, undoneAmong } from './queries.ts';

/**
 * A batch is undone by another batch, which undoes its parts, the newest first (batches.8). That runs in the
 * background, or at once where the batch is itself a part of one, such as an import that was reverted.
 */
export const undoBatch: Inverse = inBatch({ needs: (event) => needOf(doneBy(event)) }, async (undoing) => {
  const { tx, event, project } = undoing;
  const { batch } = orGone(await batchOf(tx, project.id, event.id), 'event');
  if (batch.ended_at === null) throw inTheWay('event', 'running');
  await undoPartsOf(undoing, doneBy(event));
});

/** An update of a book is undone as a batch is: by its parts (updates.9). */
export const undoUpdateOfBook: Inverse = inProject({ needs: 'can_manage_strings' }, (undoing) =>
  undoPartsOf(undoing),
);

async function undoPartsOf(undoing: Undoing, of?: string) {
  const { tx, event, project, me, origin } = undoing;
  const parts = await partsOfBatch(tx, project.id, event.id);
  if (parts.length > LIMITS.batch) throw tooMany('event', 'tooMany');
  const about = { project: project.id, actor: me.id, action: 'undo', author: undefined } as const;
  const newBatch = await insertBatch(tx, { ...about, items: parts, origin, of });
  if (of === 'move') await moveBack(undoing, newBatch, parts);
  else if (origin.batch === undefined)
    await enqueue(tx, 'runBatch', [{ project: project.id, batch: newBatch }]);
  else await undoAtOnce(undoing, newBatch, parts);
}

/** What a batch has done; of one that undoes another one, what that had done. */
const doneBy = ({ data }: StoredEvent) => data.of ?? data.action;

/** The permission that a batch needs; the undo of others, whose parts may need more, what every batch needs. */
const needOf = (action: string | undefined): Permission =>
  Object.entries(ALL_ACTIONS).find(([name]) => name === action)?.[1].needs ?? 'can_translate';

async function undoAtOnce({ tx, project, undoParts }: Undoing, batch: number, parts: readonly number[]) {
  const events = await eventsOf(tx, project.id, parts);
  const skipped = [...(await undoParts(events, batch)).values()];
  await advanceBatch(tx, project.id, batch, {
    done: parts.length,
    changed: events.length - skipped.length,
    skipped,
  });
}

/** A string that a batch has moved: by which entry, from which section to which. */
type BatchPart = { event: StoredEvent; string: number; from: number; to: number };

/**
 * Moves the strings of a batch back to where they were, in one transaction (batches.10). A string stays if it is gone,
 * or was moved since by itself or among others; it is counted by the reason.
 */
async function moveBack(
  { tx, project, me }: Undoing,
  batch: number,
  entries: readonly number[],
): Promise<void> {
  const parts = (await eventsOf(tx, project.id, entries)).flatMap((event) => partOf(event) ?? []);
  const held = await lockSections(tx, project.id, [...new Set(parts.flatMap(({ from, to }) => [from, to]))]);
  const sections = new Map(held.map((section) => [section.id, section]));
  const before = await storedOrders(tx, project.id, [...sections.keys()]);
  const whyNot = await whatIsInTheWay(tx, project.id, parts, before.orders);
  const taken = parts.filter(({ string }) => !whyNot.has(string));

  const sources = parts.map(({ from }) => from);
  const former = await ordersAt(tx, project.id, sources, (entries.at(-1) ?? 1) - 1);
  const strings = new Set(taken.map(({ string }) => string));
  const arranged = returnedTo(before.orders, former, strings, new Set(whyNot.keys()));
  for (const [string, why] of arranged.staying) whyNot.set(string, why === 'full' ? 'tooMany' : why);
  const undoes = new Map(taken.map(({ string, event }) => [string, undoneBy(event)]));
  const who = { project: project.id, actor: me.id, origin: { batch }, undoes };
  await writeMoves(tx, who, { before, arranged, sections });
  await advanceBatch(tx, project.id, batch, {
    done: entries.length,
    changed: arranged.moved.length,
    skipped: [...whyNot.values()],
  });
}

function partOf(event: StoredEvent): BatchPart | undefined {
  const { string_id, section_id, data } = event;
  if (string_id === null || section_id === null) return undefined;
  return { event, string: string_id, from: data.left ?? section_id, to: section_id };
}

/** The orders of sections just after an event. */
async function ordersAt(
  tx: Transaction,
  project: number,
  sections: readonly number[],
  event: number,
): Promise<Orders> {
  const orders = new Map<number, readonly number[]>();
  for (const section of new Set(sections)) {
    orders.set(section, (await readOrder(tx, { project, section }, event)).ids);
  }
  return orders;
}

/** Why strings are not moved back (undo.4), by string. Their sections are locked. */
async function whatIsInTheWay(
  tx: Transaction,
  project: number,
  parts: readonly BatchPart[],
  now: Orders,
): Promise<Map<number, string>> {
  const events = parts.map(({ event }) => event.id);
  const undone = await undoneAmong(tx, project, events);
  const present = new Set(
    (
      await stringsInSections(
        tx,
        project,
        parts.map(({ string }) => string),
      )
    ).map(({ id }) => id),
  );
  const sectionOf = new Map([...now].flatMap(([section, ids]) => ids.map((id) => [id, section] as const)));
  const whyNot = new Map<number, string>();
  for (const { event, string, from, to } of parts) {
    if (undone.has(event.id)) whyNot.set(string, 'undone');
    else if (!present.has(string) || !now.has(from)) whyNot.set(string, 'gone');
    else if (sectionOf.get(string) !== to) whyNot.set(string, 'movedSince');
  }
  const own = new Set(parts.map(({ string }) => string).filter((string) => !whyNot.has(string)));
  const orders = await ordersAt(
    tx,
    project,
    parts.map(({ to }) => to),
    greatest(events),
  );
  for (const [section, ids] of orders) {
    const nth = new Map((now.get(section) ?? []).map((id, index) => [id, index]));
    const moved = movedAmong(ids.filter((id) => own.has(id)).map((id) => nth.get(id)));
    for (const id of own) if (moved.has(nth.get(id) ?? -1)) whyNot.set(id, 'movedSince');
  }
  return whyNot;
}
