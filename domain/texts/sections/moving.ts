import { LIMITS } from '../../core/limits.ts';

/** The strings of each section in their order. */
export type Orders = ReadonlyMap<number, readonly number[]>;

/**
 * The move of one string among several that are moved one after the other: its section and its index, from 1, just before its own
 * move and just after it.
 */
export type MovedString = {
  readonly string: number;
  readonly from: number;
  readonly to: number;
  readonly indexes: readonly [before: number, after: number];
};

/** Where strings go: to an index in a section, from 1, or to its end; or just before or after a string. */
export type MovePlace =
  | { readonly section: number; readonly pos: number | undefined }
  | { readonly section: number; readonly before: number }
  | { readonly section: number; readonly after: number };

/** Why a string is not moved: it is there already, or the section is full. */
export type WhyNotMoved = 'already' | 'full';

/** What moving strings makes of the orders of sections; strings that stay where they are have a reason. */
export type Arranged = {
  readonly orders: Orders;
  readonly moved: readonly MovedString[];
  readonly staying: ReadonlyMap<number, WhyNotMoved>;
};

/** Orders in which strings are moved one after the other. */
function arrangementOf(before: Orders) {
  const orders = new Map([...before].map(([section, ids]) => [section, [...ids]]));
  const sections = new Map([...before].flatMap(([section, ids]) => ids.map((id) => [id, section])));
  const moved: MovedString[] = [];
  const staying = new Map<number, WhyNotMoved>();

  /** Moves a string just after another one of a section, or to its beginning. Returns whether it is there now. */
  const put = (string: number, to: number, after: number | undefined): boolean => {
    const from = sections.get(string);
    const [source, target] = [orders.get(from ?? 0), orders.get(to)];
    if (from === undefined || !source || !target) return false;
    if (from !== to && target.length >= LIMITS.stringsPerSection) {
      staying.set(string, 'full');
      return false;
    }
    const formerIndex = source.indexOf(string);
    source.splice(formerIndex, 1);
    const index = after === undefined ? 0 : target.indexOf(after) + 1;
    target.splice(index, 0, string);
    sections.set(string, to);
    if (from === to && index === formerIndex) staying.set(string, 'already');
    else moved.push({ string, from, to, indexes: [formerIndex + 1, index + 1] });
    return true;
  };

  return {
    orders,
    moved,
    staying,
    put,
    isIn: (string: number, section: number) => sections.get(string) === section,
  };
}

/** The string that moved ones come after: the nearest one before the place that is not moved itself; undefined at the beginning. */
function neighbourBefore(order: readonly number[], isMoved: (id: number) => boolean, place: MovePlace) {
  const notMoved = order.filter((id) => !isMoved(id));
  if (!('before' in place || 'after' in place))
    return notMoved[Math.min(place.pos ?? Infinity, notMoved.length + 1) - 2];
  const index = 'before' in place ? order.indexOf(place.before) : order.indexOf(place.after) + 1;
  return order.slice(0, Math.max(index, 0)).findLast((id) => !isMoved(id));
}

/**
 * Moves strings to a place, where they stand together in their order (batches.10). They are moved one after the other,
 * as single calls would, so that each can be taken back by itself, the last one first.
 */
export function movedTogether(orders: Orders, strings: readonly number[], place: MovePlace): Arranged {
  const these = new Set(strings);
  const arrangement = arrangementOf(orders);
  let last = neighbourBefore(orders.get(place.section) ?? [], (id) => these.has(id), place);
  for (const string of strings) if (arrangement.put(string, place.section, last)) last = string;
  return arrangement;
}

/**
 * Moves strings back to sections that they have left, or within them. Each goes behind the string that it followed in
 * the former order, or behind the nearest one before that which is in the section now and is not `loose`. If nobody has
 * moved anything since, this is the former order.
 */
export function returnedTo(
  orders: Orders,
  former: Orders,
  strings: ReadonlySet<number>,
  loose: ReadonlySet<number>,
): Arranged {
  const arrangement = arrangementOf(orders);
  for (const [section, ids] of former) {
    let last: number | undefined;
    for (const id of ids) {
      const isThere = strings.has(id)
        ? arrangement.put(id, section, last)
        : arrangement.isIn(id, section) && !loose.has(id);
      if (isThere) last = id;
    }
  }
  return arrangement;
}

/** What a section's order changes, as it is stored: ids that leave it, and ids that stand together from an index on. */
type PlacedTogether = { index?: number; placed?: number[]; removed: number[]; grown: number };

/** The change between two orders of a section in which some strings were moved; `whole` if these don't stand together. */
export function orderChangeBetween(
  before: readonly number[],
  after: readonly number[],
  moved: ReadonlySet<number>,
): PlacedTogether | 'whole' {
  const afterIds = new Set(after);
  const removed = before.filter((id) => !afterIds.has(id));
  const grown = after.length - before.length;
  const first = after.findIndex((id) => moved.has(id));
  if (first === -1) return { removed, grown };
  const placed = after.slice(first, after.findLastIndex((id) => moved.has(id)) + 1);
  return placed.every((id) => moved.has(id)) ? { index: first + 1, placed, removed, grown } : 'whole';
}
