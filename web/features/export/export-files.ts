import type { Project } from '#contract/projects.ts';
import { formatOfAll, translationForVersion } from '#domain/exports/export-rules.ts';
import { filesInZip, type NamedFile, ownFile } from '#domain/exports/own-file.ts';
import type { BilingualPart } from '#domain/formats/bilingual.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { loadFormat } from '#domain/formats/registry.ts';
import { joinedParts } from '#domain/texts/continued-strings.ts';
import { INITIAL } from '#domain/translations/translations.ts';
import type { ExportChoice, FetchedSection, Shape } from './export-choice.ts';

type ProjectFacts = Pick<Project, 'handle' | 'name' | 'source_lang' | 'target_lang'>;

/** The words that a bilingual page needs, in the reader's language, which is `lang`. */
export type PageWords = { readonly lang: string; readonly source: string; readonly target: string };

/** Loads the code that prints these sections, which must be there before their files are made. */
export async function loadFormatsOf(fetched: readonly FetchedSection[]): Promise<void> {
  const sections = fetched.map(({ section }) => section);
  const formats = new Set([formatOfAll(sections), ...sections.map(({ format }) => format)]);
  await Promise.all([...formats].map(loadFormat));
}

/**
 * Prints sections as a file of the format that they were imported in (exports.5); `isWhole`: whether it is all of a project.
 */
export function fileInOwnFormat(
  project: ProjectFacts,
  fetched: readonly FetchedSection[],
  { version, excludesNeedsReview, ...options }: ExportChoice,
  isWhole = false,
): NamedFile {
  const all = fetched.map(({ section, strings }) => ({
    section,
    rows: strings.map(({ text, key, context, continues, joint, frame = null, translations = [] }) => {
      const chosen = translationForVersion(translations, version, excludesNeedsReview);
      const isDraft = chosen?.status === INITIAL;
      return { text, key, context, continues, joint, frame, translation: chosen?.text ?? null, isDraft };
    }),
  }));
  return ownFile(project, all, options, isWhole);
}

/** The texts of a bilingual file: split paragraphs are joined again, subtitles keep their times. */
export function partsOf(
  languages: Pick<ProjectFacts, 'source_lang' | 'target_lang'>,
  fetched: readonly FetchedSection[],
  { version, excludesNeedsReview }: Pick<ExportChoice, 'version' | 'excludesNeedsReview'>,
): BilingualPart[] {
  return fetched.map(({ section, strings }) => {
    const rows = strings.map(({ text, context, continues, joint, translations = [] }) => ({
      text,
      context,
      continues,
      joint,
      translation: translationForVersion(translations, version, excludesNeedsReview)?.text ?? null,
    }));
    return {
      name: section.name,
      translated_name: section.translated_name,
      rows: isSubtitles(section.format) ? rows : joinedParts(rows, languages, () => '—'),
    };
  });
}

/** The files of a zip, one for each section; those for readers are numbered. */
export const filesOfZip = (
  fetched: readonly FetchedSection[],
  shape: Shape,
  make: (fetched: readonly FetchedSection[]) => NamedFile,
): NamedFile[] =>
  filesInZip(
    fetched,
    ({ section }) => shape !== 'own' || section.format === 'text',
    (one) => make([one]),
  );
