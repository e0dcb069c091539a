import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { standingIn } from '../project/standing.ts';
import { useMe } from '../session/session.ts';
import { editorPageQuery } from '../wire/editor.ts';
import { projectQuery } from '../wire/projects.ts';
import { EditorPending } from './EditorPending.tsx';
import { EditorView } from './EditorView.tsx';
import { EditorContext } from './editor-context.ts';

const route = getRouteApi('/projects/$projectId/editor/$sectionsList');

/** What never came goes to the route's error page; what came once stays when asking again fails. */
const throwOnError = (_: Error, { state }: { state: { data: unknown } }) => state.data === undefined;

/** `/projects/{id}/editor/{sections_list}` (SPEC §2): loads what the editor shows, then shows it. */
export function EditorScreen() {
  const { projectId: at, sectionsList: sections } = route.useParams();
  const { page, size } = route.useSearch();
  const asked = { project: at, sections, page, size };
  const me = useMe();
  const { data: project } = useQuery({ ...projectQuery(at), throwOnError });
  const shown = useQuery({ ...editorPageQuery(asked), placeholderData: keepPreviousData, throwOnError });
  const editor = useMemo(
    () => project && me !== undefined && { at, project, viewer: standingIn(project, me) },
    [at, project, me],
  );
  if (!editor || !shown.data) return <EditorPending />;
  return (
    <EditorContext value={editor}>
      <EditorView asked={asked} page={shown.data} isTurning={shown.isPlaceholderData} />
    </EditorContext>
  );
}
