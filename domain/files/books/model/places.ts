/** How a text is spelled: with tags, as the value of an attribute, or with its line breaks and spaces as they are. */
export type SlotKind = 'text' | 'attribute' | 'lines';

/** The place of a text in a file: `content.slice(from, to)`. */
export type Slot = { readonly from: number; readonly to: number; readonly kind: SlotKind };

/** A text in a file. `element` is the innermost block that it is in. */
export type FoundText = Slot & {
  readonly text: string;
  readonly element: string;
  /** Whether it stands beside what is read: a title in metadata, a label of the navigation. */
  readonly isBeside?: true;
};

/** The place of a text in a book: the name of a file in its archive, empty for a book that is one file, and offsets there. */
export type BookSlot = Slot & { readonly part: string };
