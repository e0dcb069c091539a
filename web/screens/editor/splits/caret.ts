import type { EditorRow } from '#contract/texts/editor.ts';
import { lengthOf } from '#domain/core/text/text.ts';

/**
 * Where the cursor stands in a field that has a string's text, in code points; undefined if it stands elsewhere or at
 * its edge.
 */
export function caretIn({ text }: Pick<EditorRow, 'text'>): number | undefined {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || field.value !== text) return undefined;
  const offset = lengthOf(text.slice(0, field.selectionStart));
  return offset > 0 && offset < lengthOf(text) ? offset : undefined;
}
