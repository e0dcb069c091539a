import { applyEdit, type TextField } from '../markup/apply-edit.ts';

/** A selection in a field, as offsets. */
export type Choice = { readonly from: number; readonly to: number };

/** Replaces a range, and selects a part of the text then; the cursor stands behind what is inserted if none is named. */
export type FieldEdit = Choice & { readonly insert: string; readonly selected?: Choice };

let isEdited = false;

/** Whether a field is being edited by `editField`, and not by who types. */
export const isBeingEdited = (): boolean => isEdited;

/** Edits a field as if it were typed, so that the browser's own undo reverts it in one step. */
export function editField(field: TextField, edit: (text: string, choice: Choice) => FieldEdit): void {
  isEdited = true;
  try {
    applyEdit(
      field,
      (text, choice) => {
        const change = edit(text, choice);
        const end = change.from + change.insert.length;
        return { selected: { from: end, to: end }, ...change };
      },
      (text) => {
        field.setRangeText(text, 0, field.value.length);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
    );
  } finally {
    isEdited = false;
  }
}
