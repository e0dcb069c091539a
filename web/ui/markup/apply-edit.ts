import { flushSync } from 'react-dom';
import type { EditText } from './tools.ts';

/** A field of a text, of several lines or of one. */
export type TextField = HTMLElement &
  Pick<
    HTMLTextAreaElement,
    'value' | 'selectionStart' | 'selectionEnd' | 'selectionDirection' | 'setSelectionRange' | 'setRangeText'
  >;

/** Makes an edit in a field as if it were typed, so that the browser's own undo reverts it. */
export function applyEdit(field: TextField, edit: EditText, onChange: (text: string) => void): void {
  const { value } = field;
  const { from, to, insert, selected } = edit(value, { from: field.selectionStart, to: field.selectionEnd });
  field.focus();
  field.setSelectionRange(from, to);
  const isTyped =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isTyped) flushSync(() => onChange(value.slice(0, from) + insert + value.slice(to)));
  field.setSelectionRange(selected.from, selected.to);
}
