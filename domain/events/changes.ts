/** A value of a field, as the log keeps it. */
type Value = string | number | boolean | null;

/** The old and the new value of each changed field (log.2). */
export type FieldChanges = Record<string, [before: Value, after: Value]>;

/** What of these fields would change; a field that is not asked for stays. Empty: nothing would. */
export function fieldChanges<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, Value>>,
  wanted: Readonly<Partial<Record<Field, Value | undefined>>>,
): FieldChanges {
  const acts: FieldChanges = {};
  for (const field of fields) {
    const value = wanted[field];
    if (value !== undefined && value !== before[field]) acts[field] = [before[field], value];
  }
  return acts;
}

/** Whether any field changed. */
export const hasFieldChanges = (acts: FieldChanges): boolean => Object.keys(acts).length > 0;
