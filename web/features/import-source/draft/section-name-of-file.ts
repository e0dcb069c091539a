import { withoutLanguage } from '#domain/exports/file-names.ts';

/** What a section is called after its file: without what says its kind, and the language `lang` that it is in. */
export function sectionNameOfFile({ name }: File, lang: string): string {
  return withoutLanguage(name.replace(/\.[^.]{1,5}$/, '') || name, lang);
}
