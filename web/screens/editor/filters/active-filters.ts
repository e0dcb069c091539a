import { TEXT_FILTERS } from '#domain/editor/string-filters.ts';
import type { ListSearch } from '../state/address.ts';

/** A filter that is on, and the list without it. */
export type ActiveFilter = {
  name: 'from' | (typeof TEXT_FILTERS)[number];
  text: string;
  without: ListSearch;
};

/** The filters that stand over the list as chips; the statuses have their own. */
export function activeFilters(list: ListSearch): ActiveFilter[] {
  return (['from', ...TEXT_FILTERS] as const).flatMap((name) => {
    const text = list[name];
    if (text === undefined || text === '') return [];
    const { [name]: _, ...without } = list;
    return [{ name, text, without: withoutIdleRegex(without) }];
  });
}

/** The option of patterns says nothing where no text is looked for. */
export function withoutIdleRegex(list: ListSearch): ListSearch {
  if (TEXT_FILTERS.some((name) => (list[name] ?? '') !== '')) return list;
  const { regex: _, ...rest } = list;
  return rest;
}

/** The same order with no filter. */
export function unfiltered({ sort, desc }: ListSearch): ListSearch {
  return { ...(sort && { sort }), ...(desc && { desc }) };
}
