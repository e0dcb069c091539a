import { isSubtitles } from '#domain/formats/format.ts';
import { hasTimes, splitCue } from '#domain/formats/split-cue.ts';
import { splitLong } from '#domain/formats/split-long.ts';
import { problemsOf } from '#domain/loading.ts';
import type { Draft, DraftRow, DraftSection } from './draft.ts';

/** Whether a row is longer than a string may be. */
export function isTooLong({ problems }: DraftRow): boolean {
  return problems.some(({ kind }) => kind === 'tooLong');
}

/** Characters that are cut into sentences without the page being held up; ours. */
const CUT_AT_ONCE = 5_000_000;

/** Why a row that is too long can't be cut here: pieces of a text with a key have no keys of their own, nor a cue without times any. */
export function whyNotSplit(
  { read }: DraftSection,
  { string }: DraftRow,
): 'key' | 'cue' | 'size' | undefined {
  if (string?.key) return 'key';
  if ((string?.text.length ?? 0) > CUT_AT_ONCE) return 'size';
  const { readAs } = read.load;
  return string && isSubtitles(readAs) && !hasTimes(string, readAs) ? 'cue' : undefined;
}

/** Whether a row is too long and may be cut. */
export function maySplit(section: DraftSection, row: DraftRow): boolean {
  return isTooLong(row) && whyNotSplit(section, row) === undefined;
}

/** An over-long row in pieces that fit, cut at the ends of sentences; `lang`: what it is written in. */
export function splitRow({ read }: DraftSection, row: DraftRow, lang: string): DraftRow[] {
  const { id, string } = row;
  if (!string) return [row];
  const { readAs } = read.load;
  const pieces = isSubtitles(readAs)
    ? (splitCue(string, readAs, lang) ?? [string])
    : splitLong(string.text, undefined, lang).map((text) => ({ ...string, text }));
  const cutFrom = row.cutFrom ?? id;
  return pieces.map((piece, at) => {
    return { ...row, id: `${id}/${at}`, cutFrom, string: piece, problems: problemsOf(piece) };
  });
}

/** A draft with every over-long row cut that may be. */
export function withAllSplit(draft: Draft, lang: string): Draft {
  return draft.map((section) => ({
    ...section,
    rows: section.rows.flatMap((row) => (maySplit(section, row) ? splitRow(section, row, lang) : [row])),
  }));
}

/** How many cues of a draft are cut: their file will have more of them than the one that came. */
export function cutCues(draft: Draft): number {
  const cut = draft.flatMap(({ rows, read, isLeftOut }) =>
    !isLeftOut && isSubtitles(read.load.readAs) ? rows.flatMap(({ cutFrom }) => cutFrom ?? []) : [],
  );
  return new Set(cut).size;
}
