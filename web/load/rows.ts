import type { Load, LoadedString, LoadProblem, LoadWarning } from '#domain/loading.ts';

/** One line of the preview: a string as it will be stored, or a place of the paste that could not be read as one. */
export type PreviewRow = {
  readonly id: string;
  /** Line of the paste, from 1. */
  readonly line: number;
  /** Place among the strings, from 0. */
  readonly index?: number;
  readonly string?: LoadedString;
  readonly problems: readonly LoadProblem[];
  /** For a key met before: the number of the string that had it first, from 1. */
  readonly sameKeyAs?: number;
};

/** What a transformed paste shows, in the order of its lines; problems of the whole have no row. */
export function rowsOf(load: Load): PreviewRow[] {
  const problems = problemsOf(load);
  const unread = problems.filter(({ index, line }) => index === undefined && line !== undefined);
  const byIndex = Map.groupBy(
    problems.filter(({ index }) => index !== undefined),
    ({ index }) => index,
  );
  const sameKeys = new Set(load.warnings.map(({ index }: LoadWarning) => index));
  const firstWith = new Map<string, number>();
  const strings = load.strings.map((string, index): PreviewRow => {
    const first = firstWith.get(string.key) ?? index + 1;
    firstWith.set(string.key, first);
    return {
      id: `string-${index + 1}`,
      line: string.line,
      index,
      string,
      problems: byIndex.get(index) ?? [],
      ...(sameKeys.has(index) ? { sameKeyAs: first } : {}),
    };
  });
  const places = unread.map(
    (problem, at): PreviewRow => ({ id: `unread-${at + 1}`, line: problem.line ?? 0, problems: [problem] }),
  );
  return places.length === 0 ? strings : [...strings, ...places].sort((one, other) => one.line - other.line);
}

/** All that is wrong with a load. */
export function problemsOf(load: Load): readonly LoadProblem[] {
  return load.ok ? [] : load.problems;
}

/** Whether there is something to say about a row. */
export function isMarked({ problems, sameKeyAs }: PreviewRow): boolean {
  return problems.length > 0 || sameKeyAs !== undefined;
}

/** How each marked line of the paste is marked: an error outweighs a warning. */
export function marksOf(rows: readonly PreviewRow[]): ReadonlyMap<number, 'error' | 'warning'> {
  const marked = rows.filter(isMarked);
  return new Map([
    ...marked.map(({ line }) => [line, 'warning'] as const),
    ...marked.filter(({ problems }) => problems.length > 0).map(({ line }) => [line, 'error'] as const),
  ]);
}
