import { append } from '#domain/core/long-lists.ts';
import type { Skip } from '#domain/texts/batches/decide.ts';
import { type MovePlace, movedTogether } from '#domain/texts/sections/moving.ts';
import { type LockedSection, lockSections } from '../../core/content/section-lock-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/failures.ts';
import { storedOrders, writeMoves } from '../strings/arrange-queries.ts';
import { presentSections, stringsInSections } from './facts-queries.ts';
import { advanceBatch } from './queries.ts';

/** Where strings are to be moved, as a call says it: exactly one of a section and two neighbours. */
export type WantedPlace = {
  section_id?: number | undefined;
  pos?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
};

/** The field that says where; throws 400 if none does, or several do. */
export function placeField(place: WantedPlace): 'section_id' | 'before' | 'after' {
  const [field, other] = (['section_id', 'before', 'after'] as const).filter(
    (name) => place[name] !== undefined,
  );
  if (!field) throw invalid('section_id', 'required');
  if (other) throw invalid(other, 'choice');
  if (field !== 'section_id' && place.pos !== undefined) throw invalid('pos', 'choice');
  return field;
}

/**
 * Decides where strings go and which of them stay (batches.10). `find` returns those of the sections that are there; it
 * may lock them. Throws 400 `unknown` if the place to move to isn't there.
 */
async function planMove(
  sql: Sql | Transaction,
  project: number,
  strings: readonly number[],
  place: WantedPlace,
  find: (sections: number[]) => Promise<readonly { id: number }[]>,
) {
  const field = placeField(place);
  const neighbour = field === 'section_id' ? undefined : place[field];
  const present = await stringsInSections(sql, project, [...strings, neighbour ?? []].flat());
  const section =
    neighbour === undefined ? place.section_id : present.find(({ id }) => id === neighbour)?.section_id;
  if (section === undefined) throw invalid(field, 'unknown');
  const sections = [...new Set([...present.map(({ section_id }) => section_id), section])];
  const isThere = (await find(sections)).some(({ id }) => id === section);
  if (!isThere) throw invalid(field, 'unknown');
  const stored = await storedOrders(sql, project, sections);
  const order = stored.orders.get(section) ?? [];
  if (neighbour !== undefined && !order.includes(neighbour)) throw invalid(field, 'unknown');

  const wantedIds = new Set(strings);
  const inOrder = sections.flatMap((id) =>
    (stored.orders.get(id) ?? []).filter((string) => wantedIds.has(string)),
  );
  const arranged = movedTogether(stored.orders, inOrder, placeIn(section, place));
  const known = new Set(present.map(({ id }) => id));
  const skipped = new Map<number, Skip>(arranged.staying);
  const placed = new Set(inOrder);
  for (const id of wantedIds) if (!placed.has(id)) skipped.set(id, known.has(id) ? 'movedSince' : 'gone');
  const positions = order.filter((id) => !wantedIds.has(id)).length + 1;
  return { section, positions, stored, arranged, skipped };
}

function placeIn(section: number, { pos, before, after }: WantedPlace): MovePlace {
  if (before !== undefined) return { section, before };
  return after === undefined ? { section, pos } : { section, after };
}

/** What moving would leave as it is and why, which sections strings would leave, and how many positions the first of them can get. */
export async function previewMove(sql: Sql, project: number, strings: readonly number[], place: WantedPlace) {
  const { section, positions, arranged, skipped } = await planMove(sql, project, strings, place, (ids) =>
    presentSections(sql, project, ids),
  );
  const left = new Set(arranged.moved.flatMap(({ from }) => (from === section ? [] : [from])));
  return { skipped, left: [...left], positions };
}

/** A batch that moves strings, and who runs it. */
type Moving = {
  project: number;
  batch: number;
  actor: number;
  strings: readonly number[];
  place: WantedPlace;
};

/**
 * Moves the strings of a batch and ends it, all in one transaction: nobody sees an order in which only some are moved, and a killed
 * server leaves the old one.
 */
export async function moveStrings(tx: Transaction, { project, batch, actor, strings, place }: Moving) {
  const held: LockedSection[] = [];
  const { stored, arranged, skipped } = await planMove(tx, project, strings, place, async (ids) => {
    append(held, await lockSections(tx, project, ids));
    return held;
  });
  const sections = new Map(held.map((lockedSection) => [lockedSection.id, lockedSection]));
  await writeMoves(tx, { project, actor, origin: { batch } }, { before: stored, arranged, sections });
  const result = { done: strings.length, changed: arranged.moved.length, skipped: [...skipped.values()] };
  await advanceBatch(tx, project, batch, result);
}
