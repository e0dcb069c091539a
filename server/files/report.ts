import type { LineKind } from '#contract/files.ts';
import { CAPS } from '#domain/limits.ts';

type Line = { line: number; kind: LineKind; key?: string };

/** The part of an import's report about some lines: their number, and the first of them (imports.43). */
export function linesReport(lines: readonly Line[]) {
  const first = lines.toSorted((one, other) => one.line - other.line).slice(0, CAPS.linesReported);
  return {
    total: lines.length,
    lines: first.map(({ line, kind, key }) => ({ line, kind, ...(key ? { key } : {}) })),
  };
}

export const NO_LINES = { total: 0, lines: [] };
