/** The languages whose spelling dictionaries Dragoman comes with, and their packages (spelling.6). */
export const BUILT_IN_SPELLING = {
  en: ['dictionary-en', 'dictionary-en-gb'],
  ru: ['dictionary-ru'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
