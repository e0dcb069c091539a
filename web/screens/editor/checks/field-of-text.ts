import type { Range } from '#domain/texts/checks/checked-text.ts';
import { formAt } from '#domain/texts/checks/form-places.ts';
import { editField } from '../../../ui/field-marks/edit-field.ts';

/** Where a text is written: in one field, or in a field for each form of a plural. */
export type WrittenText = {
  readonly text: string;
  /** What its fields are in. */
  readonly root: HTMLElement | null;
  /** Gives it another text. */
  readonly write: (text: string) => void;
};

/** The field with a place of a text, what of the text is in it, and where the place is there. */
function fieldAt({ text, root }: WrittenText, range: Range) {
  const at = formAt(text, range);
  const fields = [...(root?.querySelectorAll('textarea') ?? [])];
  const form = at?.selector ?? 'other';
  const field =
    fields.find(({ dataset }) => dataset.form === form) ?? (fields.length === 1 ? fields[0] : undefined);
  if (!at || !field) return undefined;
  const { start } = at.place;
  return { field, at, start: range.start - start, end: range.end - start };
}

/** Selects the next of these places in the field where it is, and gives that the focus (checks.30). */
export function selectInField(written: WrittenText, places: readonly Range[]): void {
  const found = places.flatMap((range) => fieldAt(written, range) ?? []);
  const chosen = found.findIndex(
    ({ field, start, end }) => field.selectionStart === start && field.selectionEnd === end,
  );
  const next = found[(chosen + 1) % found.length];
  const field = next?.field ?? written.root?.querySelector('textarea');
  // Before the focus, which scrolls to what is selected.
  if (next) field?.setSelectionRange(next.start, next.end);
  field?.focus();
}

/** Makes a fix in the field where it is, as if it were typed, so that the browser's own undo reverts it (checks.32). */
export function fixInField(written: WrittenText, fix: Range & { readonly text: string }): void {
  const { text, write, root } = written;
  const fixed = text.slice(0, fix.start) + fix.text + text.slice(fix.end);
  const found = fieldAt(written, fix);
  if (!found) {
    write(fixed);
    root?.querySelector('textarea')?.focus();
    return;
  }
  const { field, at } = found;
  if (field.readOnly) return;
  const { start, end } = at.place;
  // What is typed so far may be stored otherwise, as a quoted brace: then the whole form is replaced.
  const isAsStored = field.value === text.slice(start, end);
  editField(field, () =>
    isAsStored
      ? { from: found.start, to: found.end, insert: fix.text }
      : {
          from: 0,
          to: field.value.length,
          insert: fixed.slice(start, end + fix.text.length - (fix.end - fix.start)),
        },
  );
}
