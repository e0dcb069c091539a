import type { ProjectLanguages } from '../../core/languages/project-languages.ts';
import type { ExportedRow, ExportOptions } from '../../formats/model/file-format.ts';
import { FORMATS } from '../../formats/model/format.ts';
import { chaptersOf } from './books/chapters.ts';
import { chapterTexts } from './books/txt.ts';
import { translatedFile } from './export.ts';
import { exportFileName } from './file-names.ts';
import type { NamedFile } from './own-file.ts';

/** What selected strings are downloaded as: text, JSON by key, a JSON list with source, key and context, or both languages as text. */
export const SELECTION_FORMATS = ['text', 'json', 'special_json', 'bilingualText'] as const;
export type SelectionFormat = (typeof SELECTION_FORMATS)[number];

export const mediaTypeOf = (format: SelectionFormat): string =>
  FORMATS[format === 'bilingualText' ? 'text' : format].mediaType;

type Project = ProjectLanguages & { readonly handle: string };
type Options = ExportOptions & { readonly format: SelectionFormat };

/**
 * The file of selected strings in the order of the project (exports.19), without what stands around them in their own
 * files. `keys`: a string lacks the key that JSON by key needs.
 */
export function selectionFile(
  { handle, source_lang, target_lang }: Project,
  rows: readonly ExportedRow[],
  { format, ...options }: Options,
): NamedFile | 'keys' {
  if (format === 'json' && rows.some(({ key }) => key === '')) return 'keys';
  const isBilingual = format === 'bilingualText';
  const name = exportFileName({
    handle,
    section: `${handle}-selection`,
    lang: isBilingual ? `${source_lang}-${target_lang}` : target_lang,
    sourceLang: source_lang,
    ext: format === 'text' || isBilingual ? 'txt' : 'json',
  });
  if (isBilingual) {
    const layout = 'interleaved';
    const chapters = chaptersOf([{ name: '', translated_name: null, rows }], { layout, ...options });
    return { name, content: `${chapterTexts({ chapters, layout }).join('')}\n` };
  }
  return {
    name,
    content: translatedFile({ format, splitting: null }, rows, { ...options, language: target_lang }),
  };
}
