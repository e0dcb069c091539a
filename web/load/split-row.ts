import { isSubtitles } from '#domain/formats/format.ts';
import { splitLong } from '#domain/formats/split-long.ts';
import { problemsOf } from '#domain/loading.ts';
import type { Draft, DraftRow, DraftSection } from './draft.ts';

/** Whether a row is longer than a string may be. */
export function isTooLong({ problems }: DraftRow): boolean {
  return problems.some(({ kind }) => kind === 'tooLong');
}

/** Characters that are cut into sentences without the page being held up; ours. */
const CUT_AT_ONCE = 5_000_000;

/** Why a row that is too long can't be cut here: pieces of a text with a key, or of a cue, have no place of their own. */
export function whyNotSplit(
  { read }: DraftSection,
  { string }: DraftRow,
): 'key' | 'cue' | 'size' | undefined {
  if (string?.key) return 'key';
  if (isSubtitles(read.load.readAs)) return 'cue';
  return (string?.text.length ?? 0) > CUT_AT_ONCE ? 'size' : undefined;
}

/** Whether a row is too long and may be cut. */
export function maySplit(section: DraftSection, row: DraftRow): boolean {
  return isTooLong(row) && whyNotSplit(section, row) === undefined;
}

/** An over-long row in pieces that fit, cut at the ends of sentences; `lang`: what it is written in. */
export function splitRow(row: DraftRow, lang: string): DraftRow[] {
  const { id, string } = row;
  if (!string) return [row];
  return splitLong(string.text, undefined, lang).map((text, at) => {
    const piece = { ...string, text };
    return { ...row, id: `${id}/${at}`, string: piece, problems: problemsOf(piece) };
  });
}

/** A draft with every over-long row cut that may be. */
export function withAllSplit(draft: Draft, lang: string): Draft {
  return draft.map((section) => ({
    ...section,
    rows: section.rows.flatMap((row) => (maySplit(section, row) ? splitRow(row, lang) : [row])),
  }));
}
