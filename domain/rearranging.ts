/** Whether a list is the present one in some order: every id once, and none besides (DECISIONS §6). */
export function isRearranged(wanted: readonly number[], present: readonly number[]): boolean {
  const ids = new Set(wanted);
  return wanted.length === present.length && ids.size === wanted.length && present.every((id) => ids.has(id));
}

/** Whether two lists are the same in the same order. */
export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
