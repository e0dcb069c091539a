import type { QueryClient } from '@tanstack/react-query';
import { ALL_SECTIONS, parseSectionsList } from '#domain/addresses/sections-list.ts';
import { findProjectId, loadAt } from '../../data/queries/project-at.ts';
import { projectQuery } from '../../data/queries/projects.ts';
import { fetchFirstPage, readingQuery } from '../../data/queries/reading.ts';
import { fetchSections, sectionsQuery } from '../../data/queries/sections.ts';

type Asked = { context: { queries: QueryClient }; params: { projectId: string; sectionsList: string } };

/**
 * What the reading page shows first. The beginning of a section that the address names is asked for at the same time, and
 * not waited for; other text comes when one gets to it.
 */
export async function loadRead({ context: { queries }, params }: Asked): Promise<void> {
  const { projectId, sectionsList } = params;
  const sections = parseSectionsList(sectionsList);
  const [first] = sections === ALL_SECTIONS ? [] : (sections ?? []);
  const text = first === undefined ? undefined : loadText(queries, projectId, first);
  // Whoever shows the text shows why it didn't come.
  text?.catch(() => undefined);
  const [project] = await Promise.all([
    findProjectId(queries, projectId).then((id) => queries.ensureQueryData(projectQuery(id))),
    loadAt(queries, projectId, fetchSections, (id, ahead) =>
      queries.ensureQueryData(sectionsQuery(id, ahead)),
    ),
  ]);
  askForLetters([project.source_lang, project.target_lang]);
}

const loadText = (queries: QueryClient, address: string, section: number) =>
  loadAt(
    queries,
    address,
    (project) => fetchFirstPage(project, section),
    (id, ahead) => queries.prefetchInfiniteQuery(readingQuery(id, section, ahead)),
  );

/** Asks for the letters of the languages that are read, so that the text doesn't move when they come after it. */
function askForLetters(languages: readonly string[]): void {
  for (const language of languages) {
    const word = new Intl.DisplayNames([language], { type: 'language' }).of(language);
    document.fonts.load('1em "Literata Variable"', word).catch(() => undefined);
  }
}
