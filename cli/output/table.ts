import { greatest } from '#domain/core/long-lists.ts';

/** Rows as lines with columns, of which numbers are aligned to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, index) =>
    greatest(rows.map((row) => String(row[index] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, index) =>
        typeof cell === 'number'
          ? String(cell).padStart(widths[index] ?? 0)
          : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
