/** The id of the form of a string. */
export const STRING_FORM_ID = 'edit-string';

/** Puts the cursor at the end of the text in a string's form; returns whether there is one. */
export function focusStringForm(): boolean {
  const text = document.getElementById(STRING_FORM_ID)?.querySelector('textarea');
  text?.focus({ preventScroll: true });
  text?.setSelectionRange(text.value.length, text.value.length);
  return text != null;
}
