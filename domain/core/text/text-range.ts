/** A range of a text in UTF-16 units, as for `slice`. */
export type TextRange = { readonly start: number; readonly end: number };
