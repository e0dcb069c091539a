import type { Project } from '#contract/projects.ts';
import { formatOfAll, translationForVersion } from '#domain/exports/export-rules.ts';
import { type AnyFile, filesInZip, ownFile } from '#domain/exports/own-file.ts';
import type { SubtitleFormat } from '#domain/formats/model/format.ts';
import { loadFormat } from '#domain/formats/registry.ts';
import { APPROVED, INITIAL } from '#domain/translations/translations.ts';
import type { BookChoice, ExportChoice, FetchedSection } from './export-choice.ts';

type OwnChoice = Omit<ExportChoice, 'shape' | 'isZip' | keyof BookChoice>;
type ProjectFacts = Pick<Project, 'handle' | 'name' | 'source_lang' | 'target_lang'>;

/** Loads the code that prints these sections, which must be there before their files are made. */
export async function loadFormatsOf(
  fetched: readonly FetchedSection[],
  cueFormat: SubtitleFormat | undefined,
): Promise<void> {
  const sections = fetched.map(({ section }) => section);
  const formats = new Set([formatOfAll(sections), ...sections.map(({ format }) => format)]);
  if (cueFormat) formats.add(cueFormat);
  await Promise.all([...formats].map(loadFormat));
}

/**
 * Prints sections as a file of the format that they were imported in (exports.5); `isWhole`: whether it is all of a project.
 */
export function fileInOwnFormat(
  project: ProjectFacts,
  fetched: readonly FetchedSection[],
  { version, excludesNeedsReview, ...options }: OwnChoice,
  isWhole = false,
): AnyFile {
  const all = fetched.map(({ section, strings }) => ({
    section,
    rows: strings.map(
      ({ text, key, context, continues, joint, frame = null, translations = [], ...string }) => {
        const chosen = translationForVersion(translations, version, excludesNeedsReview);
        const isDraft = chosen?.status === INITIAL;
        const isApproved = chosen?.status === APPROVED;
        const translation = chosen?.text ?? null;
        const { target_start, target_end } = string;
        return {
          ...{ text, key, context, continues, joint, frame, target_start, target_end },
          ...{ translation, isDraft, isApproved },
        };
      },
    ),
  }));
  return ownFile(project, all, options, isWhole);
}

/** The files of a zip, one for each section; those for readers are numbered. */
export function filesOfZip(
  fetched: readonly FetchedSection[],
  make: (fetched: readonly FetchedSection[]) => AnyFile,
): AnyFile[] {
  return filesInZip(
    fetched,
    ({ section }) => section.format === 'text',
    (one) => make([one]),
  );
}
