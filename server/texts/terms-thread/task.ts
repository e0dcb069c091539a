import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import type { FoundEntry } from '#domain/texts/dictionary/dictionary-finder.ts';

/** Texts in which the words of a dictionary are found. */
export type TermsTask = {
  /** Names the dictionary as it is now. */
  readonly dictionary: string;
  /** Its entries, which a thread that has them needs no more. */
  readonly entries?: readonly FoundEntry[];
  readonly languages: ProjectLanguages;
  /** Each source with its translation, if it is asked what that lacks. */
  readonly texts: readonly { readonly source: string; readonly translation?: string }[];
};

/** The words in each source, the entries whose translation lacks, and those whose unwanted translation it has. Entries are told by their ids. */
export type WordsOfText = {
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly entries: readonly number[];
    readonly isMaybe: boolean;
  }[];
  readonly left: number;
  readonly missing: readonly number[];
  readonly unwanted: readonly number[];
};

/** `lacks`: the thread doesn’t have the dictionary, and is to be asked again with its entries. */
export type TermsResult = { readonly lacks: true } | { readonly texts: readonly WordsOfText[] };
