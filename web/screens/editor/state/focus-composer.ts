export const COMPOSER_ID = 'entry';

/** Puts the cursor where the translation is written, if one may write; says whether it is there. */
export function focusComposer(): boolean {
  const entry = composerField();
  entry?.focus({ preventScroll: true });
  return entry !== undefined && document.activeElement === entry;
}

/** Where the translation is written; undefined for those who may not, and while it is not on the screen. */
export function composerField(): HTMLTextAreaElement | undefined {
  const field = document.getElementById(COMPOSER_ID);
  return field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Whether the entry before the reader is that of this string. */
export function isComposerOf(string: number): boolean {
  return composerField()?.dataset.string === String(string);
}

/** Moves the focus from a field or a panel that closes to its string: the row, or the sheet over the list. */
export function focusString(): void {
  const sheet = document.querySelector<HTMLElement>('[data-string-sheet]');
  const row = document.querySelector<HTMLElement>('[aria-current="true"] a');
  (sheet ?? row)?.focus();
}
