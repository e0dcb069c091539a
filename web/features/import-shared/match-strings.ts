import type { OnProgress } from '#domain/imports/align-strings.ts';
import type { FileString, StoredString, UpdateBy } from '#domain/imports/matched-strings.ts';
import { pairsFor } from '#domain/imports/section-update.ts';

/** A request to match the strings of a section with those of a newer file. */
export type MatchRequest = {
  readonly stored: readonly StoredString[];
  readonly strings: readonly FileString[];
  readonly by: UpdateBy;
};

/** The index of the match of each string of the file. By text it is slow for a long section, so it runs in a worker. */
export const matchStrings = async ({ stored, strings, by }: MatchRequest, onProgress: OnProgress) =>
  pairsFor(stored, strings, by, onProgress);
