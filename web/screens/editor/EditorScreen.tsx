import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Format } from '#domain/formats/model/format.ts';
import { isFiltering } from '#domain/texts/editor/string-filters.ts';
import { viewerIn } from '../../data/access/access.ts';
import { type EditorPage, editorPageQuery, outlineOf } from '../../data/queries/editor.ts';
import { projectIdQuery } from '../../data/queries/project-at.ts';
import { projectQuery, withoutProgress } from '../../data/queries/projects.ts';
import { useMe } from '../../data/session/session.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { EditorPending } from './EditorPending.tsx';
import { EditorView } from './EditorView.tsx';
import { listSearch, sizeOf } from './state/address.ts';
import { EditorContext } from './state/editor-context.ts';
import { OpenDialogProvider } from './state/open-dialog.tsx';
import { PageContext, useStable } from './state/page-context.ts';
import { useDropPinned } from './state/use-drop-pinned.ts';
import { usePageNumber } from './state/use-page-number.ts';
import { usePrefetchPages } from './state/use-prefetch-pages.ts';
import { useWithoutFilter } from './state/use-without-filter.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/** Throws to the error page only if there is no data: what was loaded once stays when a refetch fails. */
const throwOnError = (_: Error, { state }: { state: { data: unknown } }) => state.data === undefined;

/** Whether a later attempt may succeed: no answer came, or the server couldn't answer. */
const wasNotReached = (error: Error) =>
  error instanceof Failure && (error.status === 0 || hasKind(error, 'unavailable'));

/** The screen of `/projects/{id}/editor/{sections_list}` (editor.2). */
export function EditorScreen() {
  const { projectId: projectRef } = route.useParams();
  const { data: id } = useQuery({ ...projectIdQuery(projectRef), throwOnError });
  return id === undefined ? <EditorPending /> : <EditorOf id={id} projectRef={projectRef} />;
}

/** Loads what the editor of a project shows. */
function EditorOf({ id, projectRef }: { id: number; projectRef: string }) {
  const { sectionsList: sections } = route.useParams();
  const search = route.useSearch();
  const { pageSize } = useEditorSettings();
  const list = { ...listSearch(search), project: id, sections, size: sizeOf(search, pageSize) };
  const pageNumber = usePageNumber(list, search);
  const params = { ...list, page: pageNumber ?? 1 };
  const me = useMe();
  const { data: project } = useQuery({ ...projectQuery(id), select: withoutProgress, throwOnError });
  const [last, keep] = useState<EditorPage>();
  const shown = useQuery({
    ...editorPageQuery(params),
    enabled: pageNumber !== undefined,
    placeholderData: keepPreviousData,
    throwOnError: (error, query) =>
      throwOnError(error, query) && !isFiltering(list) && !(last && wasNotReached(error)),
  });
  const error = shown.data === undefined ? (shown.error ?? undefined) : undefined;
  const filterError = isFiltering(list) ? error : undefined;
  // Where a page can't be loaded the one before it stays, with the reason above it.
  if (shown.data && shown.data !== last) keep(shown.data);
  const unfiltered = useWithoutFilter(list, filterError !== undefined);
  useDropPinned(params);
  usePrefetchPages(params, shown.isPlaceholderData ? undefined : shown.data);
  const page = shown.data ?? unfiltered ?? (error && last);
  const formats = useFormats(page);
  const outlined = useStable(page && { params, page: outlineOf(page) });
  const editor = useMemo(
    () => project && me !== undefined && { projectRef, project, viewer: viewerIn(project, me), formats },
    [projectRef, project, me, formats],
  );
  // Deferred, since the first rendering is long and would block the page.
  const isThere = useDeferredValue(Boolean(editor && page));
  if (!editor || !page || !outlined || !isThere) return <EditorPending />;
  return (
    <EditorContext value={editor}>
      <PageContext value={page}>
        <OpenDialogProvider>
          <EditorView
            {...outlined}
            isPageLoading={shown.isPlaceholderData}
            filterError={filterError}
            pageError={filterError ? undefined : error}
          />
        </OpenDialogProvider>
      </PageContext>
    </EditorContext>
  );
}

/** The formats of the sections of a page; the same map as long as none changes, so that no row is rendered again. */
function useFormats(page: EditorPage | undefined): ReadonlyMap<number, Format> {
  const formats = useStable(page?.sections.map(({ id, format }) => [id, format] as const) ?? []);
  return useMemo(() => new Map(formats), [formats]);
}
