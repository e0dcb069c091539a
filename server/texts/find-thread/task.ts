import type { Finding } from '#domain/texts/find/finding.ts';

/** A text to search, and which of its places to leave out when the others are replaced. */
export type SearchedText = { text: string; except?: readonly number[] | undefined };

/** What the thread does with some texts. It stops between two groups after `lasts` milliseconds. */
export type FindTask = {
  finding: Finding;
  /** What takes the place of what is found; texts are only searched without it. */
  replace?: string;
  groups: readonly (readonly SearchedText[])[];
  lasts: number;
};

/** How many places a text has, and what it is with these replaced. */
export type FoundIn = { places: number; to?: string };

/** The results of the groups that it has come to, of the first one at least. */
export type FindResult = FoundIn[][];

/** Checks keys of dictionary entries (dictionary.5). */
export type CheckKeys = { keys: readonly string[] };

/** Checks what is sought, and what is to take its place (find.3, find.5). */
export type CheckFinding = Pick<FindTask, 'finding' | 'replace'>;
