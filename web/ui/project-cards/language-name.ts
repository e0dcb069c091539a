import { languageNameOrCode } from '#domain/core/languages/project-languages.ts';
import { capitalized } from './capitalized.ts';

/** A language's name with a capital: 'English', 'Английский', 'Inglese'. */
export function languageName(code: string, inLanguage: string): string {
  return capitalized(languageNameOrCode(code, inLanguage), inLanguage);
}
