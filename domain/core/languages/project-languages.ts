import ISO6391 from 'iso-639-1';
import { displayNameOf } from './interface-languages.ts';

/** The codes of all languages that projects can translate from and into: ISO 639-1 (projects.6). */
export const PROJECT_LANGUAGES: readonly string[] = ISO6391.getAllCodes();

/** The source and the target language of a project, as ISO 639-1 codes. */
export type ProjectLanguages = { readonly source_lang: string; readonly target_lang: string };

/** Whether a project can be in this language. */
export function isProjectLanguage(code: string): boolean {
  return ISO6391.validate(code);
}

/** A language's name in another language, or in itself if there is none. */
export function languageNameOrCode(code: string, inLanguage: string): string {
  return displayNameOf(code, inLanguage) ?? (ISO6391.getNativeName(code) || code);
}
