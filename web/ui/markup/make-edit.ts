import { flushSync } from 'react-dom';
import type { Act } from './tools.ts';

/** Does an edit in a field as if it were typed, so that the browser's own undo takes it back. */
export function makeEdit(field: HTMLTextAreaElement, act: Act, onChange: (text: string) => void): void {
  const { value } = field;
  const { from, to, insert, chosen } = act(value, { from: field.selectionStart, to: field.selectionEnd });
  field.focus();
  field.setSelectionRange(from, to);
  const isTyped =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isTyped) flushSync(() => onChange(value.slice(0, from) + insert + value.slice(to)));
  field.setSelectionRange(chosen.from, chosen.to);
}
