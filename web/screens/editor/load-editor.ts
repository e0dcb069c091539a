import type { QueryClient } from '@tanstack/react-query';
import { editorPageQuery, pageOfStringQuery } from '../../data/queries/editor.ts';
import { editorSettings } from '../../data/settings/editor-settings.ts';
import { editorSearch, listSearch, sizeOf } from './state/address.ts';

type Asked = {
  context: { queries: QueryClient };
  params: { projectId: string; sectionsList: string };
  location: { search: object };
  cause: 'enter' | 'preload' | 'stay';
};

/**
 * Asks for what the editor will show while its code is on the way; the screen itself shows what there is and waits for
 * the rest. Moves within the editor are the screen's own.
 */
export function loadEditor({ context: { queries }, params, location, cause }: Asked): void {
  if (cause === 'stay') return;
  const search = editorSearch({ ...location.search });
  const size = sizeOf(search, editorSettings().pageSize);
  const list = { ...listSearch(search), project: params.projectId, sections: params.sectionsList, size };
  // Imported apart: it must not be in the files of Home, whose size is limited. If it doesn't come, the words say so themselves.
  void import('./dictionary/finder.ts')
    .then(({ prefetchWords }) => prefetchWords(queries, params.projectId))
    .catch(() => undefined);
  if (search.page === undefined && search.string !== undefined) {
    void queries.prefetchQuery(pageOfStringQuery(list, search.string));
  } else void queries.prefetchQuery(editorPageQuery({ ...list, page: search.page ?? 1 }));
}
