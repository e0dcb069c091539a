/** The selected strings of a list, and the one from which Shift selects a range. */
export type Selection = { readonly ids: ReadonlySet<number>; readonly from: number | undefined };

export const NOTHING_SELECTED: Selection = { ids: new Set(), from: undefined };

/** The selection after a string was clicked; with Shift all strings between it and the one before get its new state. */
export function withToggled(
  { ids, from }: Selection,
  list: readonly number[],
  id: number,
  isRange: boolean,
): Selection {
  const isOn = !ids.has(id);
  const [one, other] = [list.indexOf(isRange && from !== undefined ? from : id), list.indexOf(id)];
  const range = one < 0 ? [id] : list.slice(Math.min(one, other), Math.max(one, other) + 1);
  const selected = new Set(ids);
  for (const each of range) {
    if (isOn) selected.add(each);
    else selected.delete(each);
  }
  return { ids: selected, from: id };
}

/** All strings of a list. */
export const allOf = (list: readonly number[]): Selection => ({ ids: new Set(list), from: undefined });

/** The selection without strings that the list doesn't have any more. */
export function among({ ids, from }: Selection, list: readonly number[]): Selection {
  const listed = new Set(list);
  const isThere = (id: number) => listed.has(id);
  return {
    ids: new Set([...ids].filter(isThere)),
    from: from !== undefined && isThere(from) ? from : undefined,
  };
}
