/** Which texts are searched (find.2): translations, or the sources with the right to manage strings. */
export const FIND_IN = ['translations', 'sources'] as const;

/** Which translations of a string are searched (find.2): all, the approved one, one's own, the first (translations.13). */
export const FIND_SCOPES = ['all', 'approved', 'mine', 'current'] as const;
export type FindScope = (typeof FIND_SCOPES)[number];

/** What is sought in a text (find.3). */
export type Finding = {
  readonly find: string;
  /** It is a regular expression of RE2. */
  readonly regex: boolean;
  /** Upper and lower case are told apart. */
  readonly match_case: boolean;
  /** A match inside of a word is none. */
  readonly whole_words: boolean;
};
