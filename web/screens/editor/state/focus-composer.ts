export const COMPOSER_ID = 'composer';

/** Focuses the composer; returns whether it has the focus. */
export function focusComposer(): boolean {
  const field = composerField();
  field?.focus({ preventScroll: true });
  return field !== undefined && document.activeElement === field;
}

/** The field of the composer; undefined for those who may not write, and while it is not rendered. */
export function composerField(): HTMLTextAreaElement | undefined {
  const field = document.getElementById(COMPOSER_ID);
  return field instanceof HTMLTextAreaElement ? field : undefined;
}

/** Whether the composer is that of this string. */
export function isComposerOf(string: number): boolean {
  return composerField()?.dataset.string === String(string);
}

/** Moves the focus from a field or panel that closes to its string: the row, or the sheet over the list. */
export function focusString(): void {
  const sheet = document.querySelector<HTMLElement>('[data-string-sheet]');
  const row = document.querySelector<HTMLElement>('[aria-current="true"] a');
  (sheet ?? row)?.focus();
}
