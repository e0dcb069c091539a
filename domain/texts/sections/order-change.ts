import { LIMITS } from '../../core/limits.ts';

/** What rearranging changed: from an index on, these ids in another order. */
export type OrderChange = { at: number; before: number[]; after: number[] };

/** The shortest part of an order that differs; undefined if none does. */
export function changedPart(before: readonly number[], after: readonly number[]): OrderChange | undefined {
  const index = before.findIndex((id, index) => id !== after[index]);
  const end = before.findLastIndex((id, index) => id !== after[index]) + 1;
  return index === -1
    ? undefined
    : { at: index, before: before.slice(index, end), after: after.slice(index, end) };
}

/** The change of an order for the log; undefined if it is too long to be logged (undo.13). */
export function orderChange(before: readonly number[], after: readonly number[]): OrderChange | undefined {
  const change = changedPart(before, after);
  return change && change.after.length <= LIMITS.idsLogged ? change : undefined;
}

/** The order before a change; undefined if that part of the order isn't any more what the change made of it. */
export function formerOrder(
  current: readonly number[],
  { at, before, after }: OrderChange,
): number[] | undefined {
  if (!after.every((id, index) => current[at + index] === id)) return undefined;
  return current.toSpliced(at, before.length, ...before);
}
