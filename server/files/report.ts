import type { LineKind } from '#contract/files/files.ts';
import { CAPS } from '#domain/core/limits.ts';

/** What a report says of a line. */
export type Line = { line: number; kind: LineKind; key?: string };

/** A loss is told before what has no string, and that before what a string has already: none crowds out the former. */
const rankOf = ({ kind }: Line): number =>
  kind === 'identical' ? 2 : kind === 'unknown' || kind === 'gone' ? 1 : 0;

/** The part of an import's report about some lines: their number, and the first of them (imports.43). */
export function linesReport(lines: readonly Line[]) {
  const inOrder = lines.toSorted((one, other) => one.line - other.line);
  const first = inOrder.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, CAPS.linesReported);
  const shown = first.toSorted((one, other) => one.line - other.line);
  return {
    total: lines.length,
    lines: shown.map(({ line, kind, key }) => ({ line, kind, ...(key ? { key } : {}) })),
  };
}

/** A report with further lines, which come first. */
export const withLines = (report: ReturnType<typeof linesReport>, lines: readonly Line[]) => ({
  total: report.total + lines.length,
  lines: [...linesReport(lines).lines, ...report.lines].slice(0, CAPS.linesReported),
});

export const NO_LINES = { total: 0, lines: [] };
