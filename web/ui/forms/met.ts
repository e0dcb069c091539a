/**
 * What becomes of my changes when there was a save meanwhile: mine stay, theirs are taken where I changed nothing; `both`
 * are those that we changed differently.
 */
export function met<Values extends object>(changes: Partial<Values>, seen: Values, theirs: Values) {
  const isField = (key: string): key is keyof Values & string => key in theirs;
  const both = Object.keys(changes)
    .filter(isField)
    .filter((key) => theirs[key] !== seen[key] && theirs[key] !== changes[key]);
  return { values: { ...theirs, ...changes }, both };
}
