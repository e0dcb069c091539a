import { type InlinePiece, innerPieces, markedText, type Spelling, spellMarked } from '../marks/marks.ts';
import type { SkeletonCodec } from '../model/skeleton-codec.ts';

/** A piece of a cue with all of its spelling in the file. */
export type RawPiece = { readonly piece: InlinePiece; readonly raw: string };

/** How a format of subtitles writes codes or tags within the text of a cue. */
type Markup = {
  /** The pieces of a cue's content, which together are the content. */
  readonly pieces: (content: string) => readonly RawPiece[];
  readonly spelling: Spelling;
  /** The text that stands for these pieces, if white space of the file says nothing. */
  readonly text?: (marked: string) => string;
};

/**
 * Reads and spells texts whose codes or tags are marks (docs/decisions/060). What is around the whole text stays, such as a colour of all
 * of it.
 */
export function markedCue({
  pieces: piecesOf,
  spelling,
  text: tidied = (text) => text,
}: Markup): Required<Pick<SkeletonCodec, 'spell' | 'read'>> {
  const split = (content: string) => {
    const all = piecesOf(content);
    const pieces = all.map(({ piece }) => piece);
    const { from, to } = innerPieces(pieces);
    const rawOf = (part: readonly RawPiece[]) => part.map(({ raw }) => raw).join('');
    // A cue without words has nothing that could surround a text.
    if (from >= to) return { before: '', inner: [], after: '' };
    return { before: rawOf(all.slice(0, from)), inner: pieces.slice(from, to), after: rawOf(all.slice(to)) };
  };
  return {
    read: (raw) => tidied(markedText(split(raw).inner)),
    spell: (text, _line, frame) => {
      const { before, inner, after } = split(frame?.raw ?? '');
      return before + spellMarked(text, inner, spelling) + after;
    },
  };
}
