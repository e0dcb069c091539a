import { greatest } from '#domain/core/long-lists.ts';
/** Rows as lines with columns, of which numbers are aligned to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => greatest(rows.map((row) => String(row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, at) =>
        typeof cell === 'number' ? String(cell).padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
