import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { isFiltering } from '#domain/editor/string-filters.ts';
import { viewerIn } from '../../data/access/access.ts';
import { type EditorPage, editorPageQuery } from '../../data/queries/editor.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { useMe } from '../../data/session/session.ts';
import { useEditorSettings } from '../../data/settings/editor-settings.ts';
import { Failure, hasKind } from '../../data/wire/failure.ts';
import { EditorPending } from './EditorPending.tsx';
import { EditorView } from './EditorView.tsx';
import { OpenDialogProvider } from './OpenDialogProvider.tsx';
import { listSearch, sizeOf } from './state/address.ts';
import { EditorContext } from './state/editor-context.ts';
import { useDropPinned } from './state/use-drop-pinned.ts';
import { usePageNumber } from './state/use-page-number.ts';
import { usePrefetchPages } from './state/use-prefetch-pages.ts';
import { useWithoutFilter } from './state/use-without-filter.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/** What never came goes to the route's error page; what came once stays when asking again fails. */
const throwOnError = (_: Error, { state }: { state: { data: unknown } }) => state.data === undefined;

/** Whether it may come a moment later: nobody was reached, or nobody there could answer. */
const wasNotReached = (error: Error) =>
  error instanceof Failure && (error.status === 0 || hasKind(error, 'unavailable'));

/** `/projects/{id}/editor/{sections_list}` (editor.2): loads what the editor shows, then shows it. */
export function EditorScreen() {
  const { projectId: at, sectionsList: sections } = route.useParams();
  const search = route.useSearch();
  const { pageSize } = useEditorSettings();
  const list = { ...listSearch(search), project: at, sections, size: sizeOf(search, pageSize) };
  const place = usePageNumber(list, search);
  const asked = { ...list, page: place ?? 1 };
  const me = useMe();
  const { data: project } = useQuery({ ...projectQuery(at), throwOnError });
  const [last, keep] = useState<EditorPage>();
  const shown = useQuery({
    ...editorPageQuery(asked),
    enabled: place !== undefined,
    placeholderData: keepPreviousData,
    throwOnError: (error, query) =>
      throwOnError(error, query) && !isFiltering(list) && !(last && wasNotReached(error)),
  });
  const failed = shown.data === undefined ? (shown.error ?? undefined) : undefined;
  const refused = isFiltering(list) ? failed : undefined;
  // A page that doesn't come lets the one before it stand, with the reason over it.
  if (shown.data && shown.data !== last) keep(shown.data);
  const unfiltered = useWithoutFilter(list, refused !== undefined);
  useDropPinned(asked);
  usePrefetchPages(asked, shown.isPlaceholderData ? undefined : shown.data);
  const editor = useMemo(
    () => project && me !== undefined && { at, project, viewer: viewerIn(project, me) },
    [at, project, me],
  );
  const page = shown.data ?? unfiltered ?? (failed && last);
  // What comes first is drawn piece by piece: it is much at once, and the page is not to stand still meanwhile.
  const isThere = useDeferredValue(Boolean(editor && page));
  if (!editor || !page || !isThere) return <EditorPending />;
  return (
    <EditorContext value={editor}>
      <OpenDialogProvider>
        <EditorView
          asked={asked}
          page={page}
          isTurning={shown.isPlaceholderData}
          refused={refused}
          failed={refused ? undefined : failed}
        />
      </OpenDialogProvider>
    </EditorContext>
  );
}
