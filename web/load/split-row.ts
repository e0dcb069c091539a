import { splitLong } from '#domain/formats/split-long.ts';
import { problemsOf } from '#domain/loading.ts';
import type { Draft, DraftRow, DraftSection } from './draft.ts';

/** Whether a row is too long and may be cut: a cue or a text with a key would lose what it belongs to. */
export function maySplit({ read }: DraftSection, { string, problems }: DraftRow): boolean {
  return read.load.readAs === 'text' && string?.key === '' && problems.some(({ kind }) => kind === 'tooLong');
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
