/** The order with one of its ids put at another place; places count from 0 and end at the last. */
export function withMoved(order: readonly number[], id: number, to: number): number[] {
  const others = order.filter((other) => other !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Whether two orders are the same. */
export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
