import type { Project } from '#contract/projects/projects.ts';
import { translatedTitle } from '#domain/texts/sections/section-titles.ts';
import type { ReadableSection } from './readable-section.ts';
import type { ReadView } from './views.ts';

type Languages = Pick<Project, 'source_lang' | 'target_lang'>;

/** A section's name as the page shows it in a view, and its language. */
export function sectionTitle(
  view: ReadView,
  section: ReadableSection,
  { source_lang, target_lang }: Languages,
) {
  const isSource = view === 'source' || section.translated_name === null;
  return {
    text: isSource ? section.name : translatedTitle(section),
    lang: isSource ? source_lang : target_lang,
  };
}
