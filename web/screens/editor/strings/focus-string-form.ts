/** The form of a string that is being changed, by which keys and clicks find it. */
export const STRING_FORM_ID = 'edit-string';

/** Puts the cursor at the end of the string's text, where one is being changed; says whether there is one. */
export function focusStringForm(): boolean {
  const text = document.getElementById(STRING_FORM_ID)?.querySelector('textarea');
  text?.focus({ preventScroll: true });
  text?.setSelectionRange(text.value.length, text.value.length);
  return text != null;
}
