import ISO6391 from 'iso-639-1';

/** The languages of the interface (SPEC §1). */
export const INTERFACE_LANGUAGES = ['en', 'ru', 'it'] as const;

export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The codes of all languages that a project can translate from and into: ISO 639-1 (DECISIONS §10). */
export const PROJECT_LANGUAGES: readonly string[] = ISO6391.getAllCodes();

/** Whether a project can be in this language. */
export function isProjectLanguage(code: string): boolean {
  return ISO6391.validate(code);
}

/** A language's name for a reader of another; its name in itself when the reader's language knows none. */
export function nameOfLanguage(code: string, inLanguage: string): string {
  const names = new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' });
  return names.of(code) ?? (ISO6391.getNativeName(code) || code);
}
