import type { Project } from '#contract/projects.ts';
import { downloadName } from '#domain/download-names.ts';
import { bilingualHtml, bilingualText } from '#domain/formats/bilingual.ts';
import { type Choice, type Fetched, type MadeFile, type PageWords, partsOf } from './files-of.ts';

type Work = Pick<Project, 'handle' | 'name' | 'source_lang' | 'target_lang'>;

/** A file for readers, both languages together: as plain text, or as a page that can be printed. */
export function bilingualFile(
  { handle, name, source_lang, target_lang }: Work,
  fetched: readonly Fetched[],
  { shape, version }: Pick<Choice, 'shape' | 'version'>,
  { lang, ...words }: PageWords,
): MadeFile {
  const parts = partsOf(fetched, version);
  const [first, ...others] = fetched;
  const only = others.length === 0 ? first?.section.name : undefined;
  const languages = `${source_lang}-${target_lang}`;
  if (shape === 'bilingualText') {
    return { name: downloadName(handle, only, languages, 'txt'), content: bilingualText(parts) };
  }
  const title = only === undefined ? name : `${name}. ${only}`;
  return {
    name: downloadName(handle, only, languages, 'html'),
    content: bilingualHtml({ title, lang, source_lang, target_lang, words, parts }),
  };
}
