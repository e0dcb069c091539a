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
import { findProjectId, loadWithProjectId } from '../../data/queries/project-at.ts';
import { editorSettings } from '../../data/settings/editor-settings.ts';
import { type EditorSearch, editorSearch, listSearch, sizeOf } from './state/address.ts';

type LoaderArgs = {
  context: { queries: QueryClient };
  params: { projectId: string; sectionsList: string };
  location: { search: object };
  cause: 'enter' | 'preload' | 'stay';
};

/**
 * Preloads the data of the editor in parallel with its code, without waiting for it. Navigation within the editor
 * doesn't use it.
 */
export function loadEditor({ context: { queries }, params, location, cause }: LoaderArgs): void {
  if (cause === 'stay') return;
  const search = editorSearch({ ...location.search });
  const size = sizeOf(search, editorSettings().pageSize);
  const list = { ...listSearch(search), sections: params.sectionsList, size };
  const projectRef = params.projectId;
  // Imported dynamically, since the files of Home are limited in size. The component of the words shows a failure.
  void Promise.all([import('../../data/queries/dictionary.ts'), findProjectId(queries, projectRef)])
    .then(([{ dictionaryQuery }, id]) => queries.prefetchQuery(dictionaryQuery(id)))
    .catch(() => undefined);
  void loadPage(queries, projectRef, list, search).catch(() => undefined);
}

/**
 * Fetches the page of an address. A list filtered by a guest's read marks waits for the project's id, under which these are
 * stored.
 */
function loadPage(
  queries: QueryClient,
  projectRef: string,
  list: Omit<ListParams, 'project'>,
  { page, string }: EditorSearch,
): Promise<void> {
  const chosen = page === undefined ? string : undefined;
  const load = (project: number, ahead?: PreloadedResponse<EditorPage>) =>
    chosen === undefined
      ? queries.prefetchQuery(editorPageQuery({ ...list, project, page: page ?? 1 }, ahead))
      : queries.prefetchQuery(pageOfStringQuery({ ...list, project }, chosen, ahead));
  if (needsReadMarks(list)) return findProjectId(queries, projectRef).then((id) => load(id));
  const fetchEarly = (project: ProjectPath) =>
    chosen === undefined
      ? fetchPage({ ...list, page: page ?? 1 }, project)
      : fetchPageOf(list, chosen, project);
  return loadWithProjectId(queries, projectRef, fetchEarly, load);
}
