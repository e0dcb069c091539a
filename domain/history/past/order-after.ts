/** A stored change of an order (server/core/content/order-change-queries.ts). */
export type StoredOrderChange = {
  /** The whole order, before this change or after it. */
  readonly base: readonly number[] | null;
  /** Where the placed ids stand, from 1, counted without them; at the end if null. */
  readonly index: number | null;
  readonly placed: readonly number[];
  readonly removed: readonly number[];
};

/** The order that changes led to, of which the first has the whole order. */
export function orderAfter(changes: readonly StoredOrderChange[]): number[] {
  let order: number[] = [];
  for (const { base, index, placed, removed } of changes) {
    if (base) order = [...base];
    order = without(order, placed.length === 0 ? removed : [...placed, ...removed]);
    const at = index === null ? order.length : index - 1;
    if (placed.length > 0) order = [...order.slice(0, at), ...placed, ...order.slice(at)];
  }
  return order;
}

/** Most changes concern one id, for which a search is faster than a set. */
function without(order: number[], ids: readonly number[]): number[] {
  const [only, ...others] = ids;
  if (only === undefined) return order;
  if (others.length > 0) {
    const gone = new Set(ids);
    return order.filter((id) => !gone.has(id));
  }
  const index = order.indexOf(only);
  return index === -1 ? order : [...order.slice(0, index), ...order.slice(index + 1)];
}
