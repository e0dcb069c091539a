import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Project } from '#contract/projects/projects.ts';
import { useProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { readingQuery } from '../../data/queries/reading.ts';
import { sectionsQuery } from '../../data/queries/sections.ts';
import { useLive } from '../../features/notices/live/use-live.ts';
import { NotFoundPage } from '../../ui/frame/ErrorPages.tsx';
import { LazyBoundary } from '../../ui/offline/LazyBoundary.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { lazyComponent } from '../../ui/page/screen.ts';
import { openSections, sectionsToRead } from './open-sections.ts';
import { ReadPage } from './ReadPage.tsx';
import { useKeepPlace } from './use-keep-place.ts';

const ReadPast = lazyComponent(() => import('./ReadPast.tsx'), 'ReadPast');

const route = getRouteApi('/projects/$projectId/read/$sectionsList');

/**
 * `/projects/{id}/read/{sections_list}`: the best translation of every string as a running text (reading.1, reading.3),
 * now or at the moment in the address (past.7).
 */
export function ReadScreen() {
  const { projectId } = route.useParams();
  const { at } = route.useSearch();
  const { data: project } = useSuspenseQuery(projectQuery(useProjectId(projectId)));
  if (at === undefined) return <ReadNow project={project} />;
  return (
    <LazyBoundary fallback={<Pending />}>
      <ReadPast project={project} moment={at}>
        {(page) => <ReadPage project={project} {...page} />}
      </ReadPast>
    </LazyBoundary>
  );
}

/** The text of now, with live changes. */
function ReadNow({ project }: { project: Project }) {
  const { sectionsList } = route.useParams();
  useLive(project);
  useKeepPlace(project.id);
  const { data: sections } = useSuspenseQuery(sectionsQuery(project.id));
  const open = useMemo(() => openSections(sectionsList, sections), [sectionsList, sections]);
  const read = useMemo(() => sectionsToRead(sections), [sections]);
  if (!open) return <NotFoundPage />;
  return <ReadPage project={project} sections={read} open={open} textQuery={readingQuery} />;
}
