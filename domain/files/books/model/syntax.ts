import type { FoundText, SlotKind } from './places.ts';

/** Where a text is spelled: its kind, and its beginning in the file. */
export type SlotPlace = { readonly kind: SlotKind; readonly content: string; readonly from: number };

/** How the texts of a file are found and spelled. */
export type Syntax = {
  /** The texts of a file, by their beginnings. A text may stand within another one, as a note in a paragraph. */
  readonly find: (content: string) => readonly FoundText[];
  /**
   * Spells a text in its place. `raw` is what the place has now; it has the tags that the marks of the text stand for.
   * A text that the place has already keeps its spelling.
   */
  readonly spell: (text: string, raw: string, place: SlotPlace) => string;
  /** Spells texts without a place of their own behind one that has one. */
  readonly inserted: (texts: readonly string[], place: SlotPlace) => string;
};
