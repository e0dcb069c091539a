import { TEXT_FILTERS } from '#domain/texts/editor/string-filters.ts';
import type { ListSearch } from '../state/address.ts';

/** A filter of the list, and the list without it. */
export type ActiveFilter = {
  name: 'from' | (typeof TEXT_FILTERS)[number];
  text: string;
  without: ListSearch;
};

/** The filters that are shown as chips: all but the statuses. */
export function activeFilters(list: ListSearch): ActiveFilter[] {
  return (['from', ...TEXT_FILTERS] as const).flatMap((name) => {
    const text = list[name];
    if (text === undefined || text === '') return [];
    const { [name]: _, ...without } = list;
    return [{ name, text, without: withoutIdleRegex(without) }];
  });
}

/** The list without the option `regex` if there is no text to search for. */
export function withoutIdleRegex(list: ListSearch): ListSearch {
  if (TEXT_FILTERS.some((name) => (list[name] ?? '') !== '')) return list;
  const { regex: _, ...rest } = list;
  return rest;
}

/** The list without filters, in the same order. */
export function withoutFilters({ sort, desc }: ListSearch): ListSearch {
  return { ...(sort && { sort }), ...(desc && { desc }) };
}
