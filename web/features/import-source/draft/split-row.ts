import { isSubtitles } from '#domain/formats/model/format.ts';
import type { LoadedString } from '#domain/formats/model/reading.ts';
import { type CutString, piecesOf, whyNotCut } from '#domain/imports/cut-strings.ts';
import { problemsOf } from '#domain/imports/import-source.ts';
import type { Draft, DraftRow, DraftSection } from './draft.ts';

/** Whether a row is longer than a string may be. */
export function isTooLong({ problems }: DraftRow): boolean {
  return problems.some(({ kind }) => kind === 'tooLong');
}

/** Why a row that is too long can't be cut here. */
export function whyNotSplit({ read }: DraftSection, { string }: DraftRow): ReturnType<typeof whyNotCut> {
  return string && whyNotCut(string, read.load.readAs);
}

/** Whether a row is too long and may be cut. */
export function maySplit(section: DraftSection, row: DraftRow): boolean {
  return isTooLong(row) && whyNotSplit(section, row) === undefined;
}

/** The pieces of a row in its place. */
function inPieces(row: DraftRow, pieces: readonly LoadedString[]): DraftRow[] {
  const cutFrom = row.cutFrom ?? row.id;
  return pieces.map((piece, at) => {
    return { ...row, id: `${row.id}/${at}`, cutFrom, string: piece, problems: problemsOf(piece) };
  });
}

/** A section as it was read, with these of its strings cut. */
export function withCuts(section: DraftSection, cuts: readonly CutString[]): DraftSection {
  if (cuts.length === 0) return section;
  const strings = section.read.load.strings;
  const pieces = new Map(cuts.map(({ at, pieces }) => [strings[at], pieces]));
  return {
    ...section,
    rows: section.rows.flatMap((row) => {
      const cut = row.string && pieces.get(row.string);
      return cut ? inPieces(row, cut) : [row];
    }),
  };
}

/** An over-long row in pieces that fit, cut at the ends of sentences; `lang`: what it is written in. */
export function splitRow({ read }: DraftSection, row: DraftRow, lang: string): DraftRow[] {
  return row.string ? inPieces(row, piecesOf(row.string, read.load.readAs, lang)) : [row];
}

/** A draft with every over-long row cut that may be. */
export function withAllSplit(draft: Draft, lang: string): Draft {
  return draft.map((section) => ({
    ...section,
    rows: section.rows.flatMap((row) => (maySplit(section, row) ? splitRow(section, row, lang) : [row])),
  }));
}

/** How many rows of a draft are cut: subtitles, of which a file then has more than the one that came, and all others. */
export function cutAmounts(draft: Draft): { cues: number; strings: number } {
  const amounts = { cues: 0, strings: 0 };
  for (const { rows, read, isLeftOut } of draft) {
    if (isLeftOut) continue;
    const cut = new Set(rows.flatMap(({ cutFrom }) => cutFrom ?? []));
    amounts[isSubtitles(read.load.readAs) ? 'cues' : 'strings'] += cut.size;
  }
  return amounts;
}
