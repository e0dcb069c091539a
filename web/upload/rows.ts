import type { Upload, UploadPair, UploadProblem } from '#domain/upload-pairs.ts';
import { type Fate, fateOf, TONES } from './fates.ts';
import type { Run } from './use-run.ts';

/** One line of the preview: a translation and its string, or a line that could not be read. */
export type Row = { id: string; line: number } & (
  | { pair: UploadPair; fate: Fate }
  | { problem: Extract<UploadProblem, { line: number }> }
);

/** What a transformed paste shows, in the order of its lines. */
export function rowsOf({ pairs, problems }: Upload, run: Run | undefined): Row[] {
  if (problems.length === 0) {
    return pairs.map((pair, at) => ({
      id: `pair-${at + 1}`,
      line: pair.line,
      pair,
      fate: fateOf(pair, run),
    }));
  }
  return problems.flatMap((problem, at) =>
    'line' in problem ? [{ id: `problem-${at + 1}`, line: problem.line, problem }] : [],
  );
}

/** How many rows there are of each fate. */
export function countsOf(rows: readonly Row[]): ReadonlyMap<Fate, number> {
  const counts = new Map<Fate, number>();
  for (const row of rows) {
    if ('fate' in row) counts.set(row.fate, (counts.get(row.fate) ?? 0) + 1);
  }
  return counts;
}

/** How each line of the paste with something to say is marked; a blank translation stands in the way unless it is skipped. */
export function marksOf(rows: readonly Row[], skipsEmpty: boolean): ReadonlyMap<number, 'error' | 'warning'> {
  const marks = new Map<number, 'error' | 'warning'>();
  for (const row of rows) {
    if ('problem' in row || (row.fate === 'empty' && !skipsEmpty)) marks.set(row.line, 'error');
    else if (TONES[row.fate] === 'warning' && !marks.has(row.line)) marks.set(row.line, 'warning');
  }
  return marks;
}
