import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { exportFile } from '#contract/files.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { formatOfAll } from '#domain/exports/export-rules.ts';
import { exportFileName } from '#domain/exports/file-names.ts';
import type { AnyFile } from '#domain/exports/own-file.ts';
import { isBook } from '#domain/formats/model/format.ts';
import { callFile } from '../../data/wire/call-file.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { languageOf } from '../../language/languages.ts';
import type { ExportChoice, FetchedSection } from './export-choice.ts';
import { fetchTranslated } from './fetch-sections.ts';
import { saveFile } from './save-file.ts';

/** The code that prints files. It loads while the user chooses. */
const loadPrinters = () => import('./export-files.ts');

/** Sections fetched at the same time: more would only wait for each other. */
const AT_ONCE = 4;

/**
 * Fetches the sections, or, if `isWhole`, all of a project, with their translations and saves one file of them, or a zip;
 * answers its name.
 */
export function useExport(project: Project, sections: readonly Section[], isWhole: boolean) {
  const { i18n } = useTranslation();
  useEffect(() => void loadPrinters().catch(() => undefined), []);
  return useWrite({
    mutationFn: async (choice: ExportChoice) => {
      const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
      if (choice.shape === 'own' && !choice.isZip && isBook(formatOfAll(filled))) {
        // Only the server has the file of the book.
        const { name, content } = await callFile(exportFile, bookRequest(project, filled, choice, isWhole));
        saveFile(name, content);
        return name;
      }
      const fetched: FetchedSection[] = [];
      for (let at = 0; at < filled.length; at += AT_ONCE) {
        fetched.push(...(await Promise.all(filled.slice(at, at + AT_ONCE).map(fetchTranslated))));
      }
      const { fileInOwnFormat, filesOfZip, loadFormatsOf } = await loadPrinters();
      await loadFormatsOf(fetched, choice.shape === 'own' ? choice.cueFormat : undefined);
      const make = await makerOf(choice.shape);
      if (!choice.isZip) {
        const { name, content } = await make(fetched);
        saveFile(name, content);
        return name;
      }
      const { zipped } = await import('#domain/exports/zip.ts');
      const { handle, target_lang: lang, source_lang: sourceLang } = project;
      const name = exportFileName({ handle, lang, sourceLang, ext: 'zip' });
      saveFile(name, zipped(await filesOfZip(fetched, choice.shape, make)));
      return name;

      async function makerOf(
        shape: ExportChoice['shape'],
      ): Promise<(fetched: readonly FetchedSection[]) => AnyFile | Promise<AnyFile>> {
        if (shape === 'own')
          return (fetched) => fileInOwnFormat(project, fetched, choice, isWhole && !choice.isZip);
        const [{ bookFile }, { bookSection }] = await Promise.all([
          import('#domain/exports/book-file.ts'),
          import('./book-section.ts'),
        ]);
        const address = new URL(`/projects/${project.handle}`, location.origin).href;
        const options = { ...choice, lang: languageOf(i18n) };
        return (fetched) =>
          bookFile(
            { ...project, address },
            fetched.map((one) => bookSection(one, choice)),
            shape,
            options,
          );
      }
    },
  });
}

/** The call that answers the file of a book with its translations (exports.16). */
const bookRequest = (
  project: Project,
  sections: readonly Section[],
  { version, excludesNeedsReview, untranslated }: ExportChoice,
  isWhole: boolean,
) => ({
  params: { project: project.id },
  query: {
    version,
    untranslated,
    ...(excludesNeedsReview && { excludes_needs_review: '' as const }),
    ...(!isWhole && { sections: sections.map(({ id }) => id).join(',') }),
  },
});
