import type { Project } from '#contract/projects.ts';
import { exportFileName } from '#domain/exports/file-names.ts';
import { fileTitle, type NamedFile } from '#domain/exports/own-file.ts';
import { bilingualHtml, bilingualText } from '#domain/formats/bilingual.ts';
import { translatedTitle } from '#domain/sections/section-titles.ts';
import type { ExportChoice, FetchedSection } from './export-choice.ts';
import { type PageWords, partsOf } from './export-files.ts';

type ProjectFacts = Pick<Project, 'handle' | 'name' | 'source_lang' | 'target_lang'>;

/** A file for readers, both languages together: as plain text, or as a page that can be printed. */
export function bilingualFile(
  { handle, name, source_lang, target_lang }: ProjectFacts,
  fetched: readonly FetchedSection[],
  { shape, ...chosen }: Pick<ExportChoice, 'shape' | 'version' | 'excludesNeedsReview'>,
  { lang, ...words }: PageWords,
): NamedFile {
  const parts = partsOf({ source_lang, target_lang }, fetched, chosen);
  const [first, ...others] = fetched;
  const only = first && others.length === 0 ? fileTitle(first.section) : undefined;
  const named = (ext: string) =>
    exportFileName({
      handle,
      section: only,
      lang: `${source_lang}-${target_lang}`,
      sourceLang: source_lang,
      ext,
    });
  if (shape === 'bilingualText') {
    return { name: named('txt'), content: bilingualText(parts) };
  }
  const title = first && only !== undefined ? `${name}. ${translatedTitle(first.section)}` : name;
  return {
    name: named('html'),
    content: bilingualHtml({ title, lang, source_lang, target_lang, words, parts }),
  };
}
