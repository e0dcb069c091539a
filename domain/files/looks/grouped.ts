import type { GroupKind, LookCell, TextLook } from './look.ts';

/** Texts as they stand on a page: one alone, or a group with what is in it. */
export type Grouped<Item> =
  | { readonly kind: 'text'; readonly item: Item }
  | { readonly kind: GroupKind; readonly id: number; readonly items: readonly Grouped<Item>[] };

/** Puts texts that follow each other in one group together, as deeply as groups are in each other. */
export function groupByLook<Item extends { readonly look?: TextLook | undefined }>(
  items: readonly Item[],
  depth = 0,
): Grouped<Item>[] {
  const groups: Grouped<Item>[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const group = item.look?.groups?.[depth];
    if (!group) {
      groups.push({ kind: 'text', item });
      at++;
      continue;
    }
    const isIn = (one: Item | undefined) => {
      const other = one?.look?.groups?.[depth];
      return other?.id === group.id && other.kind === group.kind;
    };
    const start = at;
    while (isIn(items[at])) at++;
    groups.push({ ...group, items: groupByLook(items.slice(start, at), depth + 1) });
  }
  return groups;
}

/** The texts of groups, without the groups. */
export const itemsIn = <Item>(groups: readonly Grouped<Item>[]): Item[] =>
  groups.flatMap((group) => (group.kind === 'text' ? [group.item] : itemsIn(group.items)));

/** A text with whether there is space for the end of a stanza below it, or the texts of a table. */
export type LookBlock<Item> =
  | { readonly item: Item; readonly endsStanza: boolean }
  | { readonly table: Item[] };

/** The texts and tables of groups, for documents that have no other element around several texts. */
export function blocksOf<Item extends { readonly look?: TextLook | undefined }>(
  groups: readonly Grouped<Item>[],
): LookBlock<Item>[] {
  const flat = groups.flatMap(unfolded);
  return flat.map((one, index) => {
    if ('table' in one) return one;
    const next = flat[index + 1];
    return {
      item: one.item,
      endsStanza: endsStanza(one.item.look, next && 'item' in next ? next.item.look : undefined),
    };
  });
}

const unfolded = <Item>(one: Grouped<Item>): ({ item: Item } | { table: Item[] })[] => {
  if (one.kind === 'text') return [{ item: one.item }];
  return one.kind === 'table' ? [{ table: itemsIn(one.items) }] : one.items.flatMap(unfolded);
};

/** Whether a text is the last one of its stanza; `next` is the one behind it. */
function endsStanza(look: TextLook | undefined, next: TextLook | undefined): boolean {
  const idIn = (one: TextLook | undefined, groupKind: GroupKind) =>
    one?.groups?.find(({ kind }) => kind === groupKind)?.id;
  if (idIn(look, 'verse') === undefined) return false;
  return (['verse', 'stanza'] as const).some((kind) => idIn(look, kind) !== idIn(next, kind));
}

/** A cell of a table with the texts in it; `column` is its place from 0. */
export type Cell<Item> = LookCell & { readonly items: readonly Item[] };

/** The rows of a table by the cells of its texts. A cell without a text is one without items, so that all stand in their columns. */
export function tableRows<Item extends { readonly look?: TextLook | undefined }>(
  items: readonly Item[],
): Cell<Item>[][] {
  const cells = new Map<string, Cell<Item> & { items: Item[] }>();
  for (const item of items) {
    const cell = item.look?.cell;
    if (!cell) continue;
    const key = `${cell.row} ${cell.column}`;
    const known = cells.get(key);
    if (known) known.items.push(item);
    else cells.set(key, { ...cell, items: [item] });
  }
  const rows = Map.groupBy(cells.values(), ({ row }) => row);
  const taken = new Set<string>();
  let width = 0;
  for (const { row, column, columns, rows } of cells.values()) {
    width = Math.max(width, column + columns);
    for (let down = 0; down < rows; down++)
      for (let along = 0; along < columns; along++) taken.add(`${row + down} ${column + along}`);
  }
  const numbers = [...rows.keys()].sort((one, other) => one - other);
  const [first = 0, last = -1] = [numbers[0], numbers.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, nth) => {
    const row = first + nth;
    const empty = Array.from({ length: width }, (_, column) => column)
      .filter((column) => !taken.has(`${row} ${column}`))
      .map((column) => ({ row, column, columns: 1, rows: 1, isHead: false, items: [] as Item[] }));
    return [...(rows.get(row) ?? []), ...empty].sort((one, other) => one.column - other.column);
  });
}
