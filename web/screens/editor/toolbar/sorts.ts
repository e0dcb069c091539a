import { STRING_SORTS, type StringSort } from '#domain/texts/editor/string-filters.ts';
import type { ListSearch } from '../state/address.ts';

/** The kind of each order, by which its directions are named. */
export const SORT_KINDS = {
  index: 'place',
  last_tr_time: 'time',
  last_str_time: 'time',
  tr_amount: 'amount',
  vote_plus_amount: 'amount',
  vote_minus_amount: 'amount',
  comments_amount: 'amount',
} as const satisfies Record<StringSort, 'place' | 'time' | 'amount'>;

export function isSort(name: string): name is StringSort {
  return STRING_SORTS.some((sort) => sort === name);
}

/** The list in another order. By default ascending by index, descending by time and amount. */
export function sortBy(list: ListSearch, sort: StringSort, desc = SORT_KINDS[sort] !== 'place'): ListSearch {
  const { sort: _sort, desc: _desc, ...filter } = list;
  return { ...filter, ...(sort !== 'index' && { sort }), ...(desc && { desc }) };
}
