import type { LineKind } from '#contract/files.ts';
import { CAPS } from '#domain/limits.ts';

type Line = { line: number; kind: LineKind; key?: string };

/** What the report of an import says of some of its lines: how many there are, and the first of them (imports.43). */
export function linesReport(lines: readonly Line[]) {
  const first = lines.toSorted((one, other) => one.line - other.line).slice(0, CAPS.linesReported);
  return {
    total: lines.length,
    lines: first.map(({ line, kind, key }) => ({ line, kind, ...(key ? { key } : {}) })),
  };
}

export const NO_LINES = { total: 0, lines: [] };
