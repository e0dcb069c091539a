import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';

/** All texts of the interface in every language. */
export const TEXTS: Readonly<Record<InterfaceLanguage, object>> = Object.fromEntries(
  await Promise.all(
    INTERFACE_LANGUAGES.map(async (code) => [code, (await import(`../web/language/${code}/all.ts`)).all]),
  ),
);

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text of a language by its dotted key. */
export function textsOf(part: object, above = ''): Map<string, string> {
  const entries = Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as const] : [...textsOf(value, `${above}${key}.`)],
  );
  return new Map(entries);
}

/** Whether a key is one of the plural forms of a counted text. */
export const isForm = (key: string): boolean => PLURAL.test(key);

/** The key of a text without its plural form. */
export const baseOf = (key: string): string => key.replace(PLURAL, '');
