import { isSameSetting } from './is-same-setting.ts';

/**
 * Merges the user's changes with a save made meanwhile: the changes stay, other fields take the saved values. `both` lists
 * the fields that were changed differently in both.
 */
export function mergeChanges<Values extends object>(changes: Partial<Values>, seen: Values, theirs: Values) {
  const isField = (key: string): key is keyof Values & string => key in theirs;
  const both = Object.keys(changes)
    .filter(isField)
    .filter((key) => !isSameSetting(theirs[key], seen[key]) && !isSameSetting(theirs[key], changes[key]));
  return { values: { ...theirs, ...changes }, both };
}
