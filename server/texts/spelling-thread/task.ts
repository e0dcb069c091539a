import type { CheckContext } from '#domain/texts/checks/check.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';

/** The files of a dictionary: how words are formed, and the words. Several lists share one file of forms. */
export type DictionaryFiles = { readonly aff: string; readonly dic: readonly string[] };

/** A translation whose words are looked up, or words for which others are suggested. */
export type SpellingTask = { readonly files: DictionaryFiles } & (
  | { readonly source: string; readonly translation: string; readonly context: CheckContext }
  | { readonly words: readonly string[] }
);

/** What was found, or what each word may be; `broken` says why the dictionary can't be used. */
export type SpellingResult =
  | { readonly findings: readonly Finding[] }
  | { readonly suggestions: readonly (readonly string[])[] }
  | { readonly broken: string };
