import { onceALanguage } from './once-per-language.ts';

/** The languages of the interface (languages.1). */
export const INTERFACE_LANGUAGES = ['en', 'ru', 'it'] as const;

export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

const names = onceALanguage(
  (reader) => new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }),
);

/** What a reader of one language calls another; undefined when they know no name for it. */
export function knownNameOf(code: string, inLanguage: string): string | undefined {
  return names(inLanguage).of(code);
}
