/** The mark of a line or row: an error prevents the import, a warning does not. */
export type LineMark = 'error' | 'warning';

/** The marked lines of a text; of two marks of a line, the error wins. */
export function lineMarks(
  marked: Iterable<readonly [line: number, mark: LineMark]>,
): ReadonlyMap<number, LineMark> {
  const marks = new Map<number, LineMark>();
  for (const [line, mark] of marked) {
    if (mark === 'error' || !marks.has(line)) marks.set(line, mark);
  }
  return marks;
}
