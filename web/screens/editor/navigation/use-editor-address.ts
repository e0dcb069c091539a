import { getRouteApi } from '@tanstack/react-router';
import { stringifySearch } from '../../../data/addresses/search-strings.ts';
import type { PageParams } from '../../../data/queries/editor.ts';
import { type EditorSearch, editorSearch, listSearch, sizeInAddress } from '../state/address.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/**
 * The editor's address: its parts, the addresses of strings and pages, and `go`. `beforeChange` is called first, with the
 * chosen string.
 */
export function useEditorAddress(params: PageParams, beforeChange: (string: number | undefined) => void) {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const list = listSearch(search);
  const filters = stringifySearch(list);
  const toPage = (number: number, string?: number): EditorSearch => ({
    ...list,
    page: number === 1 ? undefined : number,
    size: search.size ?? sizeInAddress(params.size, number),
    string,
  });
  return {
    search,
    list,
    toPage,
    go: (to: EditorSearch, replace: boolean) => {
      beforeChange(to.string);
      void navigate({ to: '.', search: editorSearch(to), replace, resetScroll: false });
    },
    /** The address of a string in this list, whatever page it is on for whoever opens it. */
    hrefOf: (id: number) => `${filters === '' ? '?' : `${filters}&`}string=${id}`,
    hrefOfPage: (number: number) => stringifySearch(toPage(number)) || '?',
  };
}

export type EditorAddress = ReturnType<typeof useEditorAddress>;
