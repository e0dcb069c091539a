import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type EditorPage,
  editorPageQuery,
  type ListParams,
  pageOfStringQuery,
  pagesOf,
} from '../../../data/queries/editor.ts';
import type { EditorSearch } from './address.ts';

/**
 * The page of an address: the one that it names, unless its string is on another page, as in a link from somebody with
 * another page size; undefined while that is loading.
 */
export function usePageNumber(list: ListParams, { page, string }: EditorSearch): number | undefined {
  const queries = useQueryClient();
  const named = page ?? 1;
  const inHand = string === undefined ? named : cachedPageWith(queries, list, string, named);
  const isRequested = page === undefined || isLookedThrough(queries, list, named);
  const { data, isError } = useQuery({
    ...pageOfStringQuery(list, string ?? 0),
    enabled: inHand === undefined && isRequested,
  });
  if (inHand !== undefined) return inHand;
  if (data) return data.isInList ? data.page : (page ?? data.page);
  return isRequested && !isError && page === undefined ? undefined : named;
}

/** The cached page that has the string, preferably the named one. */
function cachedPageWith(queries: QueryClient, list: ListParams, string: number, named: number) {
  const inHand = queries.getQueriesData<EditorPage>({ queryKey: pagesOf(list) });
  const having = inHand.flatMap(([, page]) => (page?.rows.some(({ id }) => id === string) ? page.page : []));
  return having.includes(named) ? named : having[0];
}

function isLookedThrough(queries: QueryClient, list: ListParams, page: number): boolean {
  return queries.getQueryData(editorPageQuery({ ...list, page }).queryKey) !== undefined;
}
