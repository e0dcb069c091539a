import { nameOfLanguage } from '#domain/languages.ts';

/** A language's name as it stands alone, with a capital: 'English', 'Английский', 'Inglese'. */
export function languageName(code: string, inLanguage: string): string {
  const name = nameOfLanguage(code, inLanguage);
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}
