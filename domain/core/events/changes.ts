import type { ChangedField } from './log-fields.ts';

/** A value of a field in a log entry. */
type Value = string | number | boolean | null;

/** The old and the new value of each changed field (log.2). */
export type FieldChanges = { [Field in ChangedField]?: [before: Value, after: Value] };

/** The given fields whose value differs from the present one; empty if nothing would change. */
export function fieldChanges<Field extends ChangedField>(
  fields: readonly Field[],
  before: Readonly<Record<Field, Value>>,
  edit: Readonly<Partial<Record<Field, Value | undefined>>>,
): FieldChanges {
  const acts: FieldChanges = {};
  for (const field of fields) {
    const value = edit[field];
    if (value !== undefined && value !== before[field]) acts[field] = [before[field], value];
  }
  return acts;
}

/** Whether any field changed. */
export const hasFieldChanges = (acts: FieldChanges): boolean => Object.keys(acts).length > 0;
