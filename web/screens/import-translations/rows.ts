import type { PairedTexts, PairInText, ProblemInText } from '#domain/files/previews/pair-texts.ts';
import type { LineMark } from '../../features/files/import-shared/line-marks.ts';
import { type RowStatus, statusOf, TONES } from './row-status.ts';
import type { RunState } from './use-run.ts';

/** One line of the preview: a translation and its string, or a line that could not be read; `from`: the text it is in. */
export type Row = { id: string; line: number; from: number } & (
  | { pair: PairInText; status: RowStatus }
  | { problem: Extract<ProblemInText, { line: number }> }
);

/** The rows of the preview, in the order of their lines. */
export function rowsOf(
  { pairs, problems }: Pick<PairedTexts, 'pairs' | 'problems'>,
  run: RunState | undefined,
): Row[] {
  if (problems.length === 0) {
    return pairs.flatMap((pair, at) => {
      const { line, from, proofread } = pair;
      const status = statusOf(pair, run);
      // Rows that nobody has changed are only counted, unless something else is said of them.
      if (status === 'unchanged' && !proofread?.notes.length) return [];
      return [{ id: `pair-${at + 1}`, line, from, pair, status }];
    });
  }
  return problems.flatMap((problem, at) =>
    'line' in problem ? [{ id: `problem-${at + 1}`, line: problem.line, from: problem.from, problem }] : [],
  );
}

/** How many rows there are of each status. */
export function countsOf(rows: readonly Row[]): ReadonlyMap<RowStatus, number> {
  const counts = new Map<RowStatus, number>();
  for (const row of rows) {
    if ('status' in row) counts.set(row.status, (counts.get(row.status) ?? 0) + 1);
  }
  return counts;
}

/** The mark of a row's line; a blank translation prevents the import unless it is skipped. */
export function markOf(row: Row, skipsEmpty: boolean): LineMark | undefined {
  if ('problem' in row || (row.status === 'empty' && !skipsEmpty)) return 'error';
  return TONES[row.status] === 'warning' ? 'warning' : undefined;
}
