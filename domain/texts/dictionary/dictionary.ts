/**
 * A word of a project's dictionary with its translation. `word_key` and `translate_key` are patterns; a blank one is
 * generated from the word (dictionary.6).
 */
export type EntryDraft = {
  readonly word: string;
  readonly word_key: string;
  readonly translate: string;
  readonly translate_key: string;
  readonly desc: string;
};
