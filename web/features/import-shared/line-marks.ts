/** What a line or a row is marked as: an error prevents the import, a warning does not. */
export type LineMark = 'error' | 'warning';

/** The marked lines of a paste, from what is to be said of each row; an error outweighs a warning. */
export function lineMarks(
  marked: Iterable<readonly [line: number, mark: LineMark]>,
): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  for (const [line, mark] of marked) {
    if (mark === 'error' || !marks.has(line)) marks.set(line, mark);
  }
  return marks;
}
