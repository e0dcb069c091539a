/** How a word is inflected where it stands, which words that belong together have in common; what a reading leaves open is undefined. */
export type Inflection = {
  readonly case?: string | undefined;
  readonly number?: string | undefined;
  readonly gender?: string | undefined;
  readonly animacy?: string | undefined;
};

/** What a word of a text may be a form of. */
export type Reading = {
  /** Equal for all forms of a word. */
  readonly key: string;
  /** How likely it is, from 0 to 1. */
  readonly share: number;
  /** The ways in which it may be inflected here, of languages whose words agree. */
  readonly inflections?: readonly Inflection[];
};

/** Tells what a word may be a form of, the likeliest first; nothing for what isn't known as a word. */
export type ReadWord = (word: string) => readonly Reading[];

/** How the words of a language are told and stand together. */
export type LanguageOfTerms = {
  readonly read: ReadWord;
  /** Whether the words of a term may stand in any order. */
  readonly isFree: boolean;
  /** How many other words may stand between those of a term. */
  readonly between: number;
  /** Whether words that aren't names begin with capitals too. */
  readonly hasCapitals?: boolean;
};
