import { problemsOf } from '#domain/files/imports/parsed-source.ts';
import {
  type SplitString,
  splitLongString,
  whyNotSplitString,
} from '#domain/files/imports/split-long-string.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import type { ImportedString } from '#domain/formats/model/reading.ts';
import type { Draft, DraftRow, DraftSection } from './draft.ts';

/** Whether a row is longer than a string may be. */
export function isTooLong({ problems }: DraftRow): boolean {
  return problems.some(({ kind }) => kind === 'tooLong');
}

/** Why a row that is too long can't be split here. */
export function whyNotSplit(
  { read }: DraftSection,
  { string }: DraftRow,
): ReturnType<typeof whyNotSplitString> {
  return string && whyNotSplitString(string, read.load.readAs);
}

/** Whether a row is too long and can be split. */
export function maySplit(section: DraftSection, row: DraftRow): boolean {
  return isTooLong(row) && whyNotSplit(section, row) === undefined;
}

/** The pieces of a row as rows. */
function inPieces(
  // A translation is of the whole text, so none of the pieces gets it.
  { translations: _translations, ...row }: DraftRow,
  pieces: readonly ImportedString[],
): DraftRow[] {
  const splitFrom = row.splitFrom ?? row.id;
  return pieces.map((piece, at) => {
    return { ...row, id: `${row.id}/${at}`, splitFrom, string: piece, problems: problemsOf(piece) };
  });
}

/** Splits these strings of a section that was just read. */
export function withSplits(section: DraftSection, splits: readonly SplitString[]): DraftSection {
  if (splits.length === 0) return section;
  const strings = section.read.load.strings;
  const pieces = new Map(splits.map(({ at, pieces }) => [strings[at], pieces]));
  return {
    ...section,
    rows: section.rows.flatMap((row) => {
      const split = row.string && pieces.get(row.string);
      return split ? inPieces(row, split) : [row];
    }),
  };
}

/** Splits a row that is too long at the ends of sentences. `lang`: its language. */
export function splitRow({ read }: DraftSection, row: DraftRow, lang: string): DraftRow[] {
  return row.string ? inPieces(row, splitLongString(row.string, read.load, lang)) : [row];
}

/** Splits all rows that are too long, where possible. */
export function withAllSplit(draft: Draft, lang: string): Draft {
  return draft.map((section) => ({
    ...section,
    rows: section.rows.flatMap((row) => (maySplit(section, row) ? splitRow(section, row, lang) : [row])),
  }));
}

/** How many rows of a draft were split: cues, which change the number of cues in the file, and other strings. */
export function splitCounts(draft: Draft): { cues: number; strings: number } {
  const amounts = { cues: 0, strings: 0 };
  for (const { rows, read, isSkipped } of draft) {
    if (isSkipped) continue;
    const split = new Set(rows.flatMap(({ splitFrom }) => splitFrom ?? []));
    amounts[isSubtitles(read.load.readAs) ? 'cues' : 'strings'] += split.size;
  }
  return amounts;
}
