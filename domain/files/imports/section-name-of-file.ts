import { withoutLanguage } from '../exports/file-names.ts';

/** The name of a section imported from a file: the file's name without extension and without the language `lang`. */
export function sectionNameOfFile({ name }: { readonly name: string }, lang: string): string {
  return withoutLanguage(name.replace(/\.(?:[^.]{1,5}|[a-z]{6,11})$/, '') || name, lang);
}
