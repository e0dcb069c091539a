import { type Choice, editField, type FieldEdit } from '../../../ui/field-marks/edit-field.ts';
import { composerField } from '../state/focus-composer.ts';
import { spacedWord } from './spaced-word.ts';

/** Inserts a word at the cursor of the composer, as if it were typed. Returns whether there is a composer. */
export function insertInComposer(word: string): boolean {
  return editComposerText((text, { from, to }) => ({
    from,
    to,
    insert: spacedWord(text.slice(0, from), word, text.slice(to)),
  }));
}

/** Replaces the text of the composer; the browser's undo restores it. */
export function replaceComposerText(next: string): boolean {
  return editComposerText((text) => ({ from: 0, to: text.length, insert: next }));
}

/** Puts a pair around what is selected in a field, or a character in its place, as if it were typed. */
export function insertInField(field: HTMLTextAreaElement, [before, after]: readonly [string, string]): void {
  editField(field, (text, { from, to }) => {
    if (after === '') return { from, to, insert: before };
    const selected = { from: from + before.length, to: to + before.length };
    return { from, to, insert: before + text.slice(from, to) + after, selected };
  });
}

function editComposerText(edit: (text: string, choice: Choice) => FieldEdit): boolean {
  const field = composerField();
  if (field) editField(field, edit);
  return field !== undefined;
}
