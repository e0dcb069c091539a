/** A value of a field, as the log keeps it. */
type Value = string | number | boolean | null;

/** What a change made different, by field: the old and the new value (log.2). */
export type Acts = Record<string, [before: Value, after: Value]>;

/** What of these fields would change; a field that is not asked for stays. Empty: nothing would. */
export function actsOf<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, Value>>,
  wanted: Readonly<Partial<Record<Field, Value | undefined>>>,
): Acts {
  const acts: Acts = {};
  for (const field of fields) {
    const value = wanted[field];
    if (value !== undefined && value !== before[field]) acts[field] = [before[field], value];
  }
  return acts;
}

/** Whether there is anything in it. */
export const isAnyAct = (acts: Acts): boolean => Object.keys(acts).length > 0;
