import type { TextLook } from '../../looks/look.ts';
import type { BookSlot } from './places.ts';

/** The looks of a book's texts by their places ({@link lookKey}), and the names of the pictures that they have. */
export type BookLooks = {
  readonly looks: ReadonlyMap<string, TextLook>;
  readonly pictures: readonly string[];
  /** By the number of each note the places of its first text, and of the first one that refers to it. */
  readonly notes: ReadonlyMap<number, NotePlace>;
  /** The descriptions of its pictures in the order of reading. */
  readonly descriptions: readonly DescriptionPlace[];
};

/** The place of a description, and that of the text that its picture stands behind, or before (exports.40). */
export type DescriptionPlace = {
  readonly at: BookSlot;
  readonly beside: BookSlot;
  readonly isBefore: boolean;
};

export type NotePlace = { readonly note: BookSlot; readonly reference: BookSlot };

/** The key of the place of a text. */
export const lookKey = ({ part, from }: { readonly part: string; readonly from: number }): string =>
  `${from} ${part}`;

/**
 * What counts on through the books of a project: the ids of groups, the numbers of notes, and pictures that wait for a text
 * behind them.
 */
export type LookState = { groups: number; notes: number; waiting: string[] };

export const newLookState = (): LookState => ({ groups: 0, notes: 0, waiting: [] });
