import type { QueryClient } from '@tanstack/react-query';
import { ALL_SECTIONS, parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { findProjectId, loadWithProjectId } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { fetchFirstPage, readingQuery } from '../../data/queries/reading.ts';
import { fetchSections, sectionsQuery } from '../../data/queries/sections.ts';
import { sessionQuery } from '../../data/session/session.ts';
import { KEPT_PLACE } from '../../features/texts/continue/stored-positions.ts';
import { goToKeptPlace } from './kept-place.ts';
import { readSearch } from './views.ts';

type LoaderArgs = {
  context: { queries: QueryClient };
  params: { projectId: string; sectionsList: string };
  location: { search: object; hash: string };
};

/**
 * Loads what the reading page shows first. The first page of the section in the address is fetched in parallel, without
 * waiting for it; other text follows on scrolling. Of a moment of the past the page itself fetches the text.
 */
export async function loadRead({ context: { queries }, params, location }: LoaderArgs): Promise<void> {
  const { projectId, sectionsList } = params;
  const sections = parseSectionsList(sectionsList);
  const [first] = sections === ALL_SECTIONS ? [] : (sections ?? []);
  const isNow = readSearch({ ...location.search }).at === undefined;
  const text = first === undefined || !isNow ? undefined : loadText(queries, projectId, first);
  // The component of the text shows the error.
  text?.catch(() => undefined);
  const [project, me] = await Promise.all([
    findProjectId(queries, projectId).then((id) => queries.ensureQueryData(projectQuery(id))),
    queries.ensureQueryData(sessionQuery),
    loadWithProjectId(queries, projectId, fetchSections, (id, ahead) =>
      queries.ensureQueryData(sectionsQuery(id, ahead)),
    ),
  ]);
  if (location.hash === KEPT_PLACE) {
    const sections = await queries.ensureQueryData(sectionsQuery(project.id));
    await goToKeptPlace(projectId, project.id, me?.id, sections);
  }
  preloadFonts([project.source_lang, project.target_lang]);
}

const loadText = (queries: QueryClient, address: string, section: number) =>
  loadWithProjectId(
    queries,
    address,
    (project) => fetchFirstPage(project, section),
    (id, ahead) => queries.prefetchInfiniteQuery(readingQuery(id, section, ahead)),
  );

/** Preloads the fonts of the shown languages, so that the text doesn't move when they arrive. */
function preloadFonts(languages: readonly string[]): void {
  for (const language of languages) {
    const word = new Intl.DisplayNames([language], { type: 'language' }).of(language);
    document.fonts.load('1em "Literata Variable"', word).catch(() => undefined);
  }
}
