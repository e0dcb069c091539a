import type { QueryClient } from '@tanstack/react-query';
import {
  type EditorPage,
  editorPageQuery,
  fetchPage,
  fetchPageOf,
  type ListParams,
  needsReadMarks,
  pageOfStringQuery,
} from '../../data/queries/editor.ts';
import type { PreloadedResponse, ProjectPath } from '../../data/queries/preloaded.ts';
import { findProjectId, loadAt } from '../../data/queries/project-at.ts';
import { editorSettings } from '../../data/settings/editor-settings.ts';
import { type EditorSearch, editorSearch, listSearch, sizeOf } from './state/address.ts';

type LoaderArgs = {
  context: { queries: QueryClient };
  params: { projectId: string; sectionsList: string };
  location: { search: object };
  cause: 'enter' | 'preload' | 'stay';
};

/**
 * Preloads the data of the editor in parallel with its code, without waiting for it. Navigation within the editor doesn't use
 * it.
 */
export function loadEditor({ context: { queries }, params, location, cause }: LoaderArgs): void {
  if (cause === 'stay') return;
  const search = editorSearch({ ...location.search });
  const size = sizeOf(search, editorSettings().pageSize);
  const list = { ...listSearch(search), sections: params.sectionsList, size };
  const at = params.projectId;
  // Imported dynamically, since it must not be in the files of Home, whose size is limited. Failures are shown by the component
  // of the words.
  void Promise.all([import('./dictionary/finder.ts'), findProjectId(queries, at)])
    .then(([{ prefetchWords }, id]) => prefetchWords(queries, id))
    .catch(() => undefined);
  void loadPage(queries, at, list, search).catch(() => undefined);
}

/**
 * Fetches the page of an address. A list filtered by a guest's read marks waits for the project's id, under which these are
 * stored.
 */
function loadPage(
  queries: QueryClient,
  at: string,
  list: Omit<ListParams, 'project'>,
  { page, string }: EditorSearch,
): Promise<void> {
  const around = page === undefined ? string : undefined;
  const load = (project: number, ahead?: PreloadedResponse<EditorPage>) =>
    around === undefined
      ? queries.prefetchQuery(editorPageQuery({ ...list, project, page: page ?? 1 }, ahead))
      : queries.prefetchQuery(pageOfStringQuery({ ...list, project }, around, ahead));
  if (needsReadMarks(list)) return findProjectId(queries, at).then((id) => load(id));
  const ask = (project: ProjectPath) =>
    around === undefined
      ? fetchPage({ ...list, page: page ?? 1 }, project)
      : fetchPageOf(list, around, project);
  return loadAt(queries, at, ask, load);
}
