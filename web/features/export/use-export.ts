import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAsBook, exportFile } from '#contract/files.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import type { BookFormat } from '#domain/exports/books/book.ts';
import { formatOfAll } from '#domain/exports/export-rules.ts';
import { exportFileName } from '#domain/exports/file-names.ts';
import { charactersOf, lackingInAll } from '#domain/exports/lacking.ts';
import type { AnyFile, NamedFile } from '#domain/exports/own-file.ts';
import { keepsFile } from '#domain/formats/model/format.ts';
import type { InterfaceLanguage } from '#domain/languages/interface-languages.ts';
import { callFile } from '../../data/wire/call-file.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { languageOf } from '../../language/languages.ts';
import type { ExportChoice, FetchedSection } from './export-choice.ts';
import { fetchTranslated } from './fetch-sections.ts';
import { saveFile } from './save-file.ts';

/** The code that prints files. It loads while the user chooses. */
const loadPrinters = () => import('./export-files.ts');

/** What was saved (exports.28). */
export type Saved = { readonly name: string; readonly lacking: string };

/** Sections fetched at the same time: more would only wait for each other. */
const AT_ONCE = 4;

/**
 * Fetches the sections, or, if `isWhole`, all of a project, with their translations and saves one file of them, or a zip;
 * answers its name, and the characters that its encoding lacks.
 */
export function useExport(project: Project, sections: readonly Section[], isWhole: boolean) {
  const { i18n } = useTranslation();
  useEffect(() => void loadPrinters().catch(() => undefined), []);
  return useWrite({
    mutationFn: async (choice: ExportChoice) => {
      const filled = sections.filter(({ stats }) => stats.strings_amount > 0);
      const params = { project: project.id };
      const query = queryOf(filled, choice, isWhole);
      if (choice.shape !== 'own') {
        const ofBook = bookQuery(choice.shape, choice, languageOf(i18n));
        return saved(await callFile(exportAsBook, { params, query: { ...query, ...ofBook } }));
      }
      const isKept = choice.isZip
        ? filled.some(({ format }) => format === 'xlsx')
        : keepsFile(formatOfAll(filled));
      // Only the server has the files that the project keeps.
      if (isKept)
        return saved(await callFile(exportFile, { params, query: { ...query, ...fileQuery(choice) } }));
      const fetched: FetchedSection[] = [];
      for (let at = 0; at < filled.length; at += AT_ONCE) {
        fetched.push(...(await Promise.all(filled.slice(at, at + AT_ONCE).map(fetchTranslated))));
      }
      const { fileInOwnFormat, filesOfZip, loadFormatsOf } = await loadPrinters();
      await loadFormatsOf(fetched, choice.cueFormat);
      const make = (some: readonly FetchedSection[]) =>
        fileInOwnFormat(project, some, choice, isWhole && !choice.isZip);
      if (!choice.isZip) {
        const file = make(fetched);
        return saved({ ...file, lacking: charactersOf(file.lacking) });
      }
      const { zipped } = await import('#domain/exports/zip.ts');
      const { handle, target_lang: lang, source_lang: sourceLang } = project;
      const name = exportFileName({ handle, lang, sourceLang, ext: 'zip' });
      const files = filesOfZip(fetched, make);
      return saved({ name, content: zipped(files), lacking: charactersOf(lackingInAll(files)) });
    },
  });
}

/** Saves a file; answers its name, and the characters that its encoding lacks. */
function saved({ name, content, lacking }: NamedFile<AnyFile['content']> & Pick<Saved, 'lacking'>): Saved {
  saveFile(name, content);
  return { name, lacking };
}

/** What both calls that answer a file are asked for (exports.16). */
const queryOf = (
  sections: readonly Section[],
  { version, excludesNeedsReview, untranslated }: ExportChoice,
  isWhole: boolean,
) => ({
  version,
  untranslated,
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
