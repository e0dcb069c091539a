import { useTranslation } from 'react-i18next';
import { exportAsBook, exportFile } from '#contract/files/files.routes.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import type { InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { BookFormat } from '#domain/files/exports/books/book.ts';
import { type CalledFile, callFile } from '../../../data/wire/call-file.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { languageOf } from '../../../language/languages.ts';
import type { ExportChoice } from './export-choice.ts';
import { saveFile } from './save-file.ts';

/**
 * Saves the sections, or, if `isWhole`, all of a project, with their translations as one file, or a zip; answers the
 * file, with what it can't have as it was.
 */
export function useExport(project: Project, sections: readonly Section[], isWhole: boolean) {
  const { i18n } = useTranslation();
  return useWrite({
    mutationFn: async (choice: ExportChoice) => {
      const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
      const params = { project: project.id };
      const query = queryOf(filled, choice, isWhole);
      const file =
        choice.shape === 'own'
          ? await callFile(exportFile, { params, query: { ...query, ...fileQuery(choice) } })
          : await callFile(exportAsBook, {
              params,
              query: { ...query, ...bookQuery(choice.shape, choice, languageOf(i18n)) },
            });
      return saved(file);
    },
  });
}

function saved(file: CalledFile): CalledFile {
  saveFile(file.name, file.content);
  return file;
}

/** What both calls that answer a file are asked for (exports.16). */
const queryOf = (
  sections: readonly Section[],
  { version, excludesNeedsReview, untranslated, blocked }: ExportChoice,
  isWhole: boolean,
) => ({
  version,
  untranslated,
  blocked,
  excludes_needs_review: flag(excludesNeedsReview),
  ...(!isWhole && { sections: sections.map(({ id }) => id).join(',') }),
});

/** The call that answers the file, or a ZIP of files, with translations (exports.16). */
const fileQuery = (choice: ExportChoice) => ({
  escapes_breaks: flag(choice.escapesBreaks),
  joins_parts: flag(choice.joinsParts),
  renumbers: flag(choice.renumbers),
  target_times: flag(choice.targetTimes),
  for_excel: flag(choice.forExcel),
  normalizes: flag(choice.normalizes),
  zip: flag(choice.isZip),
  ...(choice.cueFormat && { cue_format: choice.cueFormat }),
});

/** The call that answers a book for readers (exports.24). */
const bookQuery = (
  format: BookFormat,
  { layout, hasCredits, hasColophon, isZip }: ExportChoice,
  lang: InterfaceLanguage,
) => ({
  format,
  layout,
  lang,
  without_credits: flag(!hasCredits),
  without_colophon: flag(!hasColophon),
  zip: flag(isZip),
});

const flag = (isSet = false) => (isSet ? ('true' as const) : ('false' as const));
