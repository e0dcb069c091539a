import { applyEdit } from '../../../ui/markup/apply-edit.ts';
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

type Choice = { from: number; to: number };

function editComposerText(edit: (text: string, choice: Choice) => Choice & { insert: string }): boolean {
  const field = composerField();
  if (!field) return false;
  applyEdit(
    field,
    (text, choice) => {
      const done = edit(text, choice);
      const end = done.from + done.insert.length;
      return { ...done, selected: { from: end, to: end } };
    },
    (text) => {
      field.setRangeText(text, 0, field.value.length);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  );
  return true;
}
