import type { Encoding } from '#domain/formats/encoding.ts';

/** A text with translations: pasted, or a file. */
export type TranslationsText = {
  readonly id: number;
  readonly file?: File | undefined;
  readonly encoding?: Encoding | undefined;
  /** Whether that is no more than a guess. */
  readonly isGuess?: boolean | undefined;
  /** Whether bytes of the file are none of it. */
  readonly hasLost?: boolean | undefined;
  /** The text; only the beginning of a file that is too long to be edited here. */
  readonly content: string;
  /** Whether it is short enough to be edited here; true by default. */
  readonly isWhole?: boolean | undefined;
  /** Whether the text of a file was edited here. */
  readonly isEdited?: boolean | undefined;
  /** Whether it is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
};

/** An empty text field. */
export const EMPTY_TEXT: TranslationsText = { id: 1, content: '' };

/** Adds files to the texts, or replaces them; an empty text is removed. */
export function withTexts(
  texts: readonly TranslationsText[],
  added: readonly TranslationsText[],
  isInstead: boolean,
): TranslationsText[] {
  return isInstead ? [...added] : [...texts.filter(({ file, content }) => file || content !== ''), ...added];
}

/** Removes a text; the last one is replaced by an empty text. */
export function withoutText(texts: readonly TranslationsText[], id: number): TranslationsText[] {
  const remaining = texts.filter((one) => one.id !== id);
  return remaining.length > 0 ? remaining : [{ id, content: '' }];
}
