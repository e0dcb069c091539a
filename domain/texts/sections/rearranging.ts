/** Whether a list is a permutation of the present one (sections.12). */
export function isRearranged(ordered: readonly number[], present: readonly number[]): boolean {
  const ids = new Set(ordered);
  return (
    ordered.length === present.length && ids.size === ordered.length && present.every((id) => ids.has(id))
  );
}

/** Whether two lists are the same in the same order. */
export function isSameOrder(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}

/** The order with one id moved to an index from 0; a larger index means the end. */
export function withMoved(order: readonly number[], id: number, to: number): number[] {
  const withoutIt = order.filter((other) => other !== id);
  const place = Math.max(0, Math.min(to, withoutIt.length));
  return [...withoutIt.slice(0, place), id, ...withoutIt.slice(place)];
}

/** Why the strings of the editor's list can't be reordered (editor.23): reordering needs one whole section. */
export function whyNotRearrange(
  sections: readonly { readonly stats: { readonly strings_amount: number } }[],
  isFiltered: boolean,
): 'sections' | 'filtered' | 'few' | undefined {
  const [only, ...others] = sections;
  if (!only || others.length > 0) return 'sections';
  if (isFiltered) return 'filtered';
  return only.stats.strings_amount < 2 ? 'few' : undefined;
}
