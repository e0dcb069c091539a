import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/core/languages/interface-languages.ts';
import type { English } from '#words/english.d.ts';

/** Texts by their keys, nested. */
type Texts = { [key: string]: string | Texts };

/** The files with the texts of the interface. */
export const FILES = ['first', 'common', 'editing', 'all'] as const;

/** The texts of a file of words/, by its name. */
export const textsIn = (language: InterfaceLanguage, file: string): Texts =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'words', language, `${file}.json`), 'utf8'));

function merged(one: Texts, other: Texts): Texts {
  const all = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const there = all[key];
    all[key] = typeof there === 'object' && typeof value === 'object' ? merged(there, value) : value;
  }
  return all;
}

/** All texts of the interface in every language. */
export const TEXTS = Object.fromEntries(
  INTERFACE_LANGUAGES.map((language) => [
    language,
    FILES.map((file) => textsIn(language, file)).reduce(merged),
  ]),
) as Readonly<Record<InterfaceLanguage, Texts>>;

/** Those in English, with the types of their keys. */
export const ENGLISH = TEXTS.en as English;

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
