import type { RunLook } from '../../formats/marks/styled-runs.ts';

/** What texts of a book stand in together, one within the other (exports.39). */
export const GROUP_KINDS = ['quote', 'verse', 'stanza', 'epigraph', 'letter', 'note', 'table'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** A group of texts; the id of a note is its number, that of any other group is another one for each of the book. */
export type LookGroup = { readonly kind: GroupKind; readonly id: number };

/**
 * The kind of a single text that is no paragraph: `picture` is the description of a picture in a place of its own,
 * `alt` that of a picture in a line, and `sign` the number of a note, for which printers write their own.
 */
export const TEXT_KINDS = ['heading', 'signature', 'caption', 'picture', 'alt', 'sign'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** The place of a text in its table, from 0, and how many columns and rows its cell takes. */
export type LookCell = {
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  readonly rows: number;
  readonly isHead: boolean;
};

/** What a text of a book looks like in its file, as far as books for readers and the reading page keep it (exports.39). */
export type TextLook = RunLook & {
  readonly kind?: TextKind | undefined;
  /** The groups that it is in, outermost first. */
  readonly groups?: readonly LookGroup[] | undefined;
  readonly cell?: LookCell | undefined;
  /** The picture that it describes. */
  readonly picture?: string | undefined;
  /** Pictures without a description that stand before it. */
  readonly before?: readonly string[] | undefined;
};

/** A picture of a book: a bitmap that every reader shows, its name in the printed files, and its size in pixels. */
export type Picture = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type: BitmapType;
  readonly width: number;
  readonly height: number;
};

/** The bitmaps that all programs for books show. */
export const BITMAP_TYPES = ['jpeg', 'png', 'gif'] as const;
export type BitmapType = (typeof BITMAP_TYPES)[number];

/** The names of the pictures of a look. */
export const picturesIn = ({ picture, before = [], marks = {} }: TextLook): string[] => [
  ...(picture === undefined ? [] : [picture]),
  ...before,
  ...Object.values(marks).flatMap((mark) => (mark.kind === 'picture' ? mark.picture : [])),
];
