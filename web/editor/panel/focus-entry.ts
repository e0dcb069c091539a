export const ENTRY_ID = 'entry';

/** Puts the cursor where the translation is written, if one may write. */
export function focusEntry(): void {
  document.getElementById(ENTRY_ID)?.focus({ preventScroll: true });
}
