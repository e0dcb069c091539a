import { isSameOrder, withMoved } from '#domain/texts/sections/rearranging.ts';

/** An order of strings that is being changed, by their ids. */
export type Arrangement = {
  /** The stored order, as far as is known. */
  readonly stored: readonly number[];
  readonly order: readonly number[];
  /** The strings that were moved, the latest last. */
  readonly moved: readonly number[];
};

/** A stored order without changes. */
export function arrangementOf(stored: readonly number[]): Arrangement {
  return { stored, order: stored, moved: [] };
}

/** An order with a string moved to an index. */
export function withMove({ stored, order, moved }: Arrangement, id: number, to: number): Arrangement {
  return {
    stored,
    order: withMoved(order, id, to),
    moved: [...moved.filter((other) => other !== id), id],
  };
}

/** Whether the order differs from the stored one. */
export function isChanged({ stored, order }: Arrangement): boolean {
  return !isSameOrder(order, stored);
}

/**
 * The user's moves on top of an order that others have changed. A moved string follows the string that it was put after,
 * or the one before that if it is deleted; all else is as the others have it.
 */
export function rebaseMoves({ order, moved }: Arrangement, stored: readonly number[]): Arrangement {
  const current = new Set(stored);
  const mine = new Set(moved.filter((id) => current.has(id)));
  // What follows each string that stays: the moved ones in their order; those before all others follow none.
  const followers = new Map<number | undefined, number[]>();
  let anchor: number | undefined;
  for (const id of order) {
    if (!current.has(id)) continue;
    if (mine.has(id)) followers.set(anchor, [...(followers.get(anchor) ?? []), id]);
    else anchor = id;
  }
  const rest = stored.filter((id) => !mine.has(id));
  const after = (id: number | undefined) => followers.get(id) ?? [];
  return {
    stored,
    order: [...after(undefined), ...rest.flatMap((id) => [id, ...after(id)])],
    moved: moved.filter((id) => current.has(id)),
  };
}

/** What others have changed in an order. */
export type Difference = { readonly added: number; readonly gone: number; readonly isReordered: boolean };

/** The difference between two orders of a section's strings. */
export function differenceOf(before: readonly number[], now: readonly number[]): Difference {
  const [old, current] = [new Set(before), new Set(now)];
  const remaining = before.filter((id) => current.has(id));
  return {
    added: now.filter((id) => !old.has(id)).length,
    gone: before.length - remaining.length,
    isReordered: !isSameOrder(
      remaining,
      now.filter((id) => old.has(id)),
    ),
  };
}
